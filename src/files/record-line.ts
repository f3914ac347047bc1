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
    return { kind: 'unreadable', column: firstBadByte(bytes) + 1, because: 'the line is not UTF-8' };
  }
  if (number === 1 && text.startsWith('\ufeff')) text = text.slice(1);
  if (text.trim() === '') return { kind: 'blank' };
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { kind: 'unreadable', ...whereJsonFails(text) };
  }
  if (typeof value === 'object' && value !== null && !Array.isArray(value))
    return { kind: 'record', record: value };
  const kind = Array.isArray(value) ? 'a list' : value === null ? 'null' : `a ${typeof value}`;
  return { kind: 'unreadable', column: 1, because: `a record is a JSON object, and this is ${kind}` };
}

/** JSON.parse says that it fails, and only at times where; the tolerant parser says where. */
function whereJsonFails(text: string): { readonly column: number; readonly because: string } {
  const errors: ParseError[] = [];
  parse(text, errors, { disallowComments: true, allowTrailingComma: false });
  const [first] = errors;
  const column = (first?.offset ?? text.length) + 1;
  const what = first === undefined ? 'not JSON' : printParseErrorCode(first.error);
  return { column, because: `the line is not JSON (${inWords(what)})` };
}

/** `CommaExpected` → `comma expected`. */
const inWords = (code: string): string => code.replace(/(?<=.)([A-Z])/g, ' $1').toLowerCase();

/** The place of the first byte that no UTF-8 text could have. */
function firstBadByte(bytes: Buffer): number {
  let [good, bad] = [0, bytes.length];
  while (good < bad) {
    const middle = (good + bad + 1) >> 1;
    if (isPrefix(bytes.subarray(0, middle))) good = middle;
    else bad = middle - 1;
  }
  return good;
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
