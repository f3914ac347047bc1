import type { Surface } from '../../game/game.ts';
import type { PairsContent } from '../../game/ticket.ts';
import { both, type FeatureShape, together, UNKNOWN, type Watch } from './feature.ts';

/**
 * Symbols of which two of a kind win.
 *
 * Why     one symbol follows from what pairs win and from what is missing where none does: it is measured, as two neighbours
 *         are. Once it is known what the zone wins, where and which its symbols are must tell no more
 */
export function watchPairs(surface: Surface): Watch<PairsContent> {
  const marks = new Map(surface.marks.map(({ id }, at) => [id, at]));
  const values = surface.marks.map(({ name }) => name);
  const { places } = surface;
  const neighbours = Math.max(0, places - 1);
  const of = ({ symbols }: PairsContent, place: number): number => marks.get(symbols[place] ?? '') ?? UNKNOWN;
  return {
    features: [
      ...Array.from({ length: places }, (_, place) => oneSymbol(surface, values, place)),
      ...Array.from(
        { length: neighbours },
        (_, place): FeatureShape => ({
          part: `symbols ${place + 1} and ${place + 2}`,
          name: `symboles ${place + 1} et ${place + 2}`,
          values: together(values, values),
          extent: 'part',
          claims: [],
        }),
      ),
    ],
    read(content, into, at) {
      let before: number = UNKNOWN;
      for (let place = 0; place < places; place++) {
        const symbol = of(content, place);
        into[at + place] = symbol;
        if (place > 0) into[at + places + place - 1] = both(before, symbol, values.length);
        before = symbol;
      }
    },
  };
}

const oneSymbol = (surface: Surface, values: readonly string[], place: number): FeatureShape => ({
  part: `symbol ${place + 1}`,
  name: `symbole ${place + 1}`,
  values,
  extent: 'part',
  claims: surface.zones.length === 1 ? ['rest', 'open'] : ['open'],
});
