import { describe, expect, it } from 'vitest';
import { euros } from '../../src/base/money.ts';
import { refuseImpossible, resized } from '../../src/block/pack-rules.ts';
import type { PackRules } from '../../src/game/block-policy.ts';
import { refusalOf } from './policies.ts';

const N = '\u00a0';

/** 100 packs of 10 with 200 winners. */
const RULES: PackRules = {
  of: 10,
  least: 1,
  most: 4,
  longestLosingRun: 9,
  high: { from: euros(100), most: 1 },
};
const COUNTS = { tickets: 1_000, winners: 200, high: 100 };

const tried =
  (rules: Partial<PackRules>, counts: Partial<typeof COUNTS> = {}): (() => void) =>
  () =>
    refuseImpossible({ ...RULES, ...rules }, { ...COUNTS, ...counts });

describe('rules that a block can keep', () => {
  it.each([
    ['as they are', {}, {}],
    ['as many winners as the fewest of all packs', { least: 2 }, {}],
    ['as many winners as the most of all packs', { most: 2 }, {}],
    ['as many high prizes as packs', {}, { high: 100 }],
    ['runs as long as one winner leaves them', { longestLosingRun: 9 }, {}],
    ['one order in many', { least: 2, longestLosingRun: 4 }, {}],
  ])('%s', (_, rules, counts) => {
    expect(tried(rules, counts)).not.toThrow();
  });
});

describe('rules that it cannot keep are refused', () => {
  it.each([
    [`packs of 3 do not divide a block of 1,000 tickets`, { of: 3, most: 3 }, {}],
    ['packs of 1: a pack has 2 to 1,000 tickets', { of: 1 }, {}],
    ['packs of 1001: a pack has 2 to 1,000 tickets', { of: 1_001 }, {}],
    ['packs with 2 winners at least and 2 at most: the two must differ', { least: 2, most: 2 }, {}],
    ['11 winners do not fit a pack of 10', { most: 11 }, {}],
    ['100 packs with 3 winners at least need 300, and the block has 200', { least: 3 }, {}],
    ['100 packs with 2 winners at most hold 200, and the block has 201', { most: 2 }, { winners: 201 }],
    [
      'a pack may hold as few winners as 1, and as many high prizes as 2',
      { high: { from: euros(100), most: 2 } },
      {},
    ],
    [`100 packs with 1 at most from 100${N}€ up cannot hold 101`, {}, { high: 101 }],
    [
      'losing runs of 8 at most cannot be kept in packs of 10 with as few winners as 1',
      { longestLosingRun: 8 },
      {},
    ],
    [
      'losing runs of 3 at most cannot be kept in packs of 10 with as few winners as 2',
      { least: 2, longestLosingRun: 3 },
      {},
    ],
    ['fewest winners in a pack: -1 is no whole number', { least: -1 }, {}],
    ['longest losing run: 2.5 is no whole number', { longestLosingRun: 2.5 }, {}],
  ])('%s', (message, rules, counts) => {
    expect(refusalOf(tried(rules, counts))).toBe(message);
  });

  it('so are those that hardly any order keeps', () => {
    const many = { tickets: 5_000, winners: 1_000, high: 0 };
    const rules = { of: 50, least: 6, most: 20 };
    const withRuns = (longestLosingRun: number) =>
      refusalOf(() => refuseImpossible({ ...RULES, ...rules, longestLosingRun }, many));
    expect(withRuns(9)).toBe('not refused');
    expect(withRuns(8)).toBe(
      'losing runs of 8 at most are kept by fewer than 1 in 1000 orders of 50 tickets with as few winners as 6',
    );
  });
});

it('packs of another size keep the rules in proportion, the fewest rounded down and the most up', () => {
  const own: PackRules = { ...RULES, of: 50, least: 7, most: 16, longestLosingRun: 24 };
  expect(resized(own, 25)).toEqual({ ...own, of: 25, least: 3, most: 8 });
  expect(resized(own, 100)).toEqual({ ...own, of: 100, least: 14, most: 32 });
});
