import { expect, test } from 'vitest';
import type { ProgramFigures } from '../../../bench/peers/compare.ts';
import { programsTable } from '../../../bench/peers/table.ts';

const figures = (over: Partial<ProgramFigures>): ProgramFigures => ({
  program: 'grattage',
  label: 'grattage, imaging',
  tickets: 25_000,
  wholeTicketsPerSecond: 9_000,
  steadyTicketsPerSecond: 20_000,
  oursIsTimes: 1,
  bytesPerTicket: 600,
  peakMegabytes: 283,
  runs: [],
  ...over,
});

test('ordinary tools stand beside our line, and pdfkit beside its goal', () => {
  const programs = [
    figures({}),
    figures({ program: 'pdfkit', label: 'pdfkit plain, composite', tickets: 50, oursIsTimes: 300 }),
    figures({ program: 'pdfkit-imaging', label: 'pdfkit plain, imaging', tickets: 500, oursIsTimes: 299.9 }),
    figures({ program: 'pdf-lib', label: 'pdf-lib careful, composite', tickets: 1_000, oursIsTimes: 12.34 }),
  ];
  expect(`\n${programsTable({ game: 'happy-2014', rounds: 3, load: [0, 1.04], programs })}`).toBe(`
happy-2014, one process each, load 0.0 to 1.0
                            tickets  whole, a second  steady, a second  ours is  bytes a ticket    peak                                  goal
grattage, imaging            25,000            9,000            20,000                      600  283 MB  ≥ 20,000 steady met, ≤ 600 bytes met
pdfkit plain, composite          50            9,000            20,000  × 300.0             600  283 MB                           ≥ × 300 met
pdfkit plain, imaging           500            9,000            20,000  × 299.9             600  283 MB                        ≥ × 300 missed
pdf-lib careful, composite    1,000            9,000            20,000   × 12.3             600  283 MB
`);
});
