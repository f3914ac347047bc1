import type { Readable } from 'node:stream';
import { InputError } from '../base/fault.ts';
import { reason } from './whole-file.ts';

/**
 * A stream of bytes as text, piece by piece.
 *
 * Throws  InputError where it cannot be read, or is no UTF-8: other encodings are not guessed at
 */
export async function* utf8Text(stream: Readable, path: string): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  let line = 1;
  const decoded = (bytes?: Buffer): string => {
    try {
      return bytes === undefined ? decoder.decode() : decoder.decode(bytes, { stream: true });
    } catch (cause) {
      throw new InputError(`${path}: is not UTF-8 (from line ${line} on)`, {
        hint: 'save it as UTF-8',
        cause,
      });
    }
  };
  try {
    for await (const bytes of stream) {
      const text = decoded(bytes);
      yield text;
      line += text.split('\n').length - 1;
    }
  } catch (cause) {
    if (cause instanceof InputError) throw cause;
    throw new InputError(`${path}: cannot be read (${reason(cause)})`, {
      hint: 'name a file of records, or - for standard input',
      cause,
    });
  }
  const rest = decoded();
  if (rest !== '') yield rest;
}
