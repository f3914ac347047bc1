import { InputError } from '../../base/fault.ts';

/** What PDF readers promise to follow, and what a classic cross-reference table can count to. */
const MOST_OBJECTS = 8_388_607;
const MOST_BYTES = 9_999_999_999;

/**
 * Throws  InputError if a file has grown beyond what a reader follows
 * Why     the table has ten digits for a place in the file: beyond them it would be wrong, and nobody told
 */
export function mustStayReadable({ objects, bytes }: { objects: number; bytes: number }): void {
  if (objects > MOST_OBJECTS) throw tooLarge(`${objects} objects, and ${MOST_OBJECTS} is the most`);
  if (bytes > MOST_BYTES) throw tooLarge(`${bytes} bytes, and ${MOST_BYTES} is the most`);
}

const tooLarge = (what: string): InputError =>
  new InputError(`the PDF would have ${what} that a reader follows`, {
    hint: 'put fewer sheets into one file',
  });
