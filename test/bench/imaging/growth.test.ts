import { expect, test } from 'vitest';
import { type GrowthPair, growthFigures } from '../../../bench/imaging/growth.ts';
import type { ImagedThere } from '../../../bench/imaging/serve.ts';

const imaged = (over: Partial<ImagedThere>): ImagedThere => ({
  seconds: 1,
  cpuSeconds: 1,
  tickets: 100_000,
  made: {
    sheets: { from: 0, to: 1 },
    files: { recto: { bytes: 1, sha256: 'a' }, verso: { bytes: 1, sha256: 'b' } },
  },
  bytesPerTicket: 500,
  onceSeconds: 0.1,
  steadyMicroseconds: 40,
  processSeconds: 3,
  peakMegabytes: 200,
  ...over,
});

const pair = (large: number, small: number, peakMegabytes = 200): GrowthPair => ({
  large: imaged({ steadyMicroseconds: large, peakMegabytes }),
  small: imaged({ steadyMicroseconds: small, tickets: 10_000 }),
});

test('a large job is held against the small job of the same moment, and the middle of all is told', () => {
  const figures = growthFigures([pair(42, 40)], {
    pairs: [pair(40, 40, 220), pair(90, 75, 230), pair(44, 40, 240)],
    smallPeakMegabytes: 190,
  });
  expect(figures).toEqual([
    { tickets: 10_000, microseconds: 40, timesSmall: 1, peakMegabytes: 190 },
    { tickets: 100_000, microseconds: 42, timesSmall: 1.05, peakMegabytes: 220 },
    { tickets: 300_000, microseconds: 44, timesSmall: 1.1, peakMegabytes: 240 },
  ]);
});
