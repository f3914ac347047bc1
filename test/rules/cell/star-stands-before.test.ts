import { expect, it } from 'vitest';
import { rule } from '../../../src/rules/cell/star-stands-before.ts';
import { run } from '../../../src/rules/run.ts';
import { amountCell, subjectOf } from '../../kit/cell.ts';
import { withMoved } from '../../kit/damaged-cell.ts';

const found = (cell: Parameters<typeof subjectOf>[0]) => run([rule], subjectOf(cell)).map((one) => one.found);

it('says nothing of a star before the digits, nor of an amount without one', () => {
  expect(found(amountCell())).toEqual([]);
  expect(found(amountCell({ star: false }))).toEqual([]);
});

it('finds a star moved after the digits', () => {
  expect(run([rule], subjectOf(withMoved('star', { x: 12 })))).toEqual([
    {
      rule: 'cell/star-stands-before',
      severity: 'error',
      ticket: null,
      surface: 'coupDeFoudre',
      zone: 'coupDeFoudre/amount/15',
      article: '3.3.1',
      expected: 'star before the digits',
      found: 'star in or after them',
      message:
        'the cell coupDeFoudre/amount/15 needs its star before the digits, and has its star in or after them',
    },
  ]);
});

it('finds a star in the digits', () => {
  expect(found(withMoved('star', { x: 2.5 }))).toEqual(['star in or after them']);
});

it('finds a star on the line of the transcription', () => {
  expect(found(withMoved('star', { y: 5 }))).toEqual(['star off their line']);
});
