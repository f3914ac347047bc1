import { type MadePart, makePart } from '../../src/imaging/make-part.ts';
import type { SheetRange } from '../../src/imaging/sections.ts';
import { type Took, timed } from '../clock.ts';
import type { LineBlock } from './line-block.ts';

/** Sheets of a block as the line made files of them: dealt, judged, encoded, assembled, deflated, written and hashed. */
export interface Imaged extends Took {
  readonly tickets: number;
  readonly made: MadePart;
  readonly bytesPerTicket: number;
  /** What the file asked for once, whatever its sheets: to open it, and to hold its first sheet to the ordinary way. */
  readonly onceSeconds: number;
  /** For one ticket, that aside. */
  readonly steadyMicroseconds: number;
}

/**
 * Makes the imaging files of some sheets, a file a side, in a folder.
 *
 * Throws  Error if a rule finds fault with a ticket
 */
export async function imageSheets(
  { line, plan }: LineBlock,
  sheets: SheetRange,
  folder: string,
): Promise<Imaged> {
  const start = performance.now();
  const done: number[] = [];
  const progress = (): void => {
    done.push((performance.now() - start) / 1000);
  };
  const { value: outcome, ...took } = await timed(() => makePart(line, sheets, { plan, folder, progress }));
  if ('findings' in outcome) throw new Error(outcome.findings[0]?.message ?? 'the line refused its tickets');
  const { made } = outcome;
  const places = plan.places.length;
  const tickets = (sheets.to - sheets.from) * places;
  const { recto, verso } = made.files;
  return {
    ...took,
    tickets,
    made,
    bytesPerTicket: (recto.bytes + verso.bytes) / tickets,
    ...steadiness(took.seconds, done, places),
  };
}

/** The sheets of a section, all of which are put down in pieces before the first of them is a page. */
const SECTION = 50;

/**
 * A file's time as what is once in it and what each ticket takes.
 *
 * Shape   `done` holds when each sheet was done, in seconds
 * Throws  Error if there is but one section, of which nothing can be told
 */
export function steadiness(
  seconds: number,
  done: readonly number[],
  places: number,
): Pick<Imaged, 'onceSeconds' | 'steadyMicroseconds'> {
  const first = done[SECTION - 1];
  if (first === undefined || done.length <= SECTION) throw new Error(`${done.length} sheets are too few`);
  const ofSheet = (seconds - first) / (done.length - SECTION);
  return { onceSeconds: first - SECTION * ofSheet, steadyMicroseconds: (ofSheet / places) * 1e6 };
}
