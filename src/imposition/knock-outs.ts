import { grow, ORIGIN, overlaps, rect } from '../base/geometry.ts';
import { type InkTint, mix, PAPER, type Paint, spot, tintsOf } from '../base/ink.ts';
import { type Length, mm } from '../base/length.ts';
import { itemBounds } from '../face/bounds.ts';
import type { Layer } from '../face/face.ts';
import { drawnItems } from '../face/flatten.ts';
import type { Form, GlyphItem, Item, PathItem } from '../face/item.ts';
import { type FacePass, isImaged } from './passes.ts';
import { platesOf } from './plates.ts';
import type { Plan } from './sheet.ts';

const known = new WeakMap<Plan, Map<string, readonly Item[]>>();

/**
 * What a fixed pass leaves open, since an ink of a later pass knocks out whatever lies under it.
 *
 * Space   the face's
 * Shape   one form in the pass's own inks, at none of each; no item where nothing of the pass lies under such an ink
 * Why     « SPÉCIMEN » is to be seen on dark art. Where the composite opens the art for it, the plate must be open too,
 *         or the press prints something else than the proof; tickets that are sold have no such ink
 */
export function knockOutsIn(plan: Plan, which: FacePass): readonly Item[] {
  const key = `${which.face} ${which.pass}`;
  const ofPlan = known.get(plan) ?? new Map<string, readonly Item[]>();
  known.set(plan, ofPlan);
  const items = ofPlan.get(key) ?? cutOut(plan, which);
  ofPlan.set(key, items);
  return items;
}

function cutOut({ model, inks }: Plan, { face, pass }: FacePass): readonly Item[] {
  const { layers, trim, bleed } = model[face];
  const last = layers.findLastIndex((layer) => layer.pass === pass);
  const under = drawnIn(layers.filter((layer) => layer.pass === pass));
  const open = drawnIn(layers.slice(last + 1).filter((layer) => !isImaged(layer.pass)))
    .flatMap(knockingOut)
    .filter((item) => under.some((one) => meet(item, one)));
  if (open.length === 0) return [];
  const nothing = noInkOf(platesOf([{ kind: 'placed', at: ORIGIN, items: under }], inks));
  const form: Form = {
    key: `${face}/${pass}/knock-outs`,
    box: grow(rect(0, 0, trim.width, trim.height), bleed),
    items: nothing.flatMap((paint) => open.map((item) => repainted(item, paint))),
  };
  return [{ kind: 'use', form, at: ORIGIN }];
}

const drawnIn = (layers: readonly Layer[]): readonly Item[] =>
  layers.flatMap(({ items }) =>
    items.flatMap((item) => (item.kind === 'use' ? drawnItems({ ...item.form, items: [item] }) : [item])),
  );

type Shape = GlyphItem | PathItem;

/** What of an item is painted in a spot ink that knocks out; process inks do so on their own unit's plates alone. */
function knockingOut(item: Item): readonly Shape[] {
  if (item.kind === 'glyphs') return isKnockOut(item.paint) ? [item] : [];
  if (item.kind !== 'path') return [];
  const { fill, stroke, ...shape } = item;
  const open: PathItem = {
    ...shape,
    ...(isKnockOut(fill) ? { fill } : {}),
    ...(isKnockOut(stroke?.paint) ? { stroke } : {}),
  };
  return open.fill === undefined && open.stroke === undefined ? [] : [open];
}

const isKnockOut = (paint: Paint | undefined): boolean =>
  paint !== undefined && tintsOf(paint).some(({ ink }) => !ink.overprints);

/** What comes so near to a shape counts as under it: presses are off register, and RIPs paint every dot they touch. */
const NEAR: Length = mm(0.75);

function meet(a: Item, b: Item): boolean {
  const [inkOfA, inkOfB] = [itemBounds(a), itemBounds(b)];
  return inkOfA !== null && inkOfB !== null && overlaps(grow(inkOfA, NEAR), inkOfB);
}

/** Paints that take the ink off plates and touch no others: paper for the display's unit, tints of 0 for spots. */
function noInkOf(plates: ReturnType<typeof platesOf>): readonly Paint[] {
  const spots: readonly InkTint[] = plates.flatMap((plate) => tintsOf(plate.tint(0)));
  const [first, ...others] = spots;
  const process = plates.length > spots.length ? [PAPER] : [];
  if (first === undefined) return process;
  return [...process, others.length === 0 ? spot(first.ink, 0) : mix(spots)];
}

function repainted(item: Shape, paint: Paint): Shape {
  if (item.kind === 'glyphs') return { ...item, paint };
  const { fill, stroke, ...shape } = item;
  return {
    ...shape,
    ...(fill === undefined ? {} : { fill: paint }),
    ...(stroke === undefined ? {} : { stroke: { ...stroke, paint } }),
  };
}
