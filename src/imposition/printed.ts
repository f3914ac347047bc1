import type { PageContent } from '../face/page.ts';
import { knockOutsIn } from './knock-outs.ts';
import { type FacePass, isImaged } from './passes.ts';
import { placeFace, placeItems } from './place-face.ts';
import { type Side, shownOn } from './places.ts';
import type { Plan, Position } from './sheet.ts';

/** One pass on one side of a sheet. */
export type SidePass = FacePass & { readonly side: Side };

const imaged = new WeakMap<Position, Map<string, readonly PageContent[]>>();

/**
 * What a pass puts on a side of the sheet for one ticket; nothing where that side shows the ticket's other face.
 *
 * Space   the page's
 * Why     the same contents stand on several pages, and codes are dear: they are placed once. Fixed art is the same at a
 *         place on all sheets, and is placed once for all of them
 */
export function printedOf(plan: Plan, position: Position, which: SidePass): readonly PageContent[] {
  if (!isImaged(which.pass)) return atPlaces(plan, which)[position.place - 1] ?? [];
  const ofPosition = imaged.get(position) ?? new Map<string, readonly PageContent[]>();
  imaged.set(position, ofPosition);
  return once(ofPosition, which, () => print(plan, position, which));
}

/** What a fixed pass puts on a side of every sheet: at all places, blank ones too, since plates know of no blanks. */
export const printedEverywhere = (plan: Plan, which: SidePass): readonly PageContent[] =>
  atPlaces(plan, which).flat();

const fixed = new WeakMap<Plan, Map<string, readonly (readonly PageContent[])[]>>();

/** What a fixed pass puts at each place, of the art that is that of all tickets. */
function atPlaces(plan: Plan, which: SidePass): readonly (readonly PageContent[])[] {
  const ofPlan = fixed.get(plan) ?? new Map<string, readonly (readonly PageContent[])[]>();
  fixed.set(plan, ofPlan);
  return once(ofPlan, which, () =>
    plan.places.map((place) => print(plan, { ...place, ...plan.model }, which)),
  );
}

function once<Made>(known: Map<string, Made>, { side, face, pass }: SidePass, make: () => Made): Made {
  const key = `${side} ${face} ${pass}`;
  const made = known.get(key) ?? make();
  known.set(key, made);
  return made;
}

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
