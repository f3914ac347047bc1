import { PER_PT } from '../base/length.ts';
import { mapX, mapY } from '../pdf/read/content/matrix.ts';
import { subpathsOf } from '../pdf/read/content/path.ts';
import type { FormUse, GraphicsState, Path, Visitor } from '../pdf/read/content/visitor.ts';
import { isRegistration } from './art/art-paint.ts';
import { coverBoxes } from './cover-boxes.ts';
import type { PageLayout } from './layout.ts';
import { PageFaces } from './page-faces.ts';

/**
 * One line or curve of a mark that all plates have, such as the cross of a register mark or one crop mark.
 *
 * Space   the page: origin at its media's top left, y down, lattice units
 */
export interface RegisterFigure {
  readonly steps: string;
  /** x and y by turns. */
  readonly numbers: readonly number[];
}

/**
 * The figures of a path beside all tickets, where it is in registration colour.
 *
 * Why     that colour is what says that a mark is on every plate; on tickets it is an error of its own
 */
export function registerFigures(
  path: Path,
  state: GraphicsState,
  { corner }: Pick<PageLayout, 'corner'>,
): readonly RegisterFigure[] {
  if (!isRegistration(path.fill === null ? state.stroke : state.fill)) return [];
  if (state.layers.some(({ shown }) => !shown)) return [];
  const { ctm } = state;
  return subpathsOf(path).map(({ steps, numbers }) => {
    const placed: number[] = [];
    for (let at = 0; at + 1 < numbers.length; at += 2) {
      const [x = 0, y = 0] = [numbers[at], numbers[at + 1]];
      placed.push(
        Math.round((mapX(ctm, x, y) - corner.left) * PER_PT),
        Math.round((corner.top - mapY(ctm, x, y)) * PER_PT),
      );
    }
    return { steps: steps.join(''), numbers: placed };
  });
}

/** Collects the register and crop marks of a fixed plate. */
export class RegisterReader implements Visitor {
  readonly figures: RegisterFigure[] = [];
  readonly #layout: PageLayout;
  readonly #faces: PageFaces<{ readonly place: PageLayout['places'][number] }>;

  constructor(layout: PageLayout) {
    this.#layout = layout;
    this.#faces = new PageFaces(layout.places.map((place) => ({ place })));
  }

  /** Why  art stands in forms, marks that register plates on the page itself */
  enterForm(_use: FormUse): boolean {
    return false;
  }

  path(path: Path, state: GraphicsState): void {
    if (path.fill === null && !path.stroke) return;
    const figures = registerFigures(path, state, this.#layout);
    if (figures.length > 0 && this.#faces.under(coverBoxes(path, state)).size === 0)
      this.figures.push(...figures);
  }
}
