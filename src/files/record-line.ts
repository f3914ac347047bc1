import { type ParseError, parse, printParseErrorCode } from 'jsonc-parser';
import type { Line } from './lines.ts';

/** What one line of a file of records holds. */
export type RecordLine =
  | { readonly kind: 'record'; readonly record: object }
  | { readonly kind: 'blank' }
  | { readonly kind: 'unreadable'; readonly column: number; readonly because: string };

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/**
 * One line as a JSON object, or why it is none.
 *
 * Shape   `column` counts characters from 1
 */
export function readRecordLine({ bytes, number }: Line): RecordLine {
  let text: string;
  try {
    text = utf8.decode(bytes);
  } catch {
    return { kind: 'unreadable', column: columnOfBadByte(bytes), because: 'the line is not UTF-8' };
  }
  if (number === 1 && text.startsWith('\ufeff')) text = text.slice(1);
  if (text.trim() === '') return { kind: 'blank' };
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { kind: 'unreadable', ...whereJsonFails(text) };
  }
  if (text.length > LONG && isDeep(value)) return { kind: 'unreadable', column: 1, because: TOO_DEEP };
  if (typeof value === 'object' && value !== null && !Array.isArray(value))
    return { kind: 'record', record: value };
  const kind = Array.isArray(value) ? 'a list' : value === null ? 'null' : `a ${typeof value}`;
  return { kind: 'unreadable', column: 1, because: `a record is a JSON object, and this is ${kind}` };
}

/** How long a line must be for its nesting to be looked at: no shorter one can go too deep for what shows values. */
const LONG = 4096;

/** A record of any game nests five deep. */
const DEEPEST = 32;

const TOO_DEEP = `values are nested deeper than ${DEEPEST}, and a record is flat`;

const isDeep = (value: unknown, left = DEEPEST): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (left === 0 || Object.values(value).some((inner) => isDeep(inner, left - 1)));

/** JSON.parse says that it fails, and only at times where; the tolerant parser says where. */
function whereJsonFails(text: string): { readonly column: number; readonly because: string } {
  const errors: ParseError[] = [];
  try {
    parse(text, errors, { disallowComments: true, allowTrailingComma: false });
  } catch (cause) {
    // It calls itself for every value within a value, and a line of a million brackets exhausts the stack.
    if (!(cause instanceof RangeError)) throw cause;
    return { column: 1, because: TOO_DEEP };
  }
  const [first] = errors;
  const column = characters(text.slice(0, first?.offset)) + 1;
  const what = first === undefined ? 'not JSON' : printParseErrorCode(first.error);
  return { column, because: `the line is not JSON (${inWords(what)})` };
}

/** `CommaExpected` → `comma expected`. */
const inWords = (code: string): string => code.replace(/(?<=.)([A-Z])/g, ' $1').toLowerCase();

/** How many characters a person counts: those beyond 16 bits are one each, and two in a string of ours. */
const characters = (text: string): number => [...text].length;

/** The column of the first character that is no UTF-8, or is cut short by the end of the line. */
function columnOfBadByte(bytes: Buffer): number {
  let [good, bad] = [0, bytes.length];
  while (good < bad) {
    const middle = (good + bad + 1) >> 1;
    if (isPrefix(bytes.subarray(0, middle))) good = middle;
    else bad = middle - 1;
  }
  return characters(new TextDecoder().decode(bytes.subarray(0, good), { stream: true })) + 1;
}

/** Whether the bytes could begin a UTF-8 text: a character cut short at the end is allowed. */
function isPrefix(bytes: Buffer): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
    return true;
  } catch {
    return false;
  }
}
