import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';

/** Something secret, and what it is called where it is found. */
export interface Secret {
  readonly name: string;
  readonly bytes: Buffer;
}

/** A key in every spelling that a program might print: raw, hexadecimal, base64, list of numbers. */
export function spellings(name: string, key: Uint8Array): readonly Secret[] {
  const bytes = Buffer.from(key);
  const hex = bytes.toString('hex');
  const base64 = bytes.toString('base64');
  // The middle of each, so that a piece of it is found as well.
  return [
    [`${name}, raw`, bytes.subarray(8, 24)],
    [`${name} in hexadecimal`, hex.slice(8, 40)],
    [`${name} in capitals`, hex.slice(8, 40).toUpperCase()],
    [`${name} in base64`, base64.slice(4, 28)],
    [`${name} in base64 for URLs`, bytes.toString('base64url').slice(4, 28)],
    [`${name} as numbers`, [...bytes.subarray(8, 20)].join(',')],
  ].map(([what, text]) => ({ name: String(what), bytes: Buffer.from(text ?? '') }));
}

/** The secrets that stand in some bytes, by their names. */
export const leaksIn = (bytes: Buffer | string, secrets: readonly Secret[]): readonly string[] => {
  const held = Buffer.from(bytes);
  return secrets.filter((secret) => held.includes(secret.bytes)).map(({ name }) => name);
};

/** Every file under a folder, by its path within it. */
export function filesUnder(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(join(folder, name)).isFile())
    .map((name) => relative(folder, join(folder, name)))
    .sort();
}

/** The files under a folder that hold a secret, each with what it holds. */
export const leakingFiles = (
  folder: string,
  secrets: readonly Secret[],
): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(
    filesUnder(folder).flatMap((name) => {
      const found = leaksIn(readFileSync(join(folder, name)), secrets);
      return found.length === 0 ? [] : [[name, found]];
    }),
  );
