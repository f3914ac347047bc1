import { REGISTRATION, spot } from '../../base/ink.ts';
import { type Length, mm, pt } from '../../base/length.ts';
import type { GlyphItem } from '../../face/item.ts';
import { textItem } from '../../face/text-item.ts';
import type { Plate } from '../plates.ts';
import { type Around, CLEARANCE } from './around.ts';
import { CROP_LENGTH } from './crop.ts';

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

const STYLE = { font: 'barlow-condensed-500', size: pt(6), paint: spot(REGISTRATION) } as const;

/** How far the baseline stands above the ends of the crop marks: descenders clear them. */
const ABOVE_CROP: Length = mm(0.7);

/** One line above the crop marks of the top margin, on every plate, so that a plate out of its folder is known. */
export const slugLine = ({ block }: Around, slug: Slug): GlyphItem =>
  textItem(slugText(slug), STYLE, {
    x: block.x,
    y: block.y - CLEARANCE - CROP_LENGTH - ABOVE_CROP,
  });

/** The words of a slug, in French as all that is printed. */
export function slugText({ job, page, press, sheet, sheets, tickets, plates, specimens }: Slug): string {
  const names = plates.map(({ name }) => name).join(' ');
  return [
    job,
    press,
    page,
    `feuille ${sheet}/${sheets}`,
    `billets ${tickets.at(0)} à ${tickets.at(-1)}`,
    ...(names === '' ? [] : [names]),
    ...(specimens ? ['ÉPREUVE SPÉCIMEN'] : []),
  ].join(' · ');
}
