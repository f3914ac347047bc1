import { expect, it } from 'vitest';
import { rule } from '../../../src/rules/cell/has-its-parts.ts';
import { run } from '../../../src/rules/run.ts';
import { amountCell, subjectOf } from '../../kit/cell.ts';
import { without } from '../../kit/damaged-cell.ts';

const told = (cell: Parameters<typeof subjectOf>[0]) =>
  run([rule], subjectOf(cell)).map(({ expected, found }) => [expected, found]);

it('says nothing of a cell that draws the star and the arrow of its content', () => {
  expect(told(amountCell())).toEqual([]);
});

it('finds a star that is not drawn', () => {
  expect(run([rule], subjectOf(without('star')))).toEqual([
    {
      rule: 'cell/has-its-parts',
      severity: 'error',
      ticket: null,
      surface: 'coupDeFoudre',
      zone: 'coupDeFoudre/amount/15',
      article: '3.3.1',
      expected: 'a star',
      found: 'no star',
      message: 'the cell coupDeFoudre/amount/15 needs a star, and has no star',
    },
  ]);
});

it('finds an arrow that is not drawn, and one that should not be', () => {
  expect(told(without('arrow'))).toEqual([['an arrow', 'no arrow']]);
  expect(told(amountCell({ arrow: false }, amountCell().items))).toEqual([['no arrow', 'an arrow']]);
});
