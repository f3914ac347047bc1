/** Operators as the bytes that a content stream has. */
export const latin = (text: string): Buffer => Buffer.from(text, 'latin1');

/**
 * Puts a piece down; gives back where it ends.
 *
 * Shape   beyond the buffer's end where it does not fit: whoever holds the buffer looks at that
 */
export function put(piece: Buffer, into: Buffer, at: number): number {
  const { length } = piece;
  // A call into Buffer costs as much as some forty bytes do one by one.
  if (length > SHORT) piece.copy(into, at);
  else for (let byte = 0; byte < length; byte++) into[at + byte] = piece[byte] as number;
  return at + length;
}

const SHORT = 40;

export const LINE_FEED = 10;
