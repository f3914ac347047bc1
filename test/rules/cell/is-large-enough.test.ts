import { expect, it } from 'vitest';
import { rect } from '../../../src/base/geometry.ts';
import { mm, pt } from '../../../src/base/length.ts';
import { rule } from '../../../src/rules/cell/is-large-enough.ts';
import { run } from '../../../src/rules/run.ts';
import { amountCell, inked, mark, subjectOf } from '../../kit/cell.ts';

const letters = (size: number) =>
  amountCell({}, [inked('QUINZ', 'transcription', { centre: mm(10), top: mm(8), size: pt(size) })]);

it('says nothing of a transcription of six points', () => {
  expect(run([rule], subjectOf(letters(6)))).toEqual([]);
});

it('finds a transcription of less', () => {
  expect(run([rule], subjectOf(letters(5.9)))).toEqual([
    {
      rule: 'cell/is-large-enough',
      severity: 'error',
      ticket: null,
      surface: 'coupDeFoudre',
      zone: 'coupDeFoudre/amount/15',
      article: '3.3.1',
      expected: 'transcription of at least 6 pt',
      found: '5.90 pt',
      message: 'the cell coupDeFoudre/amount/15 needs its transcription of at least 6 pt, and has 5.90 pt',
    },
  ]);
});

it('says nothing of an arrow of 1.4 mm, and finds one that is smaller', () => {
  const arrow = (side: number) => amountCell({}, [mark('arrow', rect(mm(5), mm(5), mm(side), mm(1)))]);
  expect(run([rule], subjectOf(arrow(1.4)))).toEqual([]);
  expect(run([rule], subjectOf(arrow(1.39))).map(({ found }) => found)).toEqual(['1.39 mm']);
});
