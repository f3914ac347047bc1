import type { Page, PageContent } from '../face/page.ts';
import { imagedMarks } from './imaged-marks.ts';
import { sideMarks } from './marks/pass-marks.ts';
import { commonMarks, onPage, pageFrame } from './page-frame.ts';
import { isImaged, passesOn } from './passes.ts';
import type { Side } from './places.ts';
import { printedOf, type SidePass } from './printed.ts';
import type { Plan, Sheet, SheetPage } from './sheet.ts';

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
  const { strips, own, id } = imagedMarks(sheet, side);
  const alike = [...commonMarks(around), ...strips];
  return {
    ...imagingFrame(sheet.plan, side),
    side,
    content: [...imagedContents(sheet, side), onPage(alike), onPage(own), id],
    marks: onPage([...alike, ...own]),
    sheetId: id,
  };
}

/** The page of every imaging sheet of a side, without what is on it. */
export const imagingFrame = ({ press }: Plan, side: Side): Omit<Page, 'content'> => ({
  label: `imagerie ${side}`,
  ...pageFrame(press),
});

/** All that is imaged on the tickets of one side of a sheet. */
export const imagedContents = (sheet: BareSheet, side: Side): readonly PageContent[] =>
  passesOn(sheet.plan, side)
    .filter(({ pass }) => isImaged(pass))
    .flatMap((pass) => imagedIn(sheet, { ...pass, side }));

/** What one imaged pass puts on the tickets of a sheet. */
export const imagedIn = ({ plan, positions }: BareSheet, which: SidePass): readonly PageContent[] =>
  positions.flatMap((position) => (position === null ? [] : printedOf(plan, position, which)));
