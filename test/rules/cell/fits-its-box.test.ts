import { expect, it } from 'vitest';
import { rect } from '../../../src/base/geometry.ts';
import { mm } from '../../../src/base/length.ts';
import { rule } from '../../../src/rules/cell/fits-its-box.ts';
import { run } from '../../../src/rules/run.ts';
import { amountCell, mark, subjectOf } from '../../kit/cell.ts';

const withMark = (x: number) => amountCell({}, [mark('star', rect(mm(x), mm(1), mm(2), mm(2)))]);

it('says nothing of ink that keeps 0.2 mm from the edge of its box', () => {
  expect(run([rule], subjectOf(withMark(0.2)))).toEqual([]);
  expect(run([rule], subjectOf(withMark(17.8)))).toEqual([]);
});

it('finds ink within the margin', () => {
  expect(run([rule], subjectOf(withMark(0.199)))).toEqual([
    {
      rule: 'cell/fits-its-box',
      severity: 'error',
      ticket: null,
      surface: 'coupDeFoudre',
      zone: 'coupDeFoudre/amount/15',
      article: '3.3.1',
      expected: 'ink within 0.200 0.200 19.800 13.800',
      found: '0.199 1.000 2.199 3.000',
      message:
        'the cell coupDeFoudre/amount/15 needs its ink within 0.200 0.200 19.800 13.800 mm, and has it at 0.199 1.000 2.199 3.000 mm',
    },
  ]);
});

it('finds a cell that draws nothing', () => {
  expect(run([rule], subjectOf(amountCell({}, []))).map(({ found }) => found)).toEqual(['no ink']);
});
