import type { Point } from '../base/geometry.ts';
import { mm, pt } from '../base/length.ts';
import type { Item } from '../face/item.ts';
import { textItem } from '../face/text-item.ts';
import { line, rule } from './lines.ts';
import { STRONG_RULE, TYPE } from './paper.ts';

/**
 * A ruler in millimetres: held against a real one, it says whether the proof was printed at true size.
 *
 * Shape   from `at` to the right, `length` millimetres, ticks downwards
 */
export function ruler(at: Point, length: number): readonly Item[] {
  const ticks = Array.from({ length: length + 1 }, (_, i) => {
    const tall = i % 10 === 0 ? mm(2.6) : i % 5 === 0 ? mm(1.8) : mm(1.1);
    const x = at.x + mm(i);
    return line({ x, y: at.y }, { x, y: at.y + tall }, { ...STRONG_RULE, width: pt(0.3) });
  });
  const labels = Array.from({ length: Math.floor(length / 20) + 1 }, (_, i) =>
    textItem(String(i * 20), TYPE.small, { x: at.x + mm(i * 20), y: at.y + mm(5.4), align: 'centre' }),
  );
  return [rule(at, mm(length), { ...STRONG_RULE, width: pt(0.3) }), ...ticks, ...labels];
}
