import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { InputError } from '../base/fault.ts';
import { reason } from './whole-file.ts';

/** One line of a text file, counted from 1, without its line end. */
export interface Line {
  readonly number: number;
  readonly bytes: Buffer;
}

/** A file as a stream, or standard input for `-`. */
export const source = (path: string, stdin: Readable): Readable =>
  path === '-' ? stdin : createReadStream(path, { highWaterMark: 1 << 18 });

const NEWLINE = 10;
const RETURN = 13;

/** No record of a ticket comes near this; a file without line ends is not read into memory whole. */
const LONGEST_LINE = 1 << 20;

/**
 * The lines of a stream in order, as bytes: what is no UTF-8 is the reader's to say.
 *
 * Throws  InputError where the stream cannot be read, or a line is longer than a megabyte
 */
export async function* lines(stream: Readable, path: string): AsyncGenerator<readonly Line[]> {
  let rest: Buffer = Buffer.alloc(0);
  let number = 0;
  try {
    for await (const chunk of stream) {
      const bytes: Buffer = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
      const batch: Line[] = [];
      let start = 0;
      for (let end = bytes.indexOf(NEWLINE); end >= 0; end = bytes.indexOf(NEWLINE, start)) {
        number += 1;
        batch.push({
          number,
          bytes: bytes.subarray(start, bytes[end - 1] === RETURN ? Math.max(start, end - 1) : end),
        });
        start = end + 1;
      }
      rest = bytes.subarray(start);
      if (rest.length > LONGEST_LINE) throw tooLong(path, number + 1);
      if (batch.length > 0) yield batch;
    }
  } catch (cause) {
    if (cause instanceof InputError) throw cause;
    throw new InputError(`${path}: cannot be read (${reason(cause)})`, {
      hint: 'name a file of records, or - for standard input',
      cause,
    });
  }
  if (rest.length > 0) yield [{ number: number + 1, bytes: rest }];
}

const tooLong = (path: string, line: number): InputError =>
  new InputError(`${path}:${line}: the line is longer than a megabyte`, {
    hint: 'records are NDJSON: one ticket on each line',
  });
