import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { InputError } from '../base/fault.ts';
import type { Rect } from '../base/geometry.ts';
import { toMm } from '../base/length.ts';
import { reason } from '../files/whole-file.ts';
import { type Grade, gradeCode } from '../grade/grade.ts';
import { openSource } from '../pdf/read/plates/plate-source.ts';
import { type OpenPlates, openPlates } from '../pdf/read/plates/plates-of-page.ts';
import type { Desk } from './desk.ts';
import { exposed, type GroundPlate, onGround, READERS_SEE } from './grade-ground.ts';
import { gradedJob, type JobSide } from './grade-job.ts';
import { type GradedSide, gradeLines, type SheetGrades } from './grade-report.ts';
import {
  codeAgain,
  codesIn,
  codesWithin,
  FORMATS,
  isSame,
  type Located,
  SYMBOLOGIES,
  ticketSearch,
  windows,
} from './grade-search.ts';

interface Flags {
  readonly sheet?: number;
  readonly dpi?: number;
  readonly job?: string;
  readonly json?: boolean;
}

/** The imager of most presses here, where no job says which. */
const DPI = 600;

/** Measures the codes of a sheet on its plates, and says which would stop reading. */
export async function grade(this: Desk, flags: Flags, path: string): Promise<void> {
  const { sheet = 1 } = flags;
  const file = await openSource(await read(path), path);
  const job = flags.job === undefined ? null : await gradedJob(flags.job, path, sheet);
  const dpi = flags.dpi ?? job?.dpi ?? DPI;
  const sides: GradedSide[] = [];
  for (const side of job?.sides ?? [null]) {
    const open = await openPlates(file, side?.page ?? sheet - 1, dpi);
    try {
      sides.push(side === null ? await gradePage(open, dpi) : await gradeSide(open, side, dpi));
    } finally {
      open.close();
    }
  }
  const grades: SheetGrades = { file: basename(path), sheet, dpi, indicative: true, sides };
  if (flags.json === true) await this.data(`${JSON.stringify(grades, null, 2)}\n`);
  else for (const line of gradeLines(grades)) await this.data(`${line}\n`);
  if (sides.some(({ codes, missing }) => codes.length === 0 || missing.length > 0 || codes.some(isWeak)))
    this.foundErrors();
}

const isWeak = ({ weak, measures }: Pick<Grade, 'weak' | 'measures'>): boolean =>
  weak.length > 0 || measures === null;

async function read(path: string): Promise<Uint8Array> {
  try {
    return await readFile(path);
  } catch (cause) {
    throw new InputError(`${path}: cannot be read (${reason(cause)})`, { hint: 'name a PDF', cause });
  }
}

/** The codes of each ticket of a side, where the job says tickets are. */
async function gradeSide(open: OpenPlates, side: JobSide, dpi: number): Promise<GradedSide> {
  const ground = await side.ground(open);
  const wanted = side.codes.filter((symbology) => FORMATS[symbology] !== undefined);
  const unread = side.codes.filter((symbology) => FORMATS[symbology] === undefined);
  const codes: GradedSide['codes'][number][] = [];
  const missing: GradedSide['missing'][number][] = [];
  const find = ticketSearch(open, { ...side, codes: wanted }, dpi);
  try {
    for (const { place, trim } of side.places) {
      const found: (typeof codes)[number][] = [];
      for (const { plate, ...located } of await find(trim)) {
        found.push({ place, plate, ...(await graded(open, { plate, located, ground: ground.plates })) });
      }
      codes.push(...found);
      missing.push(...without(wanted, found).map((symbology) => ({ place, symbology })));
    }
  } finally {
    ground.close();
  }
  const unchecked = [
    ...open.unchecked,
    ...unread.map((symbology) => `codes of the kind ${symbology} are not graded`),
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
async function gradePage(open: OpenPlates, dpi: number): Promise<GradedSide> {
  const codes: GradedSide['codes'][number][] = [];
  const seen: Located[] = [];
  const under = new Set<string>();
  for (const plate of open.names) {
    const ground = processUnder(open, plate);
    for (const within of windows(open, dpi)) {
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
    throw new InputError(`a code at ${atMm.join(', ')} mm reads on the whole ticket and not by itself`, {
      hint: `look at it: ${SYMBOLOGIES[code.format]} on the plate ${plate}`,
    });
  }
  const decode = async (strained: typeof picture): Promise<string | null> =>
    (await codesIn(strained, [code.format]))[0]?.text ?? null;
  return { atMm, ...(await gradeCode(onGround(picture, ground, crop), again, decode)) };
}

const tenths = (crop: Rect, start: 'x' | 'y', length: 'width' | 'height'): number =>
  Math.round(toMm(crop[start] + crop[length] / 2) * 10) / 10;
