import { Bug } from '../base/fault.ts';
import type { Face, Pass } from '../face/face.ts';
import type { Side } from './places.ts';
import type { Plan } from './sheet.ts';

/** One pass of one face of the tickets. */
export interface FacePass {
  readonly face: Side;
  readonly pass: Pass;
}

/** What changes with every ticket; every other pass is a plate made once. */
const IMAGED: ReadonlySet<string> = new Set(['imaging', 'back-imaging']);

/** What is put over the imaging, and hides it; the varnish between them is clear, and stays. */
const COVERING: ReadonlySet<string> = new Set(['opacity', 'coat', 'overprint']);

/** The release varnish, which lets the coat be scratched off. */
const CLEAR: ReadonlySet<string> = new Set(['varnish']);

export const isImaged = (pass: Pass): boolean => IMAGED.has(pass);

/** Whether a pass lies over the imaging of a recto and is scratched off with the coat. */
export const isCovering = (pass: Pass): boolean => COVERING.has(pass);

/** Whether a pass lays down no colour: nothing that is read minds where it begins and ends. */
export const isClear = (pass: Pass): boolean => CLEAR.has(pass);

/** The passes of a face, each once, in printing order. */
export const passesOfFace = ({ layers }: Face): readonly Pass[] => [
  ...new Set(layers.map(({ pass }) => pass)),
];

/**
 * The fixed passes of a job: one plate file each.
 *
 * Order   the recto's in printing order, then the verso's
 */
export const fixedPasses = ({ plan }: { readonly plan: Plan }): readonly FacePass[] =>
  [...passesOf(plan.model.recto), ...passesOf(plan.model.verso)].filter(({ pass }) => !isImaged(pass));

/** The passes of a side of the sheets, in printing order; a work-and-turn side has those of both faces. */
export function passesOn({ press, model }: Plan, side: Side): readonly FacePass[] {
  return press.turn === 'work-and-turn'
    ? [...passesOf(model.recto), ...passesOf(model.verso)]
    : passesOf(model[side]);
}

const passesOf = (face: Face): readonly FacePass[] =>
  passesOfFace(face).map((pass) => ({ face: face.side, pass }));

/** The names of passes as slugs and layers print them. */
const NAMES: Readonly<Record<string, string>> = {
  security: 'sécurité',
  white: 'blanc',
  display: 'impression',
  imaging: 'imagerie',
  varnish: 'vernis',
  opacity: 'opacité',
  coat: 'encre à gratter',
  overprint: 'surimpression',
  specimen: 'spécimen',
  back: 'dos',
  'back-imaging': 'imagerie du dos',
};

/** A pass as slugs and layers name it, in French as all that is printed. */
export function passName(pass: Pass): string {
  const name = NAMES[pass];
  if (name === undefined) throw new Bug(`the pass ${pass} has no printed name`);
  return name;
}
