import { lanesOf } from '../imposition/order.ts';
import { sizeOf } from '../imposition/sequence.ts';
import type { Plan } from '../imposition/sheet.ts';
import type { SheetRange } from './sections.ts';

/**
 * Sheets of a file at most: pdfkit keeps a line of each object until the file is closed, and a prepress station opens some
 * thousand pages without waiting.
 */
const MOST_SHEETS = 2_000;

/**
 * The sheets of a job as so many files hold them.
 *
 * Shape   whole lifts a file, as many as it takes; a lift that is higher than a file is cut
 * Why     the cut depends on the job alone, never on who makes it: so files are the same whoever does
 */
export function partsOf(plan: Plan, { from, to }: SheetRange): readonly SheetRange[] {
  const { lift } = lanesOf(plan.order, sizeOf(plan));
  const step = lift > MOST_SHEETS ? MOST_SHEETS : Math.floor(MOST_SHEETS / lift) * lift;
  const parts: SheetRange[] = [];
  for (let at = from; at < to; ) {
    const end = Math.min(to, (Math.floor(at / step) + 1) * step);
    parts.push({ from: at, to: end });
    at = end;
  }
  return parts;
}

/** The name of an imaging file: that of its side where all sheets of the job are on it, else its first and last sheet too. */
export function partName(plan: Plan, side: 'recto' | 'verso', { from, to }: SheetRange): string {
  if (from === 0 && to === plan.sheets) return `imaging-${side}`;
  const digits = String(plan.sheets).length;
  const [first, last] = [from + 1, to].map((sheet) => String(sheet).padStart(digits, '0'));
  return `imaging-${side}-${first}-${last}`;
}
