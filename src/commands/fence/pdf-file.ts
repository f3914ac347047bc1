import { readFile, stat } from 'node:fs/promises';
import { InputError } from '../../base/fault.ts';
import { NOT_OWNER, reason } from '../../files/whole-file.ts';

/** What is known of a file before it is read. */
export interface PdfFile {
  readonly bytes: number;
  /** Whether it is its owner's alone. */
  readonly isSecret: boolean;
}

/** Throws  InputError where there is no file of that path */
export async function pdfAt(path: string): Promise<PdfFile> {
  const found = await stat(path).catch((cause: unknown) => {
    throw unreadable(path, cause);
  });
  if (!found.isFile()) throw new InputError(`${path}: is no file`, { hint: 'name a PDF' });
  return { bytes: found.size, isSecret: (found.mode & NOT_OWNER) === 0 };
}

/** Throws  InputError with the path where the system refuses it */
export const readPdf = (path: string): Promise<Uint8Array> =>
  readFile(path).catch((cause: unknown) => {
    throw unreadable(path, cause);
  });

/** Throws  InputError that names the file, where work on it says only what is wrong */
export const ofFile = <Result>(path: string, work: Promise<Result>): Promise<Result> =>
  work.catch((cause: unknown) => {
    if (!(cause instanceof InputError)) throw cause;
    const { hint } = cause;
    throw new InputError(`${path}: ${cause.message}`, { cause, ...(hint === null ? {} : { hint }) });
  });

const unreadable = (path: string, cause: unknown): InputError =>
  new InputError(`${path}: cannot be read (${reason(cause)})`, { hint: 'name a PDF', cause });
