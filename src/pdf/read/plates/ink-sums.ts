import { createHash } from 'node:crypto';
import { type InkSum, inkSum } from './ink-sum.ts';
import type { Plate } from './plate.ts';
import { type PlateFile, plateFile, type SurveyedPage, surveyPage } from './plate-file.ts';
import { openSource, type PlateSource } from './plate-source.ts';
import { rendered } from './plates-of-page.ts';

/** Plates that one printing unit lays down at once. */
export interface Unit {
  readonly name: string;
  readonly plates: readonly string[];
}

/** What to weigh, and how finely. */
export interface Weighing {
  readonly dpi: number;
  /** The units that the plates of a page belong to; plates in no unit are not weighed. */
  readonly units: (plates: readonly string[]) => readonly Unit[];
  /** What does not matter, in percent: units of too few plates ever to exceed it are not rendered. */
  readonly upTo: number;
}

/** A unit on one page. */
export interface UnitSum {
  readonly unit: string;
  /** Null where its plates, all of them full, stay within `upTo`: then it is known without a look. */
  readonly heaviest: InkSum | null;
  /** What all its plates, full, would come to. */
  readonly atMost: number;
}

export interface PageSums {
  /** Counted from 0. */
  readonly page: number;
  readonly units: readonly UnitSum[];
  readonly unchecked: readonly string[];
}

/**
 * The heaviest square of every printing unit, page by page.
 *
 * Why     sheets that are painted alike are weighed once, and a unit of one ink not at all: a file for the imager has
 *         hundreds of pages, and no square of it can pass 100 %
 * Throws  InputError if the file cannot be read
 */
export async function* inkSums(source: PlateSource, weighing: Weighing): AsyncGenerator<PageSums> {
  const file = await openSource(source);
  const known = new Map<string, readonly UnitSum[]>();
  for (const [page, entry] of file.pages.pages.entries()) {
    const surveyed = surveyPage(file, entry);
    const judged = unitsOf(surveyed.names, weighing);
    const isHeavy = judged.some(({ atMost }) => atMost > weighing.upTo);
    const units = isHeavy ? await weighOnce(surveyed, { judged, weighing, known }) : judged.map(bounded);
    yield { page, units, unchecked: surveyed.unchecked };
  }
}

interface Judged {
  readonly name: string;
  readonly own: readonly string[];
  readonly atMost: number;
}

const unitsOf = (names: readonly string[], { units }: Weighing): readonly Judged[] =>
  units(names).map(({ name, plates }) => {
    const own = plates.filter((plate) => names.includes(plate));
    return { name, own, atMost: 100 * own.length };
  });

const bounded = ({ name, atMost }: Judged): UnitSum => ({ unit: name, atMost, heaviest: null });

interface Weighed {
  readonly judged: readonly Judged[];
  readonly weighing: Weighing;
  /** By the hash of the plates as they are written. */
  readonly known: Map<string, readonly UnitSum[]>;
}

async function weighOnce(
  surveyed: SurveyedPage,
  { judged, weighing, known }: Weighed,
): Promise<readonly UnitSum[]> {
  const { dpi, upTo } = weighing;
  const made = await plateFile(surveyed, dpi);
  const key = createHash('sha256').update(made.bytes).digest('hex');
  const before = known.get(key);
  if (before !== undefined) return before;
  const heavy = new Set(judged.filter(({ atMost }) => atMost > upTo).flatMap(({ own }) => own));
  const plates = await platesOf(made, { dpi, wanted: heavy });
  const sums = judged.map((unit) =>
    unit.atMost > upTo ? { ...bounded(unit), heaviest: inkSum(plates, unit.own, dpi) } : bounded(unit),
  );
  known.set(key, sums);
  return sums;
}

async function platesOf(
  made: PlateFile,
  { dpi, wanted }: { readonly dpi: number; readonly wanted: ReadonlySet<string> },
): Promise<readonly Plate[]> {
  const open = await rendered(made, dpi);
  try {
    return open.names.filter((name) => wanted.has(name)).map((name) => open.plate(name));
  } finally {
    open.close();
  }
}
