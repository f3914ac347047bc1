import { type ArrowContent, type Cell, type SurfaceLayout, surfaceOf } from '../../../src/kit.ts';
import { type Arrow, amountCell, amountInWords, cellFor, STANDINGS } from '../amount-cell.ts';
import { outlineOf } from '../drawings.ts';
import { CIBLE } from '../format.ts';
import { game } from '../game.ts';
import { foreign, placedIn, type Value } from './placing.ts';

const surface = surfaceOf(game, 'coupDeFoudre');
const ZONE = { surface: surface.id, zone: 'cible', window: CIBLE.window };

const cells: readonly Cell[] = (surface.transcriptions ?? []).flatMap((row) =>
  STANDINGS.flatMap((standing) =>
    [false, true].map((arrow) =>
      amountCell(surface.id, { row, standing: { ...standing, arrow }, format: CIBLE.amount }),
    ),
  ),
);

/** Shape  one value for each amount, then one for each arrow that points at none of them, or again at the same */
function values({ amounts, arrows }: ArrowContent): readonly Value[] {
  const astray = arrows.filter((place, i) => amounts[place] === undefined || arrows.indexOf(place) !== i);
  return [
    ...amounts.map((printed, place): Value => {
      const arrow: Arrow = arrows.includes(place) ? 'arrow' : 'no-arrow';
      return {
        slot: `amount-${place}`,
        room: CIBLE.amounts[place] ?? null,
        cell: cellFor(cells, printed, arrow),
        wanted: amountInWords(printed, arrow),
      };
    }),
    ...astray.map(
      (place): Value => ({ slot: 'arrow', room: null, cell: null, wanted: `an arrow at ${place}` }),
    ),
  ];
}

/** « Le coup de foudre »: a target with three amounts, and the arrow at one of them. */
export const coupDeFoudre: SurfaceLayout = {
  surface: surface.id,
  zones: [{ zone: ZONE.zone, window: CIBLE.window, coat: outlineOf('cible-coat', CIBLE.scene) }],
  transcriptionGap: CIBLE.amount.gap,
  cells: () => cells,
  place: (_zone, content) =>
    placedIn(ZONE, content.mechanic === 'arrow' ? values(content) : [foreign(content.mechanic)]),
};
