import { type Rect, rect, type Size } from '../base/geometry.ts';
import type { SpotInk } from '../base/ink.ts';
import { dots } from '../base/length.ts';
import type { Face, Pass } from '../face/face.ts';
import type { PageContent } from '../face/page.ts';
import { around } from './marks/around.ts';
import { marks } from './marks/marks.ts';
import { placeFace } from './place-face.ts';
import { platesOf } from './plates.ts';
import type { Press } from './press.ts';
import type { Position, Sheet, SheetPage } from './sheet.ts';
import type { Spot } from './snap-code.ts';
import { mirrored, turnOf } from './turn.ts';

/** What the pages of every sheet of a job say alike. */
export interface JobOnSheets {
  readonly title: string;
  readonly inks: readonly SpotInk[];
  readonly sheets: number;
  readonly specimens: boolean;
}

type BareSheet = Omit<Sheet, 'pages'>;

/** One page of a sheet: which side of its tickets, and what of them, in printing order. */
interface PagePlan {
  readonly label: string;
  readonly side: 'recto' | 'verso';
  readonly passes: readonly Pass[];
}

const PLANS: readonly PagePlan[] = [
  { label: 'recto', side: 'recto', passes: ['display', 'imaging', 'specimen'] },
  { label: 'verso', side: 'verso', passes: ['back', 'back-imaging', 'specimen'] },
  { label: 'encre à gratter', side: 'recto', passes: ['coat', 'overprint'] },
];

/**
 * The pages of one sheet, in the order of the file.
 *
 * Shape   `trims` are all places of the recto: marks stand around the blanks too
 */
export const sheetPages = (
  sheet: BareSheet,
  job: JobOnSheets,
  trims: readonly Rect[],
): readonly SheetPage[] => PLANS.map((plan) => sheetPage(plan, sheet, { job, trims }));

function sheetPage(
  plan: PagePlan,
  sheet: BareSheet,
  { job, trims }: { readonly job: JobOnSheets; readonly trims: readonly Rect[] },
): SheetPage {
  const { press } = sheet;
  const filled = sheet.positions.filter((position) => position !== null);
  const tickets = plan.passes.flatMap((pass) =>
    filled.flatMap((position) => printed(position, plan, pass, press)),
  );
  const places = plan.side === 'recto' ? trims : trims.map((trim) => mirrored(trim, press));
  const slug = {
    job: job.title,
    page: plan.label,
    press: press.name,
    sheet: sheet.number,
    sheets: job.sheets,
    tickets: filled.map(({ recto }) => recto.ticket),
    plates: platesOf(tickets, job.inks),
    specimens: job.specimens,
  };
  const bleed = Math.max(...filled.map(({ recto, verso }) => Math.max(recto.bleed, verso.bleed)));
  const marked = marks(around(places, bleed), slug);
  const whole = rect(0, 0, press.sheet.width, press.sheet.height);
  return {
    label: plan.label,
    size: wholeDots(press),
    trim: whole,
    bleed: whole,
    content: [...tickets, marked],
    side: plan.side,
    marks: marked,
  };
}

function printed(position: Position, plan: PagePlan, pass: Pass, press: Press): readonly PageContent[] {
  const face: Face = plan.side === 'recto' ? position.recto : position.verso;
  const spot: Spot =
    plan.side === 'recto'
      ? { trim: position.rectoTrim, turned: 'upright' }
      : { trim: position.versoTrim, turned: turnOf(press) === 'tumble' ? 'half' : 'upright' };
  return placeFace(face, [pass], { ...spot, dpi: press.dpi, barReduction: press.barReduction });
}

/**
 * The sheet's size, rounded up to whole dots of the imager.
 *
 * Why     some RIPs count dots from the top of the page and others from its foot: both must find the codes on them
 */
function wholeDots({ sheet, dpi }: Press): Size {
  const dot = dots(1, dpi);
  return { width: Math.ceil(sheet.width / dot) * dot, height: Math.ceil(sheet.height / dot) * dot };
}
