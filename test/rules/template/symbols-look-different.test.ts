import { expect, it } from 'vitest';
import type { Cell } from '../../../src/face/item.ts';
import { run } from '../../../src/rules/run.ts';
import { rule } from '../../../src/rules/template/symbols-look-different.ts';
import { withSurface } from '../../kit/damaged-template.ts';
import { rencontre } from '../../kit/real-face.ts';
import { saysNothingOfOurGames, told } from './silent.ts';

saysNothingOfOurGames(rule);

/** The hearts with the drawing of one symbol changed. */
const hearts = (symbol: string, change: (cell: Cell, all: readonly Cell[]) => Cell) =>
  withSurface(rencontre, 'vieADeux', ({ cells }) => ({
    cells: () =>
      cells().map((cell) => (cell.key === `vieADeux/symbol/${symbol}` ? change(cell, cells()) : cell)),
  }));

it('finds a diamond that is drawn as a heart', () => {
  const alike = hearts('diamant', (cell, all) => ({ ...cell, items: all[0]?.items ?? [] }));
  expect(run([rule], alike)).toEqual([
    {
      rule: 'template/symbols-look-different',
      severity: 'error',
      ticket: null,
      surface: 'vieADeux',
      zone: 'vieADeux/symbol/coeur, vieADeux/symbol/diamant',
      article: '3.5.1',
      expected: 'at most 60 % alike',
      found: '100 %',
      message:
        'the symbols vieADeux/symbol/coeur, vieADeux/symbol/diamant must be at most 60 % alike, and are 100 %',
    },
  ]);
});

it('does not mind two days that are set in the same letters', () => {
  const days = withSurface(rencontre, 'rencontre', ({ cells }) => ({
    cells: () => cells().map((cell, _, all) => ({ ...cell, items: all[0]?.items ?? [] })),
  }));
  expect(told(rule, days)).toEqual([]);
});
