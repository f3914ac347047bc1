import {
  type Cell,
  IMAGED_BLACK,
  type SurfaceLayout,
  shape,
  surfaceOf,
  type TwinsContent,
  type WordContent,
} from '../../../src/kit.ts';
import { amountCell, amountInWords, cellFor, STANDINGS } from '../amount-cell.ts';
import { outlineOf } from '../drawings.ts';
import { CARTONS } from '../format.ts';
import { game } from '../game.ts';
import { FONTS } from '../type.ts';
import { foreign, placedIn, type Value } from './placing.ts';

const surface = surfaceOf(game, 'rencontre');
const ZONE = { surface: surface.id, zone: 'cartons', window: CARTONS.window };

/** A weekday, in the middle of its card's upper half. */
function dayCell(word: string): Cell {
  const [{ width, height }] = CARTONS.days;
  const run = shape(word, { font: FONTS.strong, size: CARTONS.day, tracking: CARTONS.dayTracking });
  const at = {
    x: Math.round((width - run.ink.width) / 2) - run.ink.x,
    y: Math.round((height - run.ink.height) / 2) - run.ink.y,
  };
  const content: WordContent = { kind: 'word', word };
  return {
    key: `${surface.id}/day/${word}`,
    box: { x: 0, y: 0, width, height },
    surface: surface.id,
    content,
    items: [{ kind: 'glyphs', run, at, paint: IMAGED_BLACK, role: 'word' }],
  };
}

const days: readonly Cell[] = surface.marks.map(({ id }) => dayCell(id));

const amounts: readonly Cell[] = (surface.transcriptions ?? []).flatMap((row) =>
  STANDINGS.map((standing) => amountCell(surface.id, { row, standing, format: CARTONS.amount })),
);

const dayValue = (word: string | null, place: number): Value => ({
  slot: `day-${place}`,
  room: CARTONS.days[place] ?? null,
  cell: days.find(({ content }) => content.kind === 'word' && content.word === word) ?? null,
  wanted: word === null ? 'no day' : `« ${word} »`,
});

const values = ({ marks, amount }: TwinsContent): readonly Value[] => [
  ...marks.map(dayValue),
  {
    slot: 'amount',
    room: CARTONS.amountRoom,
    cell: cellFor(amounts, amount, 'no-arrow'),
    wanted: amountInWords(amount, 'no-arrow'),
  },
];

/** « La rencontre »: two invitation cards, a day on each, the amount where they meet. */
export const rencontre: SurfaceLayout = {
  surface: surface.id,
  zones: [{ zone: ZONE.zone, window: CARTONS.window, coat: outlineOf('cartons-coat', CARTONS.scene) }],
  transcriptionGap: CARTONS.amount.gap,
  cells: () => [...days, ...amounts],
  place: (_zone, content) =>
    placedIn(ZONE, content.mechanic === 'twins' ? values(content) : [foreign(content.mechanic)]),
};
