import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { BlockFile } from '../../src/block/block-file.ts';
import { subkey } from '../../src/block/deal/subkey.ts';

/** Something secret, and what it is called where it is found. */
export interface Secret {
  readonly name: string;
  readonly bytes: Buffer;
}

/** A key in every spelling that a program might print: raw, hexadecimal, base64, list of numbers; piece by piece. */
export function spellings(name: string, key: Uint8Array): readonly Secret[] {
  const bytes = Buffer.from(key);
  const hex = bytes.toString('hex');
  const numbers = [...bytes];
  return [
    ...pieces(`${name}, raw`, bytes),
    ...pieces(`${name} in hexadecimal`, Buffer.from(hex)),
    ...pieces(`${name} in capitals`, Buffer.from(hex.toUpperCase())),
    ...pieces(`${name} in base64`, Buffer.from(bytes.toString('base64'))),
    ...pieces(`${name} in base64 for URLs`, Buffer.from(bytes.toString('base64url'))),
    ...[0, 8, 16, 24].map((at) => ({
      name: `${name} as numbers`,
      bytes: Buffer.from(numbers.slice(at, at + 8).join(',')),
    })),
  ];
}

/** So long that no piece stands anywhere by chance, and so short that a line which is cut still holds one. */
const PIECE = 12;

/** Pieces that overlap by half: whatever is one and a half times as long holds one. */
const pieces = (name: string, spelled: Buffer): readonly Secret[] =>
  Array.from({ length: Math.floor((spelled.length - PIECE) / (PIECE / 2)) + 1 }, (_, piece) => ({
    name,
    bytes: spelled.subarray((piece * PIECE) / 2, (piece * PIECE) / 2 + PIECE),
  }));

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
 * The numbers in a text that are so long that a validation number could be one, or stand in one.
 *
 * Shape   hashes in hexadecimal, and what stands behind a decimal point, are left out
 */
export const longNumbersIn = (text: string): readonly string[] =>
  text.replaceAll(/[0-9a-f]{64}|[0-9]\.[0-9]+/g, ' ').match(/[0-9]{14,}/g) ?? [];

/** The secrets that stand in some bytes, by their names. */
export const leaksIn = (bytes: Buffer | string, secrets: readonly Secret[]): readonly string[] => {
  const held = Buffer.from(bytes);
  return [...new Set(secrets.filter((secret) => held.includes(secret.bytes)).map(({ name }) => name))];
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
