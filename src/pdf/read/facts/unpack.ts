import type { PDFRawStream } from '@cantoo/pdf-lib';
import { decodeStream } from '../content/decode-stream.ts';
import type { Budget } from '../content/limits.ts';

/** The bytes of a stream with its filters undone, within the limits of the file; null where they cannot be. */
export type Unpack = (stream: PDFRawStream) => Uint8Array | null;

/** Unpacks streams as long as the budget of the file lasts; those of pictures are not what they say, and none. */
export const unpackWithin =
  (budget: Budget): Unpack =>
  (stream) => {
    const decoded = decodeStream(stream, { object: 'of the file', budget });
    return decoded.ok && decoded.left.length === 0 ? decoded.bytes : null;
  };
