import { expect, it } from 'vitest';
import { rule } from '../../../src/rules/reglement/winner-count.ts';
import { happy, rencontre, sayings, withPrizes } from './games.ts';

it('the winning tickets of both games are as many as printed', () => {
  expect(sayings(rule, happy)).toEqual([]);
  expect(sayings(rule, rencontre)).toEqual([]);
});

it('a count that is one off is told', () => {
  expect(
    sayings(
      rule,
      withPrizes(rencontre, () => ({ winners: 221_505 })),
    ),
  ).toEqual(['2: the rows and the block ask for 221504 winning tickets, the prize table has 221505']);
});

it('a block may be all winners, and not one more', () => {
  const block = (blockSize: number) => ({ ...rencontre, reglement: { ...rencontre.reglement, blockSize } });
  expect(sayings(rule, block(221_504))).toEqual([]);
  expect(sayings(rule, block(221_503))).toEqual([
    '2: the rows and the block ask for at most 221503 winning tickets, the prize table has 221504',
  ]);
});
