import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';

/** What a job says of each of its files, so that a changed one is known. */
export interface FileFacts {
  readonly bytes: number;
  readonly sha256: string;
}

/** The facts of a file on disk, read piece by piece: a composite may be larger than memory. */
export async function factsOf(path: string): Promise<FileFacts> {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const chunk of createReadStream(path)) {
    hash.update(chunk);
    bytes += chunk.length;
  }
  return { bytes, sha256: hash.digest('hex') };
}

/** The hash of what is at hand. */
export const hashOf = (bytes: Uint8Array | string): string =>
  createHash('sha256').update(bytes).digest('hex');
