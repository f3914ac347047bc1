import type { GraphicsState, Layer, Paint } from '../../pdf/read/content/visitor.ts';

/** How the content of a file is dealt to passes. */
export interface ArtPlan {
  /** The pass of a fixed plate; null for a file of all passes, which has each in a layer. */
  readonly pass: string | null;
  /** The passes of layers, by the names that files have for them. */
  readonly layers: ReadonlyMap<string, string>;
  /** Every plate of the job: what is drawn for cutters has an ink that is none of them. */
  readonly plates: ReadonlySet<string>;
  /** The imager's inks, where a file has imaging too: what is in one of them is judged as what changes with the ticket. */
  readonly imaging: ReadonlySet<string>;
}

/** Whether content of a layer changes with the ticket: it is judged as what it is. */
export const isImaging = ({ pass }: ArtPlan, layers: readonly Layer[]): boolean =>
  pass === null && layers.some(({ step }) => step?.group === 'Positions');

/** The pass that content belongs to; null for none. */
export function passOf({ pass, layers: passes }: ArtPlan, layers: readonly Layer[]): string | null {
  if (pass !== null) return pass;
  for (let at = layers.length - 1; at >= 0; at--) {
    const found = passes.get(layers[at]?.name ?? '');
    if (found !== undefined) return found;
  }
  return null;
}

/** Whether what is painted so is art: neither imaging, nor drawn for whoever cuts and perforates. */
export const isArt = (plan: ArtPlan, paint: Paint, state: GraphicsState): boolean =>
  !isImagersInk(plan, paint) && !isForFinishing(plan, paint, state);

const isImagersInk = ({ imaging }: ArtPlan, { space: { colorants } }: Paint): boolean =>
  colorants.length === 1 && imaging.has(colorants[0] ?? '');

/** In inks that no press has, in a layer of its own: it prints on no plate. */
const isForFinishing = ({ plates }: ArtPlan, { space }: Paint, { layers }: GraphicsState): boolean =>
  layers.some(({ step }) => step?.group === 'Structural') &&
  space.family === 'Separation' &&
  space.colorants.every((name) => !plates.has(name));
