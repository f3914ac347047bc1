import { expect, it } from 'vitest';
import type { Cell } from '../../../src/face/item.ts';
import { run } from '../../../src/rules/run.ts';
import { rule } from '../../../src/rules/template/every-cell-is-drawn.ts';
import { withSurface } from '../../kit/damaged-template.ts';
import { happy } from '../../kit/real-face.ts';
import { saysNothingOfOurGames } from './silent.ts';

saysNothingOfOurGames(rule);

type Cells = readonly Cell[];

const bonus = (change: (cells: Cells) => Cells) =>
  withSurface(happy, 'bonus', ({ cells }) => ({ cells: () => change(cells()) }));

it('finds a cell that is not drawn', () => {
  expect(
    run(
      [rule],
      bonus((all) => all.slice(1)),
    ),
  ).toEqual([
    {
      rule: 'template/every-cell-is-drawn',
      severity: 'error',
      ticket: null,
      surface: 'bonus',
      zone: null,
      article: '4.3.1',
      expected: '8 cells',
      found: '7 cells, 7 keys',
      message: 'the surface bonus needs 8 cells, and draws 7 cells, 7 keys',
    },
  ]);
});

it('finds a cell too many, one drawn twice, and two under one key', () => {
  const found = (template: typeof happy) => run([rule], template).map((one) => one.found);
  expect(
    found(bonus((all) => [...all, ...all.slice(0, 1).map((cell) => ({ ...cell, key: 'bonus/amount/7' }))])),
  ).toEqual(['9 cells, 9 keys']);
  expect(found(bonus((all) => [...all, ...all.slice(0, 1)]))).toEqual(['9 cells, 8 keys']);
  expect(
    found(bonus((all) => all.map((cell, at) => (at === 1 ? { ...cell, key: all[0]?.key ?? '' } : cell)))),
  ).toEqual(['8 cells, 7 keys']);
});
