import { expect, it } from 'vitest';
import { rule } from '../../../src/rules/cell/parts-do-not-overlap.ts';
import { run } from '../../../src/rules/run.ts';
import { amountCell, subjectOf } from '../../kit/cell.ts';
import { withMoved } from '../../kit/damaged-cell.ts';

it('says nothing of parts that stand apart', () => {
  expect(run([rule], subjectOf(amountCell()))).toEqual([]);
});

it('finds an arrow on the transcription', () => {
  expect(run([rule], subjectOf(withMoved('arrow', { y: 1 })))).toEqual([
    {
      rule: 'cell/parts-do-not-overlap',
      severity: 'error',
      ticket: null,
      surface: 'coupDeFoudre',
      zone: 'coupDeFoudre/amount/15',
      article: '3.3.1',
      expected: 'transcription clear of arrow',
      found: 'transcription over arrow',
      message:
        'the cell coupDeFoudre/amount/15 needs its transcription clear of arrow, and has its transcription over arrow',
    },
  ]);
});
