import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { BlockFile } from '../../src/block/block-file.ts';
import { subkey } from '../../src/block/deal/subkey.ts';

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

/** The key of a block and all that is derived from it, in every spelling. */
export const keySecrets = (
  key: Uint8Array,
  { game, emission, block, plan }: Pick<BlockFile, 'game' | 'emission' | 'block' | 'plan'>,
): readonly Secret[] => [
  ...spellings('the key', key),
  ...(['seats', 'orders', 'tickets', 'commitment', 'leaf'] as const).flatMap((purpose) =>
    spellings(`the subkey of ${purpose}`, subkey(key, purpose, [game, emission, String(block), plan.hash])),
  ),
  ...spellings('the subkey of validation', subkey(key, 'validation', [game, emission])),
];

/**
 * The validation numbers of tickets that stand in a text, each once, in the order found.
 *
 * Why     every run of digits is looked up, so that a block of millions is searched for as quickly as one ticket
 */
export function validationsIn(text: string, validations: ReadonlySet<string>): readonly string[] {
  const found = new Set<string>();
  for (const [digits] of text.matchAll(/[0-9]{14,}/g)) {
    for (let at = 0; at + 14 <= digits.length; at++) {
      const number = digits.slice(at, at + 14);
      if (validations.has(number)) found.add(number);
    }
  }
  return [...found];
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
