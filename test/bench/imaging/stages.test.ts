import { expect, test } from 'vitest';
import { lineStages } from '../../../bench/imaging/stages.ts';

const alone = { deal: 0.1, dealAndJudge: 0.3, codes: 0.2, deflate: 0.5, write: 0.1, disk: 0.02 };
const whole = { seconds: 2, onceSeconds: 0.1, tickets: 100_000 };

test('what no stage alone takes of the line is the assembling', () => {
  const { microseconds, stages, limits } = lineStages([{ whole, alone }]);
  const shares = Object.entries(stages).map(([stage, { share }]) => [stage, Number(share.toFixed(3))]);
  expect(shares).toEqual([
    ['deal', 0.05],
    ['judge', 0.1],
    ['codes', 0.1],
    ['assemble', 0.4],
    ['deflate', 0.25],
    ['write', 0.05],
    ['once a file', 0.05],
  ]);
  expect(microseconds).toBeCloseTo(20, 9);
  expect(stages.deal.microseconds).toBeCloseTo(1, 9);
  expect(stages.assemble.microseconds).toBeCloseTo(8, 9);
  expect([limits.zlib.lineIsTimes, limits.disk.lineIsTimes]).toEqual([4, 100]);
  expect(limits.disk.microseconds).toBeCloseTo(0.2, 9);
});

test('a round on a machine that is slow for a while changes no share', () => {
  const slow = {
    whole: { ...whole, seconds: 6, onceSeconds: 0.3 },
    alone: { deal: 0.3, dealAndJudge: 0.9, codes: 0.6, deflate: 1.5, write: 0.3, disk: 0.06 },
  };
  const quiet = { whole, alone };
  const { microseconds, stages } = lineStages([quiet, slow, quiet]);
  expect(microseconds).toBeCloseTo(20, 9);
  expect(stages.deflate.share).toBeCloseTo(0.25, 9);
  expect(stages.assemble.share).toBeCloseTo(0.4, 9);
});
