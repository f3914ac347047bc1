import type { Point } from '../base/geometry.ts';
import { type Length, mm, pt } from '../base/length.ts';
import type { Item } from '../face/item.ts';
import { textItem } from '../face/text-item.ts';
import { line, rule } from './lines.ts';
import { STRONG_RULE, TYPE } from './paper.ts';

/**
 * A ruler in millimetres: held against a real one, it says whether the proof was printed at true size.
 *
 * Shape   from `at` to the right, as many whole millimetres as `width` holds, ticks downwards, a note above
 */
export function ruler(at: Point, width: Length): readonly Item[] {
  const length = Math.floor(width / mm(1));
  const stroke = { ...STRONG_RULE, width: pt(0.3) };
  const ticks = Array.from({ length: length + 1 }, (_, i) => {
    const tall = i % 10 === 0 ? mm(2.6) : i % 5 === 0 ? mm(1.8) : mm(1.1);
    const x = at.x + mm(i);
    return line({ x, y: at.y }, { x, y: at.y + tall }, stroke);
  });
  const labels = Array.from({ length: Math.floor(length / 20) + 1 }, (_, i) =>
    textItem(String(i * 20), TYPE.small, {
      x: at.x + mm(i * 20),
      y: at.y + mm(5.2),
      align: i === 0 ? 'left' : 'centre',
    }),
  );
  const unit = textItem('mm', TYPE.small, { x: at.x + mm(length), y: at.y + mm(5.2), align: 'right' });
  return [
    textItem(NOTE, TYPE.small, { x: at.x, y: at.y - mm(1.4) }),
    rule(at, mm(length), stroke),
    ...ticks,
    ...labels,
    unit,
  ];
}

const NOTE =
  'Réglet de contrôle\u00a0: s’il ne tombe pas juste contre une règle, l’épreuve n’est pas à l’échelle 1.';
