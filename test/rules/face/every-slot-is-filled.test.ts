import { expect, it } from 'vitest';
import { rule } from '../../../src/rules/face/every-slot-is-filled.ts';
import { run } from '../../../src/rules/run.ts';
import { withCell, withCells } from '../../kit/damaged-face.ts';
import { faces, happy, rencontre } from '../../kit/real-face.ts';

const right = faces(happy);
const bonus = { zone: 'bonus', slot: 'amount' };
const told = (...subject: Parameters<typeof withCells>) =>
  run([rule], withCells(...subject)).map(({ surface, zone, expected, found }) => [
    surface,
    zone,
    expected,
    found,
  ]);

it('says nothing of tickets with every slot filled', () => {
  expect(run([rule], right)).toEqual([]);
  expect(run([rule], faces(rencontre))).toEqual([]);
});

it('finds a slot left empty', () => {
  expect(
    run(
      [rule],
      withCell(right, { zone: 'mai', slot: 'symbol-1' }, () => null),
    ),
  ).toEqual([
    {
      rule: 'face/every-slot-is-filled',
      severity: 'error',
      ticket: '0000000000000000',
      surface: 'mois',
      zone: 'mai',
      article: '4.2.1',
      expected: '3 filled slots',
      found: '2 cells in 2 slots',
      message: 'mois mai needs 3 filled slots, and has 2 cells in 2 slots',
    },
  ]);
});

it('finds a slot filled twice, and one filled in the place of another', () => {
  const isBonus = ({ zone }: { zone: string }) => zone === 'bonus';
  expect(told(right, (cells) => [...cells, ...cells.filter(isBonus)])).toEqual([
    ['bonus', 'bonus', '1 filled slots', '2 cells in 1 slots'],
  ]);
  const shifted = withCell(right, { zone: 'mai', slot: 'symbol-1' }, (placed) => ({
    ...placed,
    slot: 'symbol-0',
  }));
  expect(run([rule], shifted).map(({ zone, found }) => [zone, found])).toEqual([
    ['mai', '3 cells in 2 slots'],
  ]);
});

it('finds a cell in a zone that the ticket does not have', () => {
  const astray = withCell(right, bonus, (placed) => ({ ...placed, zone: 'bonus[1]' }));
  expect(
    run([rule], astray).map(({ surface, zone, expected, found }) => [surface, zone, expected, found]),
  ).toEqual([
    ['bonus', 'bonus', '1 filled slots', '0 cells in 0 slots'],
    ['bonus', 'bonus[1]', 'no such zone', 'a cell in amount'],
  ]);
});
