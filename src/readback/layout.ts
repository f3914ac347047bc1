import { InputError } from '../base/fault.ts';
import { PER_INCH, PER_MM, PER_PT } from '../base/length.ts';
import { type Frame, frameOf, type TopLeft } from './frame.ts';
import type { PrintedFace, PrintedJob } from './printed-job.ts';
import type { CodePlan } from './read-code.ts';
import type { MapCode, ReadingMap, Side } from './reading-map.ts';

/** Where one face of one ticket stands on a page. */
export interface FacePlace {
  /** The place of the sheet, from 0. */
  readonly position: number;
  readonly face: Side;
  readonly frame: Frame;
  /** Its trim on the page, in points, y up. */
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
  /** Where it stands on the page in millimetres from the top left. */
  readonly atMm: readonly [x: number, y: number];
  readonly codes: readonly CodePlan[];
}

/** Where tickets stand on one kind of page. */
export interface PageLayout {
  readonly corner: TopLeft;
  readonly dpi: number;
  readonly places: readonly FacePlace[];
}

/** The faces that one side of every sheet shows, whichever they are. */
export function sheetLayout(
  job: PrintedJob,
  map: ReadingMap,
  { side, corner }: { readonly side: Side; readonly corner: TopLeft },
): PageLayout {
  const faces = job.places.flatMap(({ place, recto, verso }) => [
    ...(recto.on === side ? [{ position: place - 1, face: 'recto' as const, at: recto }] : []),
    ...(verso.on === side ? [{ position: place - 1, face: 'verso' as const, at: verso }] : []),
  ]);
  return layoutOf(job, map, { corner, faces });
}

/** The page of one face of one ticket, which the page's trim is that of. */
export function ticketLayout(
  job: PrintedJob,
  map: ReadingMap,
  { face, corner, trim }: { readonly face: Side; readonly corner: TopLeft; readonly trim: TopLeft },
): PageLayout {
  const [width, height] = map.trim;
  const x = Math.round((trim.left - corner.left) * PER_PT);
  const y = Math.round((corner.top - trim.top) * PER_PT);
  const at = { trim: [x, y, width, height], turned: 'upright' } as const;
  return layoutOf(job, map, { corner, faces: [{ position: 0, face, at }] });
}

interface Face {
  readonly position: number;
  readonly face: Side;
  readonly at: Pick<PrintedFace, 'trim' | 'turned'>;
}

function layoutOf(
  job: PrintedJob,
  map: ReadingMap,
  { corner, faces }: { readonly corner: TopLeft; readonly faces: readonly Face[] },
): PageLayout {
  const { dpi } = job.press;
  const places = faces.map(({ position, face, at }): FacePlace => {
    const [x, y, width, height] = at.trim;
    const codes = map.codes.filter(({ on }) => on === face).map((code) => codePlan(code, job, at));
    const x0 = corner.left + x / PER_PT;
    const y1 = corner.top - y / PER_PT;
    return {
      position,
      face,
      frame: frameOf(at, corner),
      x0,
      y0: y1 - height / PER_PT,
      x1: x0 + width / PER_PT,
      y1,
      atMm: atMm(at),
      codes,
    };
  });
  return { corner, dpi, places };
}

/** Where a face stands on its page in millimetres from the top left, to a micrometre. */
export const atMm = ({ trim: [x, y] }: Pick<PrintedFace, 'trim'>): FacePlace['atMm'] => [inMm(x), inMm(y)];

const inMm = (lattice: number): number => Math.round((lattice * 1000) / PER_MM) / 1000;

/**
 * A code goes to the whole dot nearest to its place, halfway to the right and down, as it stands on the page.
 *
 * Throws  InputError if the job says nothing of it
 */
function codePlan(code: MapCode, { press, codes }: PrintedJob, { trim, turned }: Face['at']): CodePlan {
  const dot = PER_INCH / press.dpi;
  const printed = codes.find(({ name }) => name === code.name);
  if (printed === undefined) {
    throw new InputError(`the job does not say how the ${code.name} code is printed`, {
      hint: 'make the job again with grattage plates',
    });
  }
  const { printedDots: module, reductionDots: reduction } = printed;
  const [x, y, width, height] = trim;
  const left = turned === 'upright' ? x + code.at[0] : x + width - code.at[0] - code.width * module * dot;
  const top = turned === 'upright' ? y + code.at[1] : y + height - code.at[1] - code.height * module * dot;
  return {
    code,
    module,
    reduction,
    x: Math.round(left / dot),
    y: Math.round(top / dot),
    turned,
  };
}
