import { Bug } from '../../../base/fault.ts';
import type { BoundedFile } from '../content/bounded-file.ts';
import { inkSums } from '../plates/ink-sums.ts';
import type { PageLooks } from './looks/looks.ts';
import { MM_PER_PT, type PointMm } from './looks/seen.ts';
import type { PageFacts } from './pages.ts';
import type { FileFacts } from './read-facts.ts';

/** The densest square of one printing unit on one page. */
export interface UnitSum {
  readonly page: number;
  /** The inks of the unit, by their names. */
  readonly unit: string;
  readonly percent: number;
  readonly atMm: PointMm;
}

/** What was weighed, and what was not. */
export interface WeighedInks {
  readonly worst: readonly UnitSum[];
  /** Each with the page where it is about one, as a sentence. */
  readonly unweighed: readonly { readonly page: number | null; readonly why: string }[];
}

/** What is to be weighed. */
export interface WeighingOrder {
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
 * Why     by what its pages paint, most files cannot come to the limit, being of one ink: no plate of them is made
 */
export async function weigh(file: BoundedFile, facts: FileFacts, order: WeighingOrder): Promise<WeighedInks> {
  const worst: UnitSum[] = [];
  const unweighed: WeighedInks['unweighed'][number][] = [];
  if (!facts.looks.some((looks) => mayBeHeavy(looks, order))) return { worst, unweighed };
  const units = () => order.units.map((plates) => ({ name: plates.join(' '), plates }));
  for await (const sums of inkSums(file, { dpi: DPI, units, upTo: order.limit })) {
    const page = facts.document.pages[sums.page];
    if (page === undefined) throw new Bug(`page ${sums.page} was weighed, counted from 0, and never read`);
    for (const why of sums.unchecked) unweighed.push({ page: page.number, why });
    for (const { unit, heaviest } of sums.units) {
      if (heaviest === null) continue;
      worst.push({ page: page.number, unit, percent: heaviest.percent, atMm: fromTrim(page, heaviest.atMm) });
    }
  }
  return { worst, unweighed };
}

/** Whether a page lays down so many inks of one unit that, all of them full, they would pass the limit. */
function mayBeHeavy(looks: PageLooks, { units, limit }: WeighingOrder): boolean {
  const inks = mayBeAny(looks) ? null : inksPainted(looks);
  return units.some((unit) => unit.filter((ink) => inks?.has(ink) ?? true).length * 100 > limit);
}

/** Registration colour is on every plate, colours of light may come to be on any, and what was not read is not known. */
const mayBeAny = ({ paints, images, registration, isCut }: PageLooks): boolean =>
  isCut ||
  registration.some(({ on }) => on !== 'margin') ||
  paints.some(({ paint }) => paint.colorants.length === 0) ||
  images.some(({ colorants }) => colorants.length === 0);

/** The inks that a page lays down; images and gradients lay down all of theirs. */
function inksPainted({ paints, images }: PageLooks): ReadonlySet<string> {
  const inks = new Set(images.flatMap(({ colorants }) => colorants));
  for (const { paint } of paints) {
    paint.colorants.forEach((name, at) => {
      if (paint.tints === null || (paint.tints[at] ?? 0) > 0) inks.add(name);
    });
  }
  return inks;
}

/** Plates show the crop, else the media box, and places are told from the trim. */
function fromTrim({ trim, media, crop }: PageFacts, [x, y]: readonly [number, number]): PointMm {
  const shown = crop ?? media;
  if (trim === null || shown === null) return [tenth(x), tenth(y)];
  return [tenth(x - (trim[0] - shown[0]) * MM_PER_PT), tenth(y - (shown[3] - trim[3]) * MM_PER_PT)];
}

const tenth = (value: number): number => Math.round(value * 10) / 10;
