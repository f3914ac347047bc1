import { ORIGIN } from '../../base/geometry.ts';
import type { Paint } from '../../base/ink.ts';
import type { Length } from '../../base/length.ts';
import type { Item } from '../../face/item.ts';
import { knockOutsIn } from '../knock-outs.ts';
import { type FacePass, isImaged, passesOn, passName } from '../passes.ts';
import { type Side, shownOn } from '../places.ts';
import { type Plate, platesOf } from '../plates.ts';
import type { Plan } from '../sheet.ts';
import { type Around, aroundOn, columnTop } from './around.ts';
import { sheetIdRoom } from './sheet-id.ts';
import { columnLines, LEADING } from './slug.ts';
import { overprints, type Patch, steps, stripFrom } from './strip.ts';

/** What stands around all places of a side of the sheets. */
export const aroundSide = ({ press, places, bleed }: Plan, side: Side): Around =>
  aroundOn(
    press,
    places.map((place) => shownOn(place, side).trim),
    bleed,
  );

/**
 * The marks of one pass: its patches in the control strip, and the names of its plates in the right margin.
 *
 * Why     they stand where no other pass of the side has any, so that the plates of all passes together are the
 *         composite, and a plate that is in the wrong unit shows it
 */
export interface PassMarks {
  readonly pass: FacePass;
  readonly plates: readonly Plate[];
  readonly items: readonly Item[];
}

/** The marks of every pass of a side, and how far down the column of names they reach. */
export interface SideMarks {
  readonly around: Around;
  readonly passes: readonly PassMarks[];
  readonly columnLength: Length;
}

const known = new WeakMap<Plan, Map<Side, SideMarks>>();

/** The marks of all passes of a side, each where it has a place of its own. */
export function sideMarks(plan: Plan, side: Side): SideMarks {
  const ofPlan = known.get(plan) ?? new Map<Side, SideMarks>();
  known.set(plan, ofPlan);
  const marks = ofPlan.get(side) ?? lay(plan, side);
  ofPlan.set(side, marks);
  return marks;
}

function lay(plan: Plan, side: Side): SideMarks {
  const around = aroundSide(plan, side);
  const column = { ...columnTop(around), width: around.margins.column };
  const passes: PassMarks[] = [];
  let patch = 0;
  let down = sheetIdRoom(plan.press) + 2 * LEADING;
  for (const pass of passesOn(plan, side)) {
    const plates = platesOfPass(plan, pass);
    const patches: readonly Patch[] = [...steps(plates), ...overprints(plates)];
    const items: Item[] = [...stripFrom(around, patch, patches)];
    patch += patches.length;
    const opened = knockOutsIn(plan, pass).length > 0 ? [OPENED] : [];
    for (const plate of isImaged(pass.pass) ? [] : plates) {
      const parts = [plan.title, passName(pass.pass), plate.name, ...opened];
      const lines = columnLines({ parts, paint: nameIn(plate) }, { ...column, y: column.y + down });
      items.push(...lines);
      down += (lines.length + 1) * LEADING;
    }
    passes.push({ pass, plates, items });
  }
  return { around, passes, columnLength: down };
}

/** Why  such a plate looks like that of tickets to be sold, and would print a hole on each of them */
const OPENED = 'spécimen en réserve';

/** Small black text overprints, as the Ghent Workgroup asks: so do all names, on ground that is bare. */
function nameIn(plate: Plate): Paint {
  const paint = plate.tint(100);
  return paint.kind === 'process' ? { ...paint, overprints: true } : paint;
}

/** The plates of a pass, as the first ticket has it. */
function platesOfPass({ model, inks }: Plan, { face, pass }: FacePass): readonly Plate[] {
  const layers = model[face].layers.filter((layer) => layer.pass === pass);
  return platesOf(
    layers.map(({ items }) => ({ kind: 'placed', at: ORIGIN, items })),
    inks,
  );
}
