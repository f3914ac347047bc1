import { type FaceFact, faceFact } from './face-fact.ts';
import { boxOf, liesIn, meet } from './frame.ts';
import { STILL } from './known-cells.ts';
import { UNKNOWN } from './lettering.ts';
import type { ReadFace } from './read-face.ts';
import type { ReadingMap } from './reading-map.ts';
import type { SeenPart, SeenText } from './seen.ts';
import { CLIPPED } from './whole.ts';
import { awayInWords } from './words.ts';

/** The ticket number in digits as a face has it. */
export interface ReadNumber {
  /** Its digits, without what parts them; null where there is none. */
  readonly digits: string | null;
  readonly facts: readonly FaceFact[];
  /** What of the face it is; null where there is none. */
  readonly part: SeenText | null;
}

const WHAT = 'the ticket number';

/** Reads the number of a back, and finds what is wrong with it but for what it says. */
export function readNumber(face: ReadFace, { number }: ReadingMap): ReadNumber {
  const { parts } = face;
  const text = nearestOf(parts, number);
  if (text === undefined) {
    const missing = faceFact('readback/number-missing', WHAT, { expected: 'a number', found: 'none' });
    return { digits: null, facts: [missing], part: null };
  }
  const digits = text.read.text.replaceAll(' ', '');
  if (text.fault !== null)
    return { digits, facts: [faceFact(text.fault.rule, WHAT, text.fault)], part: text };
  return { digits, facts: numberFacts(face, text, number), part: text };
}

/** The text of the number's size that stands nearest to its place. */
function nearestOf(parts: readonly SeenPart[], { size, at }: ReadingMap['number']): SeenText | undefined {
  let nearest: SeenText | undefined;
  for (const part of parts) {
    if (part.kind !== 'text' || Math.abs(part.size - size) > STILL) continue;
    if (nearest === undefined || far(part, at) < far(nearest, at)) nearest = part;
  }
  return nearest;
}

function numberFacts(face: ReadFace, text: SeenText, number: ReadingMap['number']): readonly FaceFact[] {
  const facts: FaceFact[] = [];
  const box = boxOf(number.box);
  const { read, clip } = text;
  const cover = face.covers.find((one) => meet(one.box, box));
  if (cover !== undefined)
    facts.push(faceFact('readback/mark-covered', WHAT, { expected: 'nothing over it', found: cover.what }));
  if (clip !== null && !(clip.exact && liesIn(box, clip, STILL)))
    facts.push(faceFact(CLIPPED.rule, WHAT, CLIPPED));
  if (!text.isStraight || read.text.includes(UNKNOWN) || read.font !== number.font)
    facts.push(
      faceFact('readback/glyph-differs', WHAT, {
        expected: `digits of ${number.font}`,
        found: `« ${read.text} »`,
      }),
    );
  else if (read.said.replaceAll('\u00a0', ' ') !== read.text)
    facts.push(
      faceFact('readback/unicode-differs', WHAT, { expected: `« ${read.text} »`, found: `« ${read.said} »` }),
    );
  const [x, y] = [text.x - number.at[0], text.y - number.at[1]];
  if (Math.max(Math.abs(x), Math.abs(y)) > STILL || !pensAgree(text, number))
    facts.push(
      faceFact('readback/number-moved', WHAT, {
        expected: 'its place',
        found: `it ${awayInWords([x, y])}`,
      }),
    );
  return facts;
}

/**
 * Whether each digit stands where it does in every number: digits are all as wide as each other.
 *
 * Why     a number that has lost a digit is another one, and is found to be; of one that has all of them and not what
 *         parts them, nobody else would say that its digits have closed up
 */
function pensAgree({ pens, read }: SeenText, { pens: due, pattern }: ReadingMap['number']): boolean {
  if (pens.length === due.length) return pens.every((pen, at) => Math.abs(pen - (due[at] ?? 0)) <= STILL);
  return digitsIn(read.text) !== digitsIn(pattern);
}

const digitsIn = (text: string): number => text.replaceAll(/\D/g, '').length;

const far = ({ x, y }: SeenText, [atX, atY]: readonly [number, number]): number =>
  Math.hypot(x - atX, y - atY);
