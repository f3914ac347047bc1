import { type SurfaceLayout, shiftRect, surfaceOf } from '../../../src/kit.ts';
import { BONUS, BONUS_AMOUNT } from '../format.ts';
import { game } from '../game.ts';
import { pageBody } from '../leaf.ts';
import { amountCell, amountCellFor, wantedAmount } from './amount-cell.ts';

const surface = surfaceOf(game, 'bonus');

const cells = (surface.transcriptions ?? []).map((row) =>
  amountCell(surface.id, row, { slot: BONUS.slot, format: BONUS_AMOUNT }),
);

const zones = surface.zones.map((zone) => ({ zone, window: BONUS.window, coat: pageBody(BONUS.body) }));

/** The « Bonus » box: one amount. */
export const bonus: SurfaceLayout = {
  surface: surface.id,
  zones,
  transcriptionGap: BONUS_AMOUNT.gap,
  cells: () => cells,
  place(index, content) {
    const layout = zones[index];
    if (layout === undefined || content.mechanic !== 'amount') return [];
    const room = shiftRect(BONUS.slot, layout.window);
    const cell = amountCellFor(cells, content.amount);
    const wanted = wantedAmount(content.amount);
    return [
      {
        surface: surface.id,
        zone: layout.zone,
        slot: 'amount',
        room,
        cell,
        wanted,
        at: { x: room.x, y: room.y },
      },
    ];
  },
};
