import { expect, it } from 'vitest';
import { mm } from '../../src/base/length.ts';
import { boundsOf } from '../../src/face/bounds.ts';
import { TYPE } from '../../src/proof/paper.ts';
import { stacked, wrapped } from '../../src/proof/wrapped.ts';

const at = { x: mm(10), y: mm(20) };

it('sets a text from the capitals of its first line to its last baseline', () => {
  const text = wrapped('HAUT HAUT', TYPE.body, mm(8));
  expect(text.lines).toBe(2);
  const bounds = boundsOf(text.draw(at));
  expect(bounds && Math.abs(bounds.y - at.y)).toBeLessThan(mm(0.1));
  expect(bounds && Math.abs(bounds.height - text.height)).toBeLessThan(mm(0.1));
});

it('stacks texts without their ink meeting', () => {
  const parts = [wrapped('page', TYPE.body, mm(40)), wrapped('École', TYPE.body, mm(40))];
  const [upper, lower] = stacked(parts)
    .draw(at)
    .map((item) => boundsOf([item]));
  expect(upper && lower && upper.y + upper.height < lower.y).toBe(true);
});
