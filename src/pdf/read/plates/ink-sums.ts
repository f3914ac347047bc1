import { createHash } from 'node:crypto';
import { type InkSum, inkSum } from './ink-sum.ts';
import type { PagePlates } from './plate.ts';
import { plateFile } from './plate-file.ts';
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
  const known = new Map<string, Omit<PageSums, 'page'>>();
  for (const [page, entry] of file.pages.pages.entries()) {
    const made = await plateFile(file, entry, weighing.dpi);
    const key = createHash('sha256').update(made.bytes).digest('hex');
    const sums = known.get(key) ?? (await weigh(made, weighing));
    known.set(key, sums);
    yield { page, ...sums };
  }
}

type Made = Awaited<ReturnType<typeof plateFile>>;

async function weigh(made: Made, { dpi, units, upTo }: Weighing): Promise<Omit<PageSums, 'page'>> {
  const names = made.plates.map(({ name }) => name);
  const judged = units(names).map(({ name, plates }) => {
    const own = plates.filter((plate) => names.includes(plate));
    return { name, own, atMost: 100 * own.length };
  });
  const heavy = judged.filter(({ atMost }) => atMost > upTo);
  const wanted = new Set(heavy.flatMap(({ own }) => own));
  const plates = wanted.size === 0 ? [] : await platesOf(made, { dpi, wanted });
  return {
    unchecked: made.unchecked,
    units: judged.map(({ name, own, atMost }) => ({
      unit: name,
      atMost,
      heaviest: atMost > upTo ? inkSum(plates, own, dpi) : null,
    })),
  };
}

async function platesOf(
  made: Made,
  { dpi, wanted }: { readonly dpi: number; readonly wanted: ReadonlySet<string> },
): Promise<PagePlates['plates']> {
  const open = await rendered(made, dpi);
  try {
    return open.names.filter((name) => wanted.has(name)).map((name) => open.plate(name));
  } finally {
    open.close();
  }
}
