/** Operators as the bytes that a content stream has. */
export const latin = (text: string): Buffer => Buffer.from(text, 'latin1');

/**
 * Puts a piece down; gives back where it ends.
 *
 * Shape   beyond the buffer's end where it does not fit: whoever holds the buffer looks at that
 */
export function put(piece: Buffer, into: Buffer, at: number): number {
  piece.copy(into, at);
  return at + piece.length;
}

export const LINE_FEED = 10;
