/** The first line of a PDF. */
export interface HeaderFacts {
  /** `1.6`, as written after `%PDF-`. */
  readonly version: string;
  /** How many bytes stand before it: none, in a file that readers need not search. */
  readonly at: number;
}

/** How far readers look for a header. */
const SEARCHED = 1024;

/** The header; null where the first 1,024 bytes hold none, and the file is no PDF. */
export function readHeader(bytes: Uint8Array): HeaderFacts | null {
  const start = Buffer.from(bytes.subarray(0, SEARCHED)).toString('latin1');
  const found = /%PDF-(\d\.\d)/.exec(start);
  return found === null ? null : { version: found[1] ?? '', at: found.index };
}
