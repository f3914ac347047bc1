import type { PDFRawStream } from '@cantoo/pdf-lib';
import { decodeStream } from '../content/decode-stream.ts';

/** The bytes of a stream, its filters undone; null where they cannot be, where there are too many, or of a picture. */
export function decoded(stream: PDFRawStream): Uint8Array | null {
  const read = decodeStream(stream, { object: 'of a page' });
  return read.ok && read.left.length === 0 ? read.bytes : null;
}
