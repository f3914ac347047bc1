import { bottom, grow, hull, right } from '../../base/geometry.ts';
import type { Length } from '../../base/length.ts';
import type { Press } from '../../imposition/press.ts';
import type { SheetPage } from '../../imposition/sheet.ts';
import type { Report } from '../rule.ts';
import { extentOf } from './extent.ts';
import { mmText, sheetFacts } from './subject.ts';

/** An edge of a page, what must be left free there, and what is; below 0 where ink reaches off the sheet. */
interface Edge {
  readonly name: 'gripper' | 'tail' | 'left' | 'right';
  readonly label: string;
  readonly kept: Length;
  readonly left: Length;
}

/** Where pages are judged: on which press, and how far their ink may stand off. */
export interface Standing {
  readonly press: Press;
  readonly off: Length;
}

/** Reports each edge that ink comes too near to, once, as it is at its worst. */
export function reportEdges(pages: Iterable<SheetPage>, standing: Standing, report: Report): void {
  const worst = new Map<string, Edge>();
  for (const page of pages) {
    for (const edge of edgesOf(page, standing)) {
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
}

/** Why  a web has no gripper and no tail: above and below its page the web runs on */
function edgesOf({ label, content }: SheetPage, { press, off }: Standing): readonly Edge[] {
  const { kind, sheet, gripper, tail, side } = press;
  const drawn = hull(content.map(extentOf).filter((extent) => extent !== null));
  if (drawn === null) return [];
  const ink = grow(drawn, off);
  const beside: readonly Edge[] = [
    { name: 'left', label, kept: side, left: ink.x },
    { name: 'right', label, kept: side, left: sheet.width - right(ink) },
  ];
  if (kind === 'web') return beside;
  return [
    { name: 'gripper', label, kept: gripper, left: sheet.height - bottom(ink) },
    { name: 'tail', label, kept: tail, left: ink.y },
    ...beside,
  ];
}
