import type { PageContent } from '../face/page.ts';
import { knockOutsIn } from './knock-outs.ts';
import { type FacePass, isImaged } from './passes.ts';
import { placeFace, placeItems } from './place-face.ts';
import { type Place, type Side, shownOn } from './places.ts';
import type { Plan, Position } from './sheet.ts';

/** One pass on one side of a sheet. */
export type SidePass = FacePass & { readonly side: Side };

const known = new WeakMap<Position, Map<string, readonly PageContent[]>>();

/**
 * What a pass puts on a side of the sheet for one ticket; nothing where that side shows the ticket's other face.
 *
 * Space   the page's
 * Why     the same contents stand on several pages, and codes are dear: they are placed once
 */
export function printedOf(plan: Plan, position: Position, which: SidePass): readonly PageContent[] {
  const key = `${which.side} ${which.face} ${which.pass}`;
  const ofPosition = known.get(position) ?? new Map<string, readonly PageContent[]>();
  known.set(position, ofPosition);
  const contents = ofPosition.get(key) ?? print(plan, position, which);
  ofPosition.set(key, contents);
  return contents;
}

const fixed = new WeakMap<Plan, Map<string, readonly PageContent[]>>();

/** What a fixed pass puts on a side of every sheet: at all places, blank ones too, since plates know of no blanks. */
export function printedEverywhere(plan: Plan, which: SidePass): readonly PageContent[] {
  const key = `${which.side} ${which.face} ${which.pass}`;
  const ofPlan = fixed.get(plan) ?? new Map<string, readonly PageContent[]>();
  fixed.set(plan, ofPlan);
  const contents =
    ofPlan.get(key) ?? plan.places.flatMap((place) => print(plan, modelAt(plan, place), which));
  ofPlan.set(key, contents);
  return contents;
}

const modelAt = ({ model }: Plan, place: Place): Position => ({ ...place, ...model });

function print(plan: Plan, position: Position, { side, face, pass }: SidePass): readonly PageContent[] {
  const shown = shownOn(position, side);
  if (shown.face !== face) return [];
  const { dpi, barReduction } = plan.press;
  const on = { ...shown, dpi, barReduction };
  const contents = placeFace(position[face], [pass], on);
  if (isImaged(pass)) return contents;
  const { cut } = shown;
  const art = [...contents, ...placeItems(knockOutsIn(plan, { face, pass }), on)];
  if (cut === null) return art;
  return art.map((content) => (content.kind === 'placed' ? { ...content, clip: cut } : content));
}
