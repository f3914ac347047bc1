import type { BoundedFile } from '../content/bounded-file.ts';
import { inkSum } from '../plates/ink-sum.ts';
import type { Plate } from '../plates/plate.ts';
import { openPlates } from '../plates/plates-of-page.ts';
import type { FileFacts } from './read-facts.ts';
import type { PointMm } from './looks/seen.ts';
import type { PageFacts } from './pages.ts';

/** The densest square of one printing unit on one page. */
export interface UnitSum {
  readonly page: number;
  /** The inks of the unit, by their names. */
  readonly unit: string;
  readonly percent: number;
  readonly atMm: PointMm;
}

/** What was weighed, and what was not. */
export interface InkSums {
  readonly worst: readonly UnitSum[];
  /** Each with the page where it is about one, as a sentence. */
  readonly unweighed: readonly { readonly page: number | null; readonly why: string }[];
}

/** What is to be weighed. */
export interface Weighing {
  /** The inks that one printing unit after the other lays down. */
  readonly units: readonly (readonly string[])[];
  /** In percent: a unit that cannot come to it is not looked at. */
  readonly limit: number;
}

/** Source  print.md: ink sums are reckoned « from plates at 72 dpi » */
const DPI = 72;

/**
 * The densest square of 15 mm of each printing unit on each page, on the plates themselves.
 *
 * Why     a unit of three inks cannot come to 320 %, so that most files, of one ink, need no plate
 */
export async function weigh(file: BoundedFile, facts: FileFacts, { units, limit }: Weighing): Promise<InkSums> {
  const worst: UnitSum[] = [];
  const unweighed: InkSums['unweighed'][number][] = [];
  for (const [index, page] of facts.document.pages.entries()) {
    const painted = inksPainted(facts, index);
    const heavy = units.filter((unit) => unit.filter((ink) => painted.has(ink)).length * 100 > limit);
    if (heavy.length === 0) continue;
    const plates = await openPlates(file, index, DPI);
    try {
      for (const why of plates.unchecked) unweighed.push({ page: page.number, why });
      for (const unit of heavy) {
        const own = plates.names.filter((name) => unit.includes(name)).map((name): Plate => plates.plate(name));
        const sum = inkSum(own, unit, DPI);
        if (sum === null) continue;
        worst.push({ page: page.number, unit: unit.join(' '), percent: sum.percent, atMm: fromTrim(page, sum.atMm) });
      }
    } finally {
      plates.close();
    }
  }
  return { worst, unweighed };
}

/** The inks that a page lays down, with what registration colour adds; images and gradients lay down all of theirs. */
function inksPainted({ looks }: FileFacts, index: number): ReadonlySet<string> {
  const page = looks[index];
  const inks = new Set<string>();
  for (const { paint } of page?.paints ?? []) {
    paint.colorants.forEach((name, at) => {
      if (paint.tints === null || (paint.tints[at] ?? 0) > 0) inks.add(name);
    });
  }
  for (const { colorants } of page?.images ?? []) for (const name of colorants) inks.add(name);
  return inks;
}

/** Plates show the media box, and places are told from the trim. */
function fromTrim({ trim, media, crop }: PageFacts, [x, y]: readonly [number, number]): PointMm {
  const shown = crop ?? media;
  const mm = (pt: number): number => (pt / 72) * 25.4;
  if (trim === null || shown === null) return [tenth(x), tenth(y)];
  return [tenth(x - mm(trim[0] - shown[0])), tenth(y - mm(shown[3] - trim[3]))];
}

const tenth = (value: number): number => Math.round(value * 10) / 10;
