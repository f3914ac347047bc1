import { openPdf, type PdfFile } from '../../../src/pdf/read/pdfium.ts';
import type { Place } from './places.ts';
import { readSide, type Side } from './side.ts';
import { type Value, valuesOf } from './values.ts';
import { variableRuns } from './variable.ts';

/** One ticket as a finished sheet shows it, front and back. */
export interface SeenTicket {
  /** Sheet and place on it, both from 1: `sheet 1, place 7`. */
  readonly place: string;
  /** The number on the back in digits; null where not exactly one stands there. */
  readonly number: string | null;
  /** What the bars on the back say. */
  readonly bars: readonly string[];
  /** What the code under the coat says. */
  readonly validations: readonly string[];
  readonly values: readonly Value[];
}

/** A sheet's pages: recto without coat, verso, coat with overprint. */
const PAGES_A_SHEET = 3;

/** A job's sheets: the places of each, and how many tickets of the first to read; all where it is Infinity. */
export interface Sheets {
  readonly pdf: Uint8Array;
  readonly places: readonly Place[];
  readonly atMost: number;
}

/** The tickets of a job's sheets; a place on which nothing stands is a blank and left out. */
export async function readSheets({ pdf, places, atMost }: Sheets): Promise<readonly SeenTicket[]> {
  const file = await openPdf(pdf, 'the sheet');
  try {
    const tickets: Sides[] = [];
    for (const { first, place } of everyPlace(file, places).slice(0, atMost)) {
      tickets.push(await readPlace(file, first, place));
    }
    return seen(tickets.filter(({ front, back }) => !isBlank(front) || !isBlank(back)));
  } finally {
    file.close();
  }
}

interface Sides {
  readonly place: string;
  readonly front: Side;
  readonly back: Side;
}

/** The places of all sheets, each with the first page of its sheet. */
const everyPlace = ({ pageCount }: PdfFile, places: readonly Place[]) =>
  Array.from({ length: Math.ceil(pageCount / PAGES_A_SHEET) }, (_, sheet) => sheet * PAGES_A_SHEET).flatMap(
    (first) => places.map((place) => ({ first, place })),
  );

async function readPlace(file: PdfFile, first: number, { place, recto, verso }: Place): Promise<Sides> {
  return {
    place: `sheet ${first / PAGES_A_SHEET + 1}, place ${place}`,
    front: await readSide(file.page(first), recto, 'DataMatrix'),
    back: await readSide(file.page(first + 1), verso, 'ITF'),
  };
}

function seen(tickets: readonly Sides[]): readonly SeenTicket[] {
  const fronts = variableRuns(tickets.map(({ front }) => front.runs));
  return tickets.map(({ place, front, back }, index) => ({
    place,
    number: numberOf(back),
    bars: back.codes,
    validations: front.codes,
    values: valuesOf(fronts[index] ?? []),
  }));
}

const isBlank = ({ runs, codes }: Side): boolean => runs.length === 0 && codes.length === 0;

/** Sixteen digits in one run, whatever spaces part them. */
function numberOf({ runs }: Side): string | null {
  const numbers = runs
    .map(({ text }) => text.replaceAll(/[ \u00a0]/g, ''))
    .filter((text) => /^\d{16}$/.test(text));
  return numbers.length === 1 ? (numbers[0] ?? null) : null;
}
