import {
  type AmountContent,
  bottom,
  type Cell,
  type FontId,
  fontMetrics,
  formatMoney,
  type GlyphItem,
  IMAGED_BLACK,
  type Length,
  type PathItem,
  type PrintedAmount,
  type Rect,
  rect,
  sameMoney,
  shape,
  type TranscriptionRow,
  toEuros,
} from '../../src/kit.ts';
import { drawn } from './drawings.ts';
import type { AmountFormat } from './format.ts';
import { FONTS } from './type.ts';

/** How an amount stands: the ways that one row of a table can be printed. */
export type Standing = Pick<AmountContent, 'star' | 'transcriptionAt' | 'arrow'>;

/** Whether the arrow is the amount's own. */
export type Arrow = 'arrow' | 'no-arrow';

/** Without and with star, its transcription above and below; no arrow. */
export const STANDINGS: readonly Standing[] = [false, true].flatMap((star) =>
  (['above', 'below'] as const).map((transcriptionAt) => ({ star, transcriptionAt, arrow: false })),
);

/**
 * An amount over or under its transcription, as a cell.
 *
 * Shape   digits and transcription one run each, star and arrow paths
 * Space   origin top left of the cell; digits and transcription together stand in its middle, star and arrow or not
 */
export function amountCell(
  surface: string,
  { row, standing, format }: { row: TranscriptionRow; standing: Standing; format: AmountFormat },
): Cell {
  const digits = digitsOf(row, standing, format);
  const letters = lettersOf(row, standing, { format, digits: inked(digits) });
  return {
    key: keyOf(surface, row, standing),
    box: { x: 0, y: 0, ...format.size },
    surface,
    content: { kind: 'amount', ...row, ...standing },
    items: [
      ...(standing.star ? starBefore(digits, format) : []),
      digits,
      ...(standing.arrow ? arrowBetween(inked(digits), inked(letters), format) : []),
      letters,
    ],
  };
}

const keyOf = (
  surface: string,
  { amount }: TranscriptionRow,
  { star, transcriptionAt, arrow }: Standing,
): string =>
  [
    surface,
    'amount',
    toEuros(amount),
    star ? 'star' : 'no-star',
    transcriptionAt,
    arrow ? 'arrow' : 'no-arrow',
  ].join('/');

/** Digits and star, where there is one, stand on the cell's axis as one. */
function digitsOf({ amount }: TranscriptionRow, standing: Standing, format: AmountFormat): GlyphItem {
  const run = shape(formatMoney(amount), { font: FONTS.strong, size: format.digits, figures: 'tabular' });
  const before = standing.star ? format.star + format.starGap : 0;
  const x = Math.round((format.size.width - before - run.ink.width) / 2) + before - run.ink.x;
  return {
    kind: 'glyphs',
    run,
    at: { x, y: baseline(standing, format) },
    paint: IMAGED_BLACK,
    role: 'amount',
  };
}

/** Where the digits stand so that they and their transcription are in the middle, by the height of their capitals. */
function baseline({ transcriptionAt }: Standing, { size, digits, transcription, gap }: AmountFormat): Length {
  const [high, low] = [capHeight(FONTS.strong, digits), capHeight(FONTS.letters, transcription)];
  const top = Math.round((size.height - high - gap - low) / 2);
  return top + high + (transcriptionAt === 'above' ? low + gap : 0);
}

/**
 * The transcription, on the cell's axis too: in the middle of all that stands on the line of its amount.
 *
 * Why     set by its ink, not its baseline: the tail of the Q would else shorten the distance of QUINZ
 */
function lettersOf(
  { transcription }: TranscriptionRow,
  { transcriptionAt }: Standing,
  { format, digits }: { format: AmountFormat; digits: Rect },
): GlyphItem {
  const run = shape(transcription, {
    font: FONTS.letters,
    size: format.transcription,
    tracking: format.tracking,
  });
  const x = Math.round((format.size.width - run.ink.width) / 2) - run.ink.x;
  const y =
    transcriptionAt === 'above'
      ? digits.y - format.gap - bottom(run.ink)
      : bottom(digits) + format.gap - run.ink.y;
  return { kind: 'glyphs', run, at: { x, y }, paint: IMAGED_BLACK, role: 'transcription' };
}

function starBefore({ run, at }: GlyphItem, { star, starGap }: AmountFormat): readonly PathItem[] {
  const middle = at.y - Math.round(capHeight(run.font, run.size) / 2);
  const box = rect(at.x + run.ink.x - starGap - star, middle - Math.round(star / 2), star, star);
  return drawn('star', box).map((item) => ({ ...item, role: 'star' }));
}

/** The arrow between them, its point at the digits: of whose sum it speaks must need no second look. */
function arrowBetween(digits: Rect, letters: Rect, { arrow, size }: AmountFormat): readonly PathItem[] {
  if (arrow === null) return [];
  const isAbove = letters.y < digits.y;
  const [upper, lower] = isAbove ? [letters, digits] : [digits, letters];
  const middle = Math.round((bottom(upper) + lower.y) / 2);
  const x = Math.round((size.width - arrow.width) / 2);
  const box = rect(x, middle - Math.round(arrow.height / 2), arrow.width, arrow.height);
  return drawn(isAbove ? 'arrow-down' : 'arrow-up', box).map((item) => ({ ...item, role: 'arrow' }));
}

const capHeight = (font: FontId, size: Length): Length => {
  const { capHeight: units, unitsPerEm } = fontMetrics(font);
  return Math.round((units * size) / unitsPerEm);
};

const inked = ({ run, at }: GlyphItem): Rect => ({ ...run.ink, x: run.ink.x + at.x, y: run.ink.y + at.y });

/** The cell that says exactly this, or null where the surface has none. */
export function cellFor(cells: readonly Cell[], printed: PrintedAmount, arrow: Arrow): Cell | null {
  const says = ({ content }: Cell): boolean =>
    content.kind === 'amount' &&
    printed.amount !== null &&
    sameMoney(content.amount, printed.amount) &&
    content.transcription === printed.transcription &&
    content.star === printed.star &&
    content.transcriptionAt === printed.transcriptionAt &&
    content.arrow === (arrow === 'arrow');
  return cells.find(says) ?? null;
}

/** What was asked for, in words. */
export function amountInWords(
  { amount, transcription, star, transcriptionAt }: PrintedAmount,
  arrow: Arrow,
): string {
  return [
    amount === null ? 'no amount' : formatMoney(amount),
    transcription === null ? 'no transcription' : `« ${transcription} » ${transcriptionAt ?? 'nowhere'}`,
    star === null ? 'star unsaid' : star ? 'a star' : 'no star',
    arrow === 'arrow' ? 'the arrow' : 'no arrow',
  ].join(', ');
}
