import { expect, it } from 'vitest';
import { mm, pt } from '../../../src/base/length.ts';
import { rule } from '../../../src/rules/cell/every-glyph-is-drawn.ts';
import { run } from '../../../src/rules/run.ts';
import { amountCell, inked, subjectOf } from '../../kit/cell.ts';

it('says nothing of a cell whose font has all its characters', () => {
  expect(run([rule], subjectOf(amountCell()))).toEqual([]);
});

it('finds a character that the font lacks', () => {
  const starred = inked('★ 15', 'amount', { centre: mm(10), top: mm(2), size: pt(12) });
  expect(run([rule], subjectOf(amountCell({}, [starred])))).toEqual([
    {
      rule: 'cell/every-glyph-is-drawn',
      severity: 'error',
      ticket: null,
      surface: 'coupDeFoudre',
      zone: 'coupDeFoudre/amount/15',
      article: '3.3.1',
      expected: '« ★ » in barlow-condensed-700',
      found: null,
      message:
        'the cell coupDeFoudre/amount/15 needs « ★ » in barlow-condensed-700, and the font has no such glyph',
    },
  ]);
});
