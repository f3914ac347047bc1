import type { FaultRule } from './seen.ts';

/** What of a finding would tell what a ticket wins, and is left out where tickets are live. */
type Tells = 'nothing' | 'content';

interface Wording {
  /** What is wrong, in the words that begin the message; `{what}` is the mark, code or place that it is about. */
  readonly claim: string;
  readonly tells: Tells;
}

const says = (claim: string): Wording => ({ claim, tells: 'nothing' });
const secret = (claim: string): Wording => ({ claim, tells: 'content' });

/**
 * Every rule that reading back holds finished files to, and how it is worded.
 *
 * Order   sheets, tickets, codes and numbers, cells, their parts, how marks are painted, fixed art and what registers its
 *         plates, pictures, the verdict
 * Why     listed by hand, as profiles are: a comparison that is lost is missed by the test that asks for each of these
 */
export const READBACK_RULES = {
  'readback/page-unreadable': says('the page cannot be read to its end'),
  'readback/sheet-missing': says('{what} is missing'),
  'readback/sheet-doubled': says('{what} stands twice'),
  'readback/sheet-out-of-order': says('{what} is out of order'),
  'readback/sheet-id-differs': says('the code of the sheet names another one'),
  'readback/slug-differs': says('the slug does not name the sheet and its tickets'),
  'readback/page-too-many': says('a page stands beyond the last sheet'),

  'readback/ticket-missing': says('nothing of the ticket stands on its {what}'),
  'readback/ticket-doubled': says('another ticket stands here, and in its own place too'),
  'readback/ticket-out-of-place': says('another ticket stands here'),
  'readback/front-belongs-to-another': says('the front is that of another ticket'),
  'readback/back-belongs-to-another': says('the back is that of another ticket'),
  'readback/blank-is-printed': says('a place without a ticket is imaged'),

  'readback/code-missing': says('the {what} code is missing'),
  'readback/code-unreadable': says('the {what} code cannot be read'),
  'readback/code-differs': secret('the {what} code says something else'),
  'readback/code-damaged': says('the {what} code can be read but is not as it was made'),
  'readback/code-shifted': says('the {what} code is not in its place'),
  'readback/code-doubled': says('the {what} code stands twice'),
  'readback/quiet-zone-inked': says('the quiet zone of the {what} code is not clear'),
  'readback/number-missing': says('the ticket number is missing in digits'),
  'readback/number-differs': says('the ticket number in digits is another one'),
  'readback/number-moved': says('the ticket number in digits is not in its place'),

  'readback/cell-swapped': secret('the content of {what} has changed places with that of another zone'),
  'readback/cell-doubled': says('{what} is printed twice'),
  'readback/cell-moved': says('{what} is not in its place'),
  'readback/mark-outside-its-zone': says('{what} stands outside its zone'),
  'readback/foreign-mark': secret('something is imaged that is no mark of the ticket'),

  'readback/amount-missing': secret('{what} is missing'),
  'readback/amount-incomplete': secret('{what} is incomplete'),
  'readback/amount-differs': secret('{what} is another one'),
  'readback/amount-doubled': secret('{what} is printed twice'),
  'readback/amount-moved': says('{what} is not in its place'),
  'readback/transcription-missing': secret('{what} is missing'),
  'readback/transcription-incomplete': secret('{what} is incomplete'),
  'readback/transcription-differs': secret('{what} is another one'),
  'readback/transcription-doubled': secret('{what} is printed twice'),
  'readback/transcription-moved': says('{what} is not in its place'),
  'readback/word-missing': secret('{what} is missing'),
  'readback/word-incomplete': secret('{what} is incomplete'),
  'readback/word-differs': secret('{what} is another one'),
  'readback/word-doubled': secret('{what} is printed twice'),
  'readback/word-moved': says('{what} is not in its place'),
  'readback/phrase-missing': secret('{what} is missing'),
  'readback/phrase-incomplete': secret('{what} is incomplete'),
  'readback/phrase-differs': secret('{what} is another one'),
  'readback/phrase-doubled': secret('{what} is printed twice'),
  'readback/phrase-moved': says('{what} is not in its place'),
  'readback/symbol-missing': secret('{what} is missing'),
  'readback/symbol-differs': secret('{what} is another one'),
  'readback/symbol-doubled': secret('{what} is printed twice'),
  'readback/symbol-moved': says('{what} is not in its place'),
  'readback/star-missing': says('{what} is missing'),
  'readback/star-differs': says('{what} is not the one that is asked for'),
  'readback/star-doubled': says('{what} is printed twice'),
  'readback/star-moved': says('{what} is not in its place'),
  'readback/arrow-missing': secret('{what} is missing'),
  'readback/arrow-differs': secret('{what} is not the one that is asked for'),
  'readback/arrow-doubled': secret('{what} is printed twice'),
  'readback/arrow-moved': secret('{what} is not in its place'),
  'readback/glyph-differs': secret('a letter of {what} has an outline that is not its font’s'),
  'readback/unicode-differs': secret('{what} reads otherwise than it looks'),

  'readback/mark-not-imaging-ink': says('{what} is not in the imager’s ink'),
  'readback/mark-hidden': says('{what} is hidden'),
  'readback/mark-in-wrong-layer': says('{what} is in a wrong layer'),
  'readback/mark-clipped': says('{what} is cut off'),
  'readback/mark-covered': says('{what} lies under something else'),

  'readback/art-missing': says('{what} is missing'),
  'readback/art-extra': says('{what} is printed, and is no art of the ticket'),
  'readback/art-moved': says('{what} is not in its place'),
  'readback/art-differs': says('{what} does not look as it was approved'),
  'readback/art-painted-otherwise': says('{what} is not painted as it was approved'),
  'readback/art-hidden': says('{what} is hidden'),
  'readback/art-cut-off': says('{what} is cut off'),
  'readback/art-out-of-order': says('{what} lies under what it should cover'),
  'readback/register-marks-differ': says('{what} does not stand where the other plates of this side have it'),

  'readback/raster-text-differs': secret('the picture shows another text for {what}'),
  'readback/raster-mark-missing': says('the picture shows no ink where {what} should be'),
  'readback/raster-code-differs': secret('another decoder reads the {what} code otherwise'),

  'readback/verdict-differs': secret('what is printed is judged otherwise than the record'),
} as const satisfies Readonly<Record<`readback/${string}`, Wording>> & Readonly<Record<FaultRule, Wording>>;

export type ReadbackRule = keyof typeof READBACK_RULES;

export const wordingOf = (rule: ReadbackRule): Wording => READBACK_RULES[rule];

/** What can be wrong with a part of a cell, by the part. */
export type PartRole = 'amount' | 'transcription' | 'word' | 'phrase' | 'symbol' | 'star' | 'arrow';
type PartFault = 'missing' | 'differs' | 'doubled' | 'moved';
type TextRole = 'amount' | 'transcription' | 'word' | 'phrase';

/** The rule that a part breaks. */
export const partRule = (role: PartRole, fault: PartFault): ReadbackRule => `readback/${role}-${fault}`;
export const incomplete = (role: TextRole): ReadbackRule => `readback/${role}-incomplete`;
