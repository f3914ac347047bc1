import { expect, it } from 'vitest';
import { rule } from '../../../src/rules/cell/arrow-stands-between.ts';
import { run } from '../../../src/rules/run.ts';
import { amountCell, subjectOf } from '../../kit/cell.ts';
import { withMoved } from '../../kit/damaged-cell.ts';

const finding = {
  rule: 'cell/arrow-stands-between',
  severity: 'error',
  ticket: null,
  surface: 'coupDeFoudre',
  zone: 'coupDeFoudre/amount/15',
  article: '3.3.1',
  expected: 'arrow between digits and transcription',
  found: 'arrow elsewhere',
  message:
    'the cell coupDeFoudre/amount/15 needs its arrow between digits and transcription, and has its arrow elsewhere',
};

it('says nothing of an arrow between 15 € and QUINZ', () => {
  expect(run([rule], subjectOf(amountCell()))).toEqual([]);
});

it('says nothing of an amount without arrow', () => {
  expect(run([rule], subjectOf(amountCell({ arrow: false })))).toEqual([]);
});

it('finds an arrow moved over the digits', () => {
  expect(run([rule], subjectOf(withMoved('arrow', { y: -1 })))).toEqual([finding]);
});

it('finds an arrow moved under the transcription', () => {
  expect(run([rule], subjectOf(withMoved('arrow', { y: 4 })))).toEqual([finding]);
});

it('finds an arrow moved beside both', () => {
  expect(run([rule], subjectOf(withMoved('arrow', { x: 9 })))).toEqual([finding]);
});
