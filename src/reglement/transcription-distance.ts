import { formatMoney } from '../base/money.ts';
import type { TranscriptionRow, TranscriptionTable } from './reglement.ts';

/** How near one row of a table stands to being read as another. */
export interface TranscriptionDistance {
  /** Printed glyphs lost or changed, digits and transcription together. */
  readonly least: number;
  /** The row as printed, and the one that it would turn into. */
  readonly pair: readonly [TranscriptionRow, TranscriptionRow];
}

/**
 * The two rows of a table that the fewest faults of printing tell apart, or null where no row can turn into another.
 *
 * Why     printing loses or changes glyphs and never adds one; at a distance of one, a single lost or changed glyph makes a
 *         valid amount with its transcription out of another
 */
export function transcriptionDistances(table: TranscriptionTable): TranscriptionDistance | null {
  let nearest: TranscriptionDistance | null = null;
  for (const from of table) {
    for (const to of table) {
      if (from === to) continue;
      const faults = faultsBetween(from, to);
      if (faults < (nearest?.least ?? Number.POSITIVE_INFINITY))
        nearest = { least: faults, pair: [from, to] };
    }
  }
  return nearest;
}

/** Glyphs lost or changed until one row reads as the other; infinite where glyphs would have to be added. */
const faultsBetween = (from: TranscriptionRow, to: TranscriptionRow): number =>
  glyphFaults(digitsOf(from), digitsOf(to)) +
  glyphFaults(glyphsOf(from.transcription), glyphsOf(to.transcription));

const digitsOf = (row: TranscriptionRow): readonly string[] => glyphsOf(formatMoney(row.amount));

/** Spaces leave no ink. */
const glyphsOf = (text: string): readonly string[] => [...text.replace(/\s/g, '')];

/** The edit distance with losses and changes only, row by row of the usual table. */
function glyphFaults(from: readonly string[], to: readonly string[]): number {
  let row = to.map(() => Number.POSITIVE_INFINITY);
  row.unshift(0);
  for (const glyph of from) {
    const above = row;
    row = above.map((lost, index) => {
      const changed = (above[index - 1] ?? Number.POSITIVE_INFINITY) + (to[index - 1] === glyph ? 0 : 1);
      return Math.min(lost + 1, changed);
    });
  }
  return row[to.length] ?? Number.POSITIVE_INFINITY;
}
