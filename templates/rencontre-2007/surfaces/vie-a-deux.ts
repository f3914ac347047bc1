import { type Cell, rect, type SurfaceLayout, surfaceOf } from '../../../src/kit.ts';
import { drawn, outlineOf } from '../drawings.ts';
import { COEURS } from '../format.ts';
import { game } from '../game.ts';
import { foreign, placedIn, type Value } from './placing.ts';

const surface = surfaceOf(game, 'vieADeux');
const ZONE = { surface: surface.id, zone: 'coeurs', window: COEURS.window };

function symbolCell(symbol: string): Cell {
  const [{ width, height }] = COEURS.symbols;
  const side = COEURS.symbol;
  const box = rect(Math.round((width - side) / 2), Math.round((height - side) / 2), side, side);
  return {
    key: `${surface.id}/symbol/${symbol}`,
    box: { x: 0, y: 0, width, height },
    surface: surface.id,
    content: { kind: 'symbol', symbol },
    items: drawn(`symbols/${symbol}`, box).map((item) => ({ ...item, role: 'symbol' })),
  };
}

const cells: readonly Cell[] = surface.marks.map(({ id }) => symbolCell(id));

const value = (symbol: string | null, place: number): Value => ({
  slot: `symbol-${place}`,
  room: COEURS.symbols[place] ?? null,
  cell: cells.find(({ content }) => content.kind === 'symbol' && content.symbol === symbol) ?? null,
  wanted: symbol ?? 'no symbol',
});

/** « La vie à deux »: a pair of hearts, two symbols in each. */
export const vieADeux: SurfaceLayout = {
  surface: surface.id,
  zones: [{ zone: ZONE.zone, window: COEURS.window, coat: outlineOf('coeurs-coat', COEURS.scene) }],
  transcriptionGap: null,
  cells: () => cells,
  place: (_zone, content) =>
    placedIn(ZONE, content.mechanic === 'pairs' ? content.symbols.map(value) : [foreign(content.mechanic)]),
};
