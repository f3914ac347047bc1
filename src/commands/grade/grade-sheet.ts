import { InputError } from '../../base/fault.ts';
import type { Rect } from '../../base/geometry.ts';
import { PER_INCH, toMm } from '../../base/length.ts';
import { type Grade, gradeCode } from '../../grade/grade.ts';
import { openSource, pageOf } from '../../pdf/read/plates/plate-source.ts';
import { mustBeHeld, type OpenPlates, openPlates } from '../../pdf/read/plates/plates-of-page.ts';
import { MOST_PIXELS } from '../fence/limits.ts';
import { ofFile, readPdf } from '../fence/pdf-file.ts';
import type { Task } from '../fence/task.ts';
import { pointWords } from '../report-text.ts';
import { exposed, type GroundPlate, onGround, READERS_SEE } from './ground.ts';
import { gradedJob, type JobSide } from './job.ts';
import type { GradeOrder, GradeWord, LookedThrough } from './order.ts';
import type { GradedSide } from './report.ts';
import {
  codeAgain,
  codesIn,
  codesWithin,
  FORMATS,
  inkedWindows,
  isSame,
  type Located,
  SYMBOLOGIES,
  ticketSearch,
} from './search.ts';

/** The imager of most presses here, where no job says which. */
const DPI = 600;

/** Says what is looked through next. */
type Look = (through: LookedThrough) => void;

/** Measures the codes of a sheet on its plates, and finds out which would stop reading. */
export const gradeSheet: Task<GradeOrder, GradeWord> = async (order, say) => {
  const { path, sheet } = order;
  const file = await openSource(await readPdf(path), path);
  const job = order.job === null ? null : await gradedJob(order.job, path, sheet);
  const dpi = order.dpi ?? job?.dpi ?? DPI;
  const look: Look = (through) => say({ kind: 'looks', ...through });
  const sides: GradedSide[] = [];
  for (const side of job?.sides ?? [null]) {
    const page = side?.page ?? sheet - 1;
    pageOf(file, page, path);
    const open = await ofFile(path, openPlates(file, page, dpi));
    try {
      if (side === null) mustBeHeld({ ...open, name: path }, dpi, MOST_PIXELS);
      sides.push(
        side === null ? await gradePage({ open, dpi, look }) : await gradeSide({ open, dpi, look }, side),
      );
    } finally {
      open.close();
    }
  }
  say({ kind: 'graded', dpi, sides });
};

/** Plates at the imager's resolution, looked through. */
interface Looking {
  readonly open: OpenPlates;
  readonly dpi: number;
  readonly look: Look;
}

/** So many plates, each in these parts. */
function lookedThrough(parts: readonly Rect[], plates: number, dpi: number): LookedThrough {
  const pixels = parts.map(({ width, height }) => (width * dpi * height * dpi) / PER_INCH ** 2);
  return {
    pixels: plates * pixels.reduce((sum, each) => sum + each, 0),
    atOnce: pixels.reduce((most, each) => Math.max(most, each), 0),
  };
}

/** The codes of each ticket of a side, where the job says tickets are. */
async function gradeSide({ open, dpi, look }: Looking, side: JobSide): Promise<GradedSide> {
  const trims = side.places.map(({ trim }) => trim);
  look(lookedThrough(trims, side.plates.length, dpi));
  const ground = await side.ground(open);
  const codes: GradedSide['codes'][number][] = [];
  const missing: GradedSide['missing'][number][] = [];
  const find = ticketSearch(open, side, dpi);
  try {
    for (const { place, trim } of side.places) {
      const found: (typeof codes)[number][] = [];
      for (const { plate, ...located } of await find(trim)) {
        found.push({ place, plate, ...(await graded(open, { plate, located, ground: ground.plates })) });
      }
      codes.push(...found);
      missing.push(...without(side.codes, found).map((symbology) => ({ place, symbology })));
    }
  } finally {
    ground.close();
  }
  const unchecked = [
    ...open.unchecked,
    ...(dpi === side.dpi ? [] : [`the job’s imager has ${side.dpi} dpi, whose dots these are not`]),
  ];
  return { side: side.side, ground: ground.plates.map(({ name }) => name), codes, missing, unchecked };
}

/** What of `wanted` is not there, each as often as it is missing. */
function without<T>(wanted: readonly T[], found: readonly { readonly symbology: T }[]): readonly T[] {
  const left = found.map(({ symbology }) => symbology);
  return wanted.filter((symbology) => {
    const at = left.indexOf(symbology);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** Whatever codes a page has, on any of its plates; process inks are all that is known to lie under them. */
async function gradePage({ open, dpi, look }: Looking): Promise<GradedSide> {
  const codes: GradedSide['codes'][number][] = [];
  const seen: Located[] = [];
  const under = new Set<string>();
  for (const plate of open.inked) {
    const ground = processUnder(open, plate);
    const parts = inkedWindows(open, plate, dpi);
    look(lookedThrough(parts, 1, dpi));
    for (const within of parts) {
      for (const located of await codesWithin(open, { plate, within, dpi }, Object.values(FORMATS))) {
        if (seen.some((other) => isSame(other, located))) continue;
        seen.push(located);
        codes.push({ place: null, plate, ...(await graded(open, { plate, located, ground })) });
        for (const { name } of ground) under.add(name);
      }
    }
  }
  const spots = open.names.filter((name) => !(name in READERS_SEE));
  const unchecked =
    spots.length > 1 ? [`what light ${spots.join(', ')} give back is not known without a job`] : [];
  return { side: null, ground: [...under], codes, missing: [], unchecked: [...open.unchecked, ...unchecked] };
}

const processUnder = (open: OpenPlates, own: string): readonly GroundPlate[] =>
  open.names.flatMap((name) => {
    const dark = READERS_SEE[name];
    return dark === undefined || name === own ? [] : [{ name, open, dark }];
  });

async function graded(
  open: OpenPlates,
  {
    plate,
    located,
    ground,
  }: { readonly plate: string; readonly located: Located; readonly ground: readonly GroundPlate[] },
): Promise<Grade & { readonly atMm: readonly [number, number] }> {
  const { code, crop } = located;
  const picture = exposed(open, plate, crop);
  const again = await codeAgain(picture, code);
  const atMm = [tenths(crop, 'x', 'width'), tenths(crop, 'y', 'height')] as const;
  if (again === null) {
    throw new InputError(`a code at ${pointWords(atMm)} reads on the whole ticket and not by itself`, {
      hint: `look at it: ${SYMBOLOGIES[code.format]} on the plate ${plate}`,
    });
  }
  const decode = async (strained: typeof picture): Promise<string | null> =>
    (await codesIn(strained, [code.format]))[0]?.text ?? null;
  return { atMm, ...(await gradeCode(onGround(picture, ground, crop), again, decode)) };
}

const tenths = (crop: Rect, start: 'x' | 'y', length: 'width' | 'height'): number =>
  Math.round(toMm(crop[start] + crop[length] / 2) * 10) / 10;
