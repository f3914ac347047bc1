import {
  type Cell,
  type Mark,
  ORIGIN,
  type PlacedCell,
  placeArt,
  readArt,
  rect,
  type Surface,
  type SurfaceLayout,
  shiftRect,
  surfaceOf,
  type TwinsContent,
} from '../../../src/kit.ts';
import { MONTH_AMOUNT, MONTH_SLOTS, monthBoxes } from '../format.ts';
import { game } from '../game.ts';
import { BLACK_PALETTE } from '../inks.ts';
import { pageBody } from '../leaf.ts';
import { amountCell, amountCellFor, wantedAmount } from './amount-cell.ts';

const surface: Surface = surfaceOf(game, 'mois');

/** A pictogram in the middle of its slot. */
function symbolCell({ id }: Mark): Cell {
  const { width, height } = MONTH_SLOTS.symbols[0];
  const inset = MONTH_SLOTS.symbolInset;
  const room = rect(inset, inset, width - 2 * inset, height - 2 * inset);
  const art = readArt(new URL(`../art/symbols/${id}.svg`, import.meta.url), BLACK_PALETTE);
  return {
    key: `mois/symbol/${id}`,
    surface: surface.id,
    content: { kind: 'symbol', symbol: id },
    box: { ...ORIGIN, width, height },
    items: placeArt(art, room).map((item) => ({ ...item, role: 'symbol' })),
  };
}

const symbols = surface.marks.map(symbolCell);
const amounts = (surface.transcriptions ?? []).map((row) =>
  amountCell(surface.id, row, { slot: MONTH_SLOTS.amount, format: MONTH_AMOUNT }),
);
const cells: readonly Cell[] = [...symbols, ...amounts];

const zones = surface.zones.map((zone, index) => {
  const { body, window } = monthBoxes(index);
  return { zone, window, coat: pageBody(body) };
});

/** The twelve months, as a calendar: two pictograms over an amount. */
export const mois: SurfaceLayout = {
  surface: surface.id,
  zones,
  transcriptionGap: MONTH_AMOUNT.gap,
  cells: () => cells,
  place(zone, content) {
    const layout = zones[zone];
    if (layout === undefined || content.mechanic !== 'twins') return [];
    return [...placedMarks(layout, content), placedAmount(layout, content)];
  },
};

/** Why  a mark too many has no slot of its own: it stands in the whole window, as no cell, for a rule to find */
const placedMarks = ({ zone, window }: (typeof zones)[number], { marks }: TwinsContent): PlacedCell[] =>
  marks.map((mark, index) => {
    const slot = MONTH_SLOTS.symbols[index];
    const room = slot === undefined ? window : shiftRect(slot, window);
    const cell = slot === undefined ? undefined : symbols.find(({ key }) => key === `mois/symbol/${mark}`);
    return {
      surface: surface.id,
      zone,
      slot: `symbol-${index}`,
      room,
      cell: cell ?? null,
      wanted: mark ?? 'no symbol',
      at: { x: room.x, y: room.y },
    };
  });

function placedAmount({ zone, window }: (typeof zones)[number], { amount }: TwinsContent): PlacedCell {
  const room = shiftRect(MONTH_SLOTS.amount, window);
  return {
    surface: surface.id,
    zone,
    slot: 'amount',
    room,
    cell: amountCellFor(amounts, amount),
    wanted: wantedAmount(amount),
    at: { x: room.x, y: room.y },
  };
}
