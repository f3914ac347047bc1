import type { Pass } from '../face/face.ts';
import { marks } from './marks/marks.ts';
import { aroundSide } from './marks/pass-marks.ts';
import { pageFrame } from './page-frame.ts';
import { type FacePass, isClear, isCovering, passesOn } from './passes.ts';
import type { Side } from './places.ts';
import { platesOf } from './plates.ts';
import { printedOf } from './printed.ts';
import { type Sheet, type SheetPage, ticketsOf } from './sheet.ts';

type BareSheet = Omit<Sheet, 'pages'>;

/** One page of a sheet: which side of it, and what of its tickets, in printing order. */
interface PagePlan {
  readonly label: string;
  readonly side: Side;
  shows(pass: Pass): boolean;
}

/** Why  the varnish overprints, and a viewer that does not overprint would show it as paper over the imaging */
const isOver = (pass: Pass): boolean => isCovering(pass) || isClear(pass);
const isUnder = (pass: Pass): boolean => !isOver(pass);

const PLANS: readonly PagePlan[] = [
  { label: 'recto', side: 'recto', shows: isUnder },
  { label: 'verso', side: 'verso', shows: isUnder },
  { label: 'encre à gratter', side: 'recto', shows: isOver },
];

/** Why  in work-and-turn both sides of the sheet show rectos, and each has their coat */
const COATED_BACK: PagePlan = { label: 'encre à gratter, verso', side: 'verso', shows: isOver };

/**
 * The pages of one sheet, in the order of the file: recto up to its imaging, verso, and what lies over the imaging, from
 * varnish to overprint.
 *
 * Shape   marks stand around the blanks too
 */
export const sheetPages = (sheet: BareSheet): readonly SheetPage[] =>
  [...PLANS, ...(sheet.plan.press.turn === 'work-and-turn' ? [COATED_BACK] : [])].map((plan) =>
    sheetPage(plan, sheet),
  );

function sheetPage({ label, side, shows }: PagePlan, sheet: BareSheet): SheetPage {
  const { plan } = sheet;
  const tickets = passesOn(plan, side)
    .filter(({ pass }) => shows(pass))
    .flatMap((pass) => printed(sheet, side, pass));
  const slug = {
    job: plan.title,
    page: label,
    press: plan.press.name,
    sheet: sheet.number,
    sheets: plan.sheets,
    tickets: ticketsOf(sheet),
    plates: platesOf(tickets, plan.inks),
    specimens: plan.specimens,
  };
  const marked = marks(aroundSide(plan, side), slug);
  return {
    label,
    ...pageFrame(plan.press),
    content: [...tickets, marked],
    side,
    marks: marked,
    sheetId: null,
  };
}

const printed = ({ plan, positions }: BareSheet, side: Side, pass: FacePass) =>
  positions.flatMap((position) => (position === null ? [] : printedOf(plan, position, { ...pass, side })));
