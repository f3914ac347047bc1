import { type Cell, IMAGED_BLACK, type SurfaceLayout, shape, surfaceOf } from '../../../src/kit.ts';
import { outlineOf } from '../drawings.ts';
import { ENVELOPPE } from '../format.ts';
import { game } from '../game.ts';
import { FONTS } from '../type.ts';
import { foreign, placedIn, type Value } from './placing.ts';

const surface = surfaceOf(game, 'declaration');
const { window } = ENVELOPPE;
const ZONE = { surface: surface.id, zone: 'lettre', window };

/** A phrase on the letter's one line, as if written by hand. */
function phraseCell(phrase: string): Cell {
  const run = shape(phrase, { font: FONTS.hand, size: ENVELOPPE.phrase });
  const at = { x: Math.round((window.width - run.ink.width) / 2) - run.ink.x, y: ENVELOPPE.baseline };
  return {
    key: `${surface.id}/phrase/${phrase}`,
    box: { x: 0, y: 0, width: window.width, height: window.height },
    surface: surface.id,
    content: { kind: 'phrase', phrase },
    items: [{ kind: 'glyphs', run, at, paint: IMAGED_BLACK, role: 'phrase' }],
  };
}

const cells: readonly Cell[] = surface.phrases.map(phraseCell);

const value = (phrase: string | null): Value => ({
  slot: 'phrase',
  room: window,
  cell: cells.find(({ content }) => content.kind === 'phrase' && content.phrase === phrase) ?? null,
  wanted: phrase === null ? 'no phrase' : `« ${phrase} »`,
});

/** « La déclaration »: a letter in its envelope, and the phrase on it. */
export const declaration: SurfaceLayout = {
  surface: surface.id,
  zones: [{ zone: ZONE.zone, window, coat: outlineOf('enveloppe-coat', ENVELOPPE.scene) }],
  transcriptionGap: null,
  cells: () => cells,
  place: (_zone, content) =>
    placedIn(ZONE, [content.mechanic === 'words' ? value(content.phrase) : foreign(content.mechanic)]),
};
