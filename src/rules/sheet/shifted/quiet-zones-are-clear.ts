import { contains, grow, type Rect } from '../../../base/geometry.ts';
import type { Length } from '../../../base/length.ts';
import type { Face } from '../../../face/face.ts';
import { isClear, isCovering, isImaged } from '../../../imposition/passes.ts';
import { hasEdgeWithin } from '../../edge-within.ts';
import type { Rule } from '../../rule.ts';
import { onFace, quietZone } from '../quiet-zone.ts';
import { faceOn } from '../shown.ts';
import { codesOf, mmText, type SheetCode, type SheetSubject, sheetFacts, whereOf } from '../subject.ts';

/**
 * Round each code, on the sheet and off register, its quiet zone is on its own ticket and on an even ground.
 *
 * Why     what is imaged beside a code moves with it, but the trim and the fixed plates under it do not
 */
export const rule: Rule<SheetSubject> = {
  id: 'sheet/shifted/quiet-zones-are-clear',
  severity: 'error',
  check(job, report) {
    const off = job.press.registerTolerance;
    for (const code of codesOf(job)) {
      const found = disturbed(code, off);
      if (found === null) continue;
      const { sheet, position, item } = code;
      report({
        ...sheetFacts(whereOf(sheet, position), position.recto.ticket),
        expected: `a clear quiet zone round its ${item.name} code when imaging is off by ${mmText(off)}`,
        found,
      });
    }
  },
  message: ({ zone, expected, found }) => `${zone}: the ticket needs ${expected}, and has ${found}`,
};

function disturbed({ bars, item, position, side }: SheetCode, off: Length): string | null {
  const shown = faceOn(position, side);
  for (const one of bars) {
    const zone = quietZone(one, item);
    if (zone === null) continue;
    const moved = grow(zone, off);
    if (!contains(shown.trim, moved)) return 'one that reaches over the edge of the ticket';
    const pass = passWithin(shown.face, onFace(moved, shown));
    if (pass !== null) return `ink of the ${pass} pass in it`;
  }
  return null;
}

/** The first fixed pass under a code that has an edge of its ink in a rectangle; coat and picture are scratched off. */
function passWithin({ layers }: Face, zone: Rect): string | null {
  const layer = layers.find(
    ({ pass, items }) =>
      [isImaged, isCovering, isClear].every((is) => !is(pass)) &&
      items.some((item) => hasEdgeWithin(item, zone)),
  );
  return layer?.pass ?? null;
}
