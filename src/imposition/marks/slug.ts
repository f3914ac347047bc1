import type { Point } from '../../base/geometry.ts';
import { type Paint, REGISTRATION, spot } from '../../base/ink.ts';
import { type Length, mm, pt } from '../../base/length.ts';
import type { GlyphItem } from '../../face/item.ts';
import { textItem } from '../../face/text-item.ts';
import type { Plate } from '../plates.ts';
import { type Around, CLEARANCE, CROP_LENGTH, columnTop } from './around.ts';

/** What the slug of a page says. */
export interface Slug {
  readonly job: string;
  readonly page: string;
  readonly press: string;
  readonly sheet: number;
  readonly sheets: number;
  /** The tickets of the sheet in the order of its places; never empty. */
  readonly tickets: readonly string[];
  readonly plates: readonly Plate[];
  readonly specimens: boolean;
}

const FONT = { font: 'barlow-condensed-500', size: pt(6), figures: 'tabular' } as const;

/** From one line of a column to the next. */
export const LEADING: Length = mm(2.4);

/** How far the baseline stands above the ends of the crop marks: descenders clear them. */
const ABOVE_CROP: Length = mm(0.7);

/** A line of small print in the margin. */
export const smallPrint = (text: string, paint: Paint, at: Point): GlyphItem =>
  textItem(text, { ...FONT, paint }, at);

/** The slug of a page, on every plate, so that a plate out of its folder is known. */
export const slugLine = (around: Around, slug: Slug): readonly GlyphItem[] => {
  const words = { parts: slugParts(slug), paint: spot(REGISTRATION) };
  return around.margins.on === 'sides'
    ? columnLines(words, { ...columnTop(around), width: around.margins.column })
    : [headLine(around, words)];
};

/** What is set in a margin, and in which ink. */
export interface Words {
  readonly parts: readonly string[];
  readonly paint: Paint;
}

/** One line above the crop marks of the head. */
export const headLine = ({ block }: Around, { parts, paint }: Words): GlyphItem =>
  smallPrint(parts.join(' · '), paint, {
    x: block.x,
    y: block.y - CLEARANCE - CROP_LENGTH - ABOVE_CROP,
  });

/** Where a column begins, and how wide it is. */
export interface Column extends Point {
  readonly width: Length;
}

/** Lines of a column, each part on lines of its own, its words broken where it is wider than the column. */
export const columnLines = ({ parts, paint }: Words, { x, y, width }: Column): readonly GlyphItem[] =>
  parts
    .flatMap((part) => broken(part, width))
    .map((line, index) => smallPrint(line, paint, { x, y: y + (index + 1) * LEADING }));

/** Why  a word wider than the column stays whole: a rule on sheets says where it reaches off the sheet */
function broken(text: string, width: Length): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    const longer = `${last} ${word}`;
    if (last !== undefined && widthOf(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

const widthOf = (text: string): Length => smallPrint(text, spot(REGISTRATION), { x: 0, y: 0 }).run.width;

/** The words of a slug, in French as all that is printed. */
export const slugText = (slug: Slug): string => slugParts(slug).join(' · ');

function slugParts({ job, page, press, sheet, sheets, tickets, plates, specimens }: Slug): readonly string[] {
  const names = plates.map(({ name }) => name).join(' ');
  return [
    job,
    press,
    page,
    `feuille ${sheet}/${sheets}`,
    `billets ${tickets.at(0)} à ${tickets.at(-1)}`,
    ...(names === '' ? [] : [names]),
    ...(specimens ? ['ÉPREUVE SPÉCIMEN'] : []),
  ];
}
