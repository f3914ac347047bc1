import { ORIGIN } from '../base/geometry.ts';
import { IMAGED_BLACK, type Paint } from '../base/ink.ts';
import type { Item, PathItem } from '../face/item.ts';
import type { Bars } from '../face/page.ts';
import { blanksOf, ranges } from './blanks.ts';
import { columnTop } from './marks/around.ts';
import { packEnds } from './marks/pack-ends.ts';
import { sideMarks } from './marks/pass-marks.ts';
import { sheetId, sheetIdRoom, sheetName } from './marks/sheet-id.ts';
import { columnLines, headLine, LEADING, smallPrint } from './marks/slug.ts';
import { isImaged, passesOn } from './passes.ts';
import type { Side } from './places.ts';
import { firstPaint } from './plates.ts';
import { firstAndLast } from './sequence.ts';
import type { Plan, SheetTickets } from './sheet.ts';

/** The marks that the imager prints on one side of a sheet, beside those that every plate has. */
export interface ImagedMarks {
  /** The same on all sheets. */
  readonly strips: readonly Item[];
  /** Those of this sheet: ends of packs, and its slug. */
  readonly own: readonly Item[];
  /** The machine-readable name of the sheet. */
  readonly id: Bars;
}

/** What the imager prints around the tickets of one side of a sheet. */
export function imagedMarks(sheet: SheetTickets, side: Side): ImagedMarks {
  const { plan } = sheet;
  const slug = slugOf(sheet);
  return {
    strips: imagedStrips(plan, side),
    own: [...imagedEnds(sheet, side), ...slugItems(plan, side, slug)],
    id: sideId(plan, side, sheetName(sheet.number, slug.first)),
  };
}

/** The ends of packs that are imaged on one side. */
export const imagedEnds = (sheet: SheetTickets, side: Side): readonly PathItem[] =>
  side === 'recto' ? packEnds(sheet, imagedPaint(sheet.plan, side)) : [];

/** The code of a sheet that is called so, where one side has it. */
export function sideId(plan: Plan, side: Side, name: string): Bars {
  const { around } = sideMarks(plan, side);
  return sheetId(name, { press: plan.press, around, paint: imagedPaint(plan, side) });
}

/** The patches of the imager's plates in the control strip of one side. */
export const imagedStrips = (plan: Plan, side: Side): readonly Item[] =>
  sideMarks(plan, side)
    .passes.filter(({ pass }) => isImaged(pass.pass))
    .flatMap(({ items }) => items);

const paints = new WeakMap<Plan, Map<Side, Paint>>();

/** The ink of the imager on one side, as the tickets have it. */
function imagedPaint(plan: Plan, side: Side): Paint {
  const ofPlan = paints.get(plan) ?? new Map<Side, Paint>();
  paints.set(plan, ofPlan);
  const paint = ofPlan.get(side) ?? paintOn(plan, side);
  ofPlan.set(side, paint);
  return paint;
}

function paintOn(plan: Plan, side: Side): Paint {
  const contents = passesOn(plan, side)
    .filter(({ pass }) => isImaged(pass))
    .flatMap(({ face, pass }) => plan.model[face].layers.filter((layer) => layer.pass === pass))
    .map(({ items }) => ({ kind: 'placed', at: ORIGIN, items }) as const);
  return firstPaint(contents) ?? IMAGED_BLACK;
}

/** The slug, and under the sheet's code which side it is. */
export function slugItems(plan: Plan, side: Side, slug: ImagingSlug): readonly Item[] {
  const { around, columnLength } = sideMarks(plan, side);
  const paint = imagedPaint(plan, side);
  const top = columnTop(around);
  const { column: width } = around.margins;
  const below = top.y + sheetIdRoom(plan.press);
  const sideName = smallPrint(side, paint, { x: top.x, y: below + LEADING });
  const words = { parts: slugParts(plan, slug), paint };
  const lines =
    around.margins.on === 'sides'
      ? columnLines(words, { x: top.x, y: top.y + columnLength, width })
      : [headLine(around, words)];
  return [...lines, sideName];
}

/** What changes from sheet to sheet in an imaging slug. */
export interface ImagingSlug {
  readonly sheet: string;
  readonly first: string;
  readonly last: string;
  readonly blanks: string;
}

const slugs = new WeakMap<SheetTickets, ImagingSlug>();

/** The slug of a sheet, the same on both its sides. */
export function slugOf(sheet: SheetTickets): ImagingSlug {
  const slug = slugs.get(sheet) ?? slugMade(sheet);
  slugs.set(sheet, slug);
  return slug;
}

function slugMade(sheet: SheetTickets): ImagingSlug {
  const [first, last] = firstAndLast(sheet);
  return { sheet: `${sheet.number}/${sheet.plan.sheets}`, first, last, blanks: ranges(blanksOf(sheet)) };
}

/** The words of an imaging slug: job, press, sheet, first and last ticket, and its blanks. */
const slugParts = (plan: Plan, { sheet, first, last, blanks }: ImagingSlug): readonly string[] => [
  plan.title,
  plan.press.name,
  `feuille ${sheet}`,
  `billets ${first} à ${last}`,
  ...(blanks === '' ? [] : [`sans billet\u00a0: ${blanks}`]),
  ...(plan.specimens ? ['spécimens'] : []),
];

/**
 * Every letter that the slug of any sheet of a job may need, for a file that holds its letters before its sheets are known.
 *
 * Shape   a slug of numbers that no sheet has
 */
export function slugLetters(plan: Plan, side: Side): readonly Item[] {
  const [digits, numbers] = ['0123456789', ['0123456789', ' ', ',', '–', '/'].join('')];
  return slugItems(plan, side, { sheet: numbers, first: digits, last: digits, blanks: numbers });
}
