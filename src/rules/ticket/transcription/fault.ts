import type { PrintedAmount } from '../../../game/ticket.ts';
import type { SurfaceTables } from '../tables.ts';
import { fold, withoutSpaces } from './fold.ts';

/** What can be wrong with a transcription: exactly one for one that is not right. */
export type TranscriptionFault =
  | 'absent'
  | 'of-another-amount'
  | 'of-another-surface'
  | 'wrong-case'
  | 'spaces'
  | 'doubled'
  | 'incomplete'
  | 'unknown';

/**
 * What is wrong with the transcription of one printed amount, or null.
 *
 * Why     a whole transcription of any table is never called a fragment: CENT beside 500 € says a hundred to the
 *         player, whatever became of its 5. So whole words are looked for first (this surface's, then the others'),
 *         and only then is a slip of the expected one considered. An amount outside its table has no transcription to
 *         be held against: its own rule speaks, and here only absence counts
 */
export function transcriptionFault(printed: PrintedAmount, tables: SurfaceTables): TranscriptionFault | null {
  const { amount, transcription } = printed;
  const expected = amount === null ? undefined : tables.transcriptions.get(amount.cents);
  if (transcription === null) return 'absent';
  if (transcription === expected) return null;
  const folded = fold(transcription);
  if (folded === '') return 'absent';
  return expected === undefined ? null : slip(transcription, folded, { expected, tables });
}

interface Against {
  readonly expected: string;
  readonly tables: SurfaceTables;
}

function slip(found: string, folded: string, { expected, tables }: Against): TranscriptionFault {
  const whole = fold(expected);
  if (folded === whole) return withoutSpaces(found) === withoutSpaces(expected) ? 'spaces' : 'wrong-case';
  if (tables.own.has(folded)) return 'of-another-amount';
  if (tables.elsewhere.has(folded)) return 'of-another-surface';
  if (isRepetition(folded, whole)) return 'doubled';
  if (isPart(found.trim().toUpperCase(), expected)) return 'incomplete';
  return 'unknown';
}

const isRepetition = (text: string, whole: string): boolean =>
  text.length > whole.length && text === whole.repeat(text.length / whole.length);

/** Whether the part is what is left of the whole when characters are lost: its characters, in order. */
function isPart(part: string, whole: string): boolean {
  let at = 0;
  for (const character of whole) if (character === part[at]) at += 1;
  return at === part.length;
}
