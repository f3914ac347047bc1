import { bottom, type Point, right } from '../../base/geometry.ts';
import { type SpotInk, spot } from '../../base/ink.ts';
import { mm, pt } from '../../base/length.ts';
import type { Outline } from '../../base/outline.ts';
import type { PathItem, Stroke } from '../../face/item.ts';
import { type Shown, type Side, shownOn } from '../places.ts';
import type { Plan } from '../sheet.ts';

/** Where the knife goes: no ink of the press, but a line for those who cut. */
export const CUT: SpotInk = { name: 'Cut', alternate: { c: 0, m: 100, y: 0, k: 0 }, overprints: true };

/** Where tickets are torn. */
export const PERFORATION: SpotInk = {
  name: 'Perforation',
  alternate: { c: 100, m: 0, y: 0, k: 0 },
  overprints: true,
};

/** The inks of lines that are drawn and never printed. */
export const FINISHING_INKS: readonly SpotInk[] = [CUT, PERFORATION];

const CUTTING: Stroke = { paint: spot(CUT), width: pt(0.25) };
const PERFORATING: Stroke = { paint: spot(PERFORATION), width: pt(0.25), dash: [mm(1), mm(1)] };

/** The edges of tickets on a side of the sheet, each line once. */
export interface FinishingLines {
  readonly cuts: readonly PathItem[];
  readonly perforations: readonly PathItem[];
}

/** What is cut and what is torn on a side of the sheet. */
export function finishingLines({ places }: Plan, side: Side): FinishingLines {
  const edges = places.flatMap((place) => edgesOf(shownOn(place, side)));
  return {
    cuts: drawn(
      edges.filter(({ isTorn }) => !isTorn),
      CUTTING,
    ),
    perforations: drawn(
      edges.filter(({ isTorn }) => isTorn),
      PERFORATING,
    ),
  };
}

interface Edge {
  readonly from: Point;
  readonly to: Point;
  readonly isTorn: boolean;
}

/** Why  fixed art is cut at perforations and nowhere else: an edge that it does not pass is one */
function edgesOf({ trim, cut }: Shown): readonly Edge[] {
  const [x0, y0, x1, y1] = [trim.x, trim.y, right(trim), bottom(trim)];
  const edge = (from: Point, to: Point, isTorn: boolean): Edge => ({ from, to, isTorn });
  return [
    edge({ x: x0, y: y0 }, { x: x1, y: y0 }, cut !== null && cut.y === y0),
    edge({ x: x0, y: y1 }, { x: x1, y: y1 }, cut !== null && bottom(cut) === y1),
    edge({ x: x0, y: y0 }, { x: x0, y: y1 }, false),
    edge({ x: x1, y: y0 }, { x: x1, y: y1 }, false),
  ];
}

/** One item for all lines of a kind; none where there are none. */
function drawn(edges: readonly Edge[], stroke: Stroke): readonly PathItem[] {
  const once = new Map(
    edges.map((edge) => [`${edge.from.x} ${edge.from.y} ${edge.to.x} ${edge.to.y}`, edge]),
  );
  if (once.size === 0) return [];
  const outline: Outline = [...once.values()].flatMap(({ from, to }) => [
    { op: 'M', ...from } as const,
    { op: 'L', ...to } as const,
  ]);
  return [{ kind: 'path', outline, stroke }];
}
