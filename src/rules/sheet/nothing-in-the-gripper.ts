import { bottom, hull, right } from '../../base/geometry.ts';
import type { Length } from '../../base/length.ts';
import type { Press } from '../../imposition/press.ts';
import type { SheetPage } from '../../imposition/sheet.ts';
import type { Rule } from '../rule.ts';
import { extentOf } from './extent.ts';
import { mmText, type SheetSubject, sheetFacts } from './subject.ts';

/**
 * Neither tickets nor marks reach into the edges that the press cannot print: gripper, tail and sides.
 *
 * Source  print.md, "Imposition"
 */
export const rule: Rule<SheetSubject> = {
  id: 'sheet/nothing-in-the-gripper',
  severity: 'error',
  check({ press, sheets }, report) {
    const worst = new Map<string, Edge>();
    for (const page of sheets.flatMap(({ pages }) => pages)) {
      for (const edge of edgesOf(page, press)) {
        if (edge.left < (worst.get(edge.name)?.left ?? edge.kept)) worst.set(edge.name, edge);
      }
    }
    for (const { name, label, kept, left } of worst.values()) {
      report({
        ...sheetFacts(label),
        expected: `no ink within ${mmText(kept)} of the ${name} edge`,
        found: left >= 0 ? `ink ${mmText(left)} from it` : `ink ${mmText(-left)} beyond it`,
      });
    }
  },
  message: ({ zone, expected, found }) => `${zone}: there must be ${expected}, and there is ${found}`,
};

/** An edge of a page, what must be left free there, and what is; below 0 where ink reaches off the sheet. */
interface Edge {
  readonly name: 'gripper' | 'tail' | 'left' | 'right';
  readonly label: string;
  readonly kept: Length;
  readonly left: Length;
}

function edgesOf({ label, content }: SheetPage, { sheet, gripper, tail, side }: Press): readonly Edge[] {
  const ink = hull(content.map(extentOf).filter((extent) => extent !== null));
  if (ink === null) return [];
  return [
    { name: 'gripper', label, kept: gripper, left: sheet.height - bottom(ink) },
    { name: 'tail', label, kept: tail, left: ink.y },
    { name: 'left', label, kept: side, left: ink.x },
    { name: 'right', label, kept: side, left: sheet.width - right(ink) },
  ];
}
