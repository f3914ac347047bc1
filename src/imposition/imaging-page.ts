import { IMAGED_BLACK, type Paint } from '../base/ink.ts';
import type { Item } from '../face/item.ts';
import type { Bars, PageContent } from '../face/page.ts';
import { blanksOf, ranges } from './blanks.ts';
import { columnTop } from './marks/around.ts';
import { packEnds } from './marks/pack-ends.ts';
import { sideMarks } from './marks/pass-marks.ts';
import { sheetId, sheetIdRoom, sheetName } from './marks/sheet-id.ts';
import { columnLines, headLine, LEADING, smallPrint } from './marks/slug.ts';
import { commonMarks, onPage, pageFrame } from './page-frame.ts';
import { isImaged, passesOn } from './passes.ts';
import type { Side } from './places.ts';
import { firstPaint } from './plates.ts';
import { printedOf, type SidePass } from './printed.ts';
import { firstAndLast } from './sequence.ts';
import type { Sheet, SheetPage } from './sheet.ts';

type BareSheet = Omit<Sheet, 'pages'>;

const known = new WeakMap<BareSheet, Map<Side, SheetPage>>();

/**
 * What the imager prints on one side of a sheet: variable marks, marks of its own, and the name of the sheet.
 *
 * Shape   slug and sheet id are the same on both sides, so that a back under another sheet's front is known
 */
export function imagingPage(sheet: BareSheet, side: Side): SheetPage {
  const ofSheet = known.get(sheet) ?? new Map<Side, SheetPage>();
  known.set(sheet, ofSheet);
  const page = ofSheet.get(side) ?? image(sheet, side);
  ofSheet.set(side, page);
  return page;
}

function image(sheet: BareSheet, side: Side): SheetPage {
  const { around } = sideMarks(sheet.plan, side);
  const { items, id } = imagedMarks(sheet, side);
  const marks = onPage([...commonMarks(around), ...items]);
  return {
    label: `imagerie ${side}`,
    ...pageFrame(sheet.plan.press),
    side,
    content: [...imagedContents(sheet, side), marks, id],
    marks,
    sheetId: id,
  };
}

/** All that is imaged on the tickets of one side of a sheet. */
export const imagedContents = (sheet: BareSheet, side: Side): readonly PageContent[] =>
  passesOn(sheet.plan, side)
    .filter(({ pass }) => isImaged(pass))
    .flatMap((pass) => imagedIn(sheet, { ...pass, side }));

/** What one imaged pass puts on the tickets of a sheet. */
export const imagedIn = ({ plan, positions }: BareSheet, which: SidePass): readonly PageContent[] =>
  positions.flatMap((position) => (position === null ? [] : printedOf(plan, position, which)));

/** The marks that the imager prints on one side of a sheet, beside those that every plate has. */
export function imagedMarks(
  sheet: BareSheet,
  side: Side,
): { readonly items: readonly Item[]; readonly id: Bars } {
  const { around, passes } = sideMarks(sheet.plan, side);
  const paint = firstPaint(imagedContents(sheet, side)) ?? IMAGED_BLACK;
  const strips = passes.filter(({ pass }) => isImaged(pass.pass)).flatMap(({ items }) => items);
  const ends = side === 'recto' ? packEnds(sheet, paint) : [];
  const name = sheetName(sheet.number, firstAndLast(sheet)[0]);
  const slug = slugItems(sheet, side, paint);
  const id = sheetId(name, { press: sheet.plan.press, around, paint });
  return { items: [...strips, ...ends, ...slug], id };
}

/** The slug, and under the sheet's code which side it is. */
function slugItems(sheet: BareSheet, side: Side, paint: Paint): readonly Item[] {
  const { around, columnLength } = sideMarks(sheet.plan, side);
  const top = columnTop(around);
  const { column: width } = around.margins;
  const below = top.y + sheetIdRoom(sheet.plan.press);
  const sideName = smallPrint(side, paint, { x: top.x, y: below + LEADING });
  const words = { parts: imagingSlug(sheet), paint };
  const slug =
    around.margins.on === 'sides'
      ? columnLines(words, { x: top.x, y: top.y + columnLength, width })
      : [headLine(around, words)];
  return [...slug, sideName];
}

/** The words of an imaging slug: job, press, sheet, first and last ticket, and its blanks. */
export function imagingSlug(sheet: BareSheet): readonly string[] {
  const { plan, number } = sheet;
  const [first, last] = firstAndLast(sheet);
  const blanks = blanksOf(sheet);
  return [
    plan.title,
    plan.press.name,
    `feuille ${number}/${plan.sheets}`,
    `billets ${first} à ${last}`,
    ...(blanks.length === 0 ? [] : [`sans billet : ${ranges(blanks)}`]),
    ...(plan.specimens ? ['spécimens'] : []),
  ];
}
