import { expect, it } from 'vitest';
import { onTarget, TARGET } from '../../../game/records.ts';
import { CIBLE, finding, inTarget } from '../judged.ts';

it('a target of three amounts is right', () => {
  expect(inTarget({})).toEqual([]);
});

it('a target of two amounts lacks one', () => {
  expect(inTarget({ amounts: TARGET.amounts.slice(0, 2) })).toEqual([
    finding({
      rule: 'ticket/amount/too-few',
      ...CIBLE,
      expected: '3 amounts',
      found: '2',
      message: '3 amounts are expected and 2 found: the ticket is an anomaly (3.6)',
    }),
  ]);
});

it('an amount of which nothing is said is lacking, and is no more than that', () => {
  expect(inTarget({ amounts: [onTarget(9, 'NEUF'), onTarget(0, 'ZERO'), null] })).toEqual([
    finding({
      rule: 'ticket/amount/too-few',
      ...CIBLE,
      expected: '3 amounts',
      found: '2',
      message: '3 amounts are expected and 2 found: the ticket is an anomaly (3.6)',
    }),
  ]);
});

it('a target without any lacks all', () => {
  expect(inTarget({ amounts: [] })).toEqual([
    finding({
      rule: 'ticket/amount/too-few',
      ...CIBLE,
      expected: '3 amounts',
      message: '3 amounts are expected and none found: the ticket is an anomaly (3.6)',
    }),
  ]);
});

it('amounts that are no list are told once, as a misfit', () => {
  expect(inTarget({ amounts: 3 }).map((one) => one.rule)).toEqual(['ticket/record-misfit']);
  expect(inTarget({ amounts: [onTarget(9, 'NEUF'), onTarget(0, 'ZERO'), 3] }).map((one) => one.rule)).toEqual(
    ['ticket/record-misfit'],
  );
});
