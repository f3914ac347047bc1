import { describe, expect, test } from 'vitest';
import { rect } from '../../../src/base/geometry.ts';
import { cmyk, IMAGED_BLACK, mix, REGISTRATION, spot } from '../../../src/base/ink.ts';
import { mm } from '../../../src/base/length.ts';
import type { PageSet } from '../../../src/face/page.ts';
import { openBounded } from '../../../src/pdf/read/content/bounded-file.ts';
import { readFacts } from '../../../src/pdf/read/facts/read-facts.ts';
import { NUMBERS } from '../../../src/rules/pdf/numbers.ts';
import { PDF_RULES } from '../../../src/rules/profile/pdf.ts';
import { run } from '../../../src/rules/run.ts';
import { CELL, COAT, filled, SPECIMEN, tickets } from '../../kit/face.ts';
import { page, pageSet, placed } from '../../kit/page.ts';
import { pdfOf } from '../../kit/pdf.ts';
import { imposed } from '../../kit/press.ts';

const BOX = rect(mm(5), mm(5), mm(30), mm(20));

/** One of everything that a page may be painted with. */
const paints = [
  cmyk(20, 0, 60, 0),
  IMAGED_BLACK,
  spot(COAT, 40),
  spot(REGISTRATION),
  mix([
    { ink: COAT, tint: 30 },
    { ink: SPECIMEN, tint: 100 },
  ]),
];

const everything = placed(...paints.map((paint) => filled(BOX, paint)), {
  kind: 'use',
  form: CELL,
  at: { x: mm(10), y: mm(30) },
});

const FILES: Readonly<Record<string, () => PageSet>> = {
  'sheets of a press': () => imposed(tickets(5)).pages,
  'a page of everything': () => pageSet([page([everything])], { inks: [COAT, SPECIMEN] }),
  'pages on layers, as PDF/VT': () =>
    pageSet(
      [page([{ ...everything, layer: { name: 'Découpe', step: 'Structural/Cutting' } }]), page([everything])],
      {
        inks: [COAT, SPECIMEN],
        vt: { levels: ['Job', 'Ticket'], recordLevel: 1, parts: [{ pages: 1 }, { pages: 1 }] },
      },
    ),
};

async function findingsIn(pages: PageSet) {
  const bytes = await pdfOf(pages);
  const opened = await openBounded(bytes);
  if (!opened.ok) throw new Error(opened.message);
  const facts = readFacts(opened.file, bytes);
  return run(PDF_RULES, { name: 'file.pdf', numbers: NUMBERS.sheet, job: null, ...facts });
}

describe('what our writer writes', () => {
  test.each(Object.entries(FILES))('%s: no rule finds an error or a warning', async (_, pages) => {
    const findings = await findingsIn(pages());
    expect(findings.filter(({ severity }) => severity !== 'unchecked').map(({ message }) => message)).toEqual(
      [],
    );
  });

  test('is a whole sheet of trim, of which nobody can tell the marks from the work without a job', async () => {
    const findings = await findingsIn(imposed(tickets(5)).pages);
    expect([...new Set(findings.map(({ rule, severity }) => `${severity} ${rule}`))]).toEqual([
      'unchecked pdf/inks/registration-is-in-marks-only',
    ]);
  });
});
