import { expect, test } from 'vitest';
import { IMAGED_BLACK } from '../../../src/base/ink.ts';
import { pt } from '../../../src/base/length.ts';
import { lineOperators, outlineOperators } from '../../../src/pdf/write/outlines.ts';

test('an outline is drawn with y upwards, curves and closings kept', () => {
  const outline = outlineOperators([
    { op: 'M', x: 0, y: pt(1) },
    { op: 'L', x: pt(2), y: pt(-1) },
    { op: 'C', x1: pt(3), y1: 0, x2: pt(4), y2: pt(2), x: pt(5), y: pt(2.5) },
    { op: 'Z' },
  ]);
  expect(outline.split('\n')).toEqual(['0 -1 m', '2 1 l', '3 0 4 -2 5 -2.5 c', 'h']);
});

test('a stroke says its width, and how it ends, joins and is dashed, butt and mitred unless told', () => {
  expect(lineOperators({ paint: IMAGED_BLACK, width: pt(0.25) })).toBe('0.25 w 0 J 0 j [] 0 d');
  expect(
    lineOperators({ paint: IMAGED_BLACK, width: pt(1), cap: 'round', join: 'bevel', dash: [pt(3), pt(1.5)] }),
  ).toBe('1 w 1 J 2 j [3 1.5] 0 d');
});
