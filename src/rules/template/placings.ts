import type { PlacedCell } from '../../face/face.ts';
import type { Surface } from '../../game/game.ts';
import { everyContent } from '../../template/contents.ts';
import type { Template, ZoneLayout } from '../../template/template.ts';

/** One zone with every value in every place that it can have there. */
export interface Placings {
  readonly surface: Surface;
  readonly layout: ZoneLayout;
  readonly cells: readonly PlacedCell[];
}

const known = new WeakMap<Template, readonly Placings[]>();

/**
 * Every zone of a game with all that can be placed in it; a surface that the game does not have is another rule's.
 *
 * Why     what holds for these holds for every ticket; several rules ask, so they are placed once
 */
export function placingsOf(template: Template): readonly Placings[] {
  const placings = known.get(template) ?? placed(template);
  known.set(template, placings);
  return placings;
}

const placed = ({ game, surfaces }: Template): readonly Placings[] =>
  surfaces.flatMap(({ surface: id, zones, place }) => {
    const surface = game.surfaces.find((one) => one.id === id);
    if (surface === undefined) return [];
    const contents = everyContent(surface);
    return zones.map((layout, index) => ({
      surface,
      layout,
      cells: contents.flatMap((content) => place(index, content)),
    }));
  });
