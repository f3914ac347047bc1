import { z } from 'zod';
import { InputError } from '../../base/fault.ts';
import { HASH, rootHash } from './hashes.ts';
import { type Level, levelUp, topOf } from './tree.ts';

const EDITION = 1;

/** Leaves under one branch: so many tickets are dealt again to prove one of them. */
export const BRANCH_HEIGHT = 10;
export const LEAVES_A_BRANCH = 2 ** BRANCH_HEIGHT;

export const Hex32 = z.string().regex(/^[0-9a-f]{64}$/);

/** What a root is tied to. */
export const About = z.strictObject({
  game: z.string().regex(/^[a-z0-9-]+$/),
  emission: z.string().regex(/^[0-9]{2}$/),
  block: z.int().positive(),
  packsOf: z.int().positive(),
  tickets: z.int().positive(),
  /** That of the block file, which ties key and plan. */
  commitment: Hex32,
});

export type About = z.infer<typeof About>;

/**
 * The public promise of a block: whoever has it can be shown any ticket of the block, and no ticket that is not of it.
 *
 * Never   anything that can be turned back into a record: every leaf is salted
 * Why     the branches stand between leaves and root, so that proving a ticket takes a thousand others and not all
 */
const RootFile = z.strictObject({
  grattage: z.literal(EDITION),
  kind: z.literal('root'),
  ...About.shape,
  branches: z.array(Hex32).min(1),
  root: Hex32,
});

export type RootFile = z.infer<typeof RootFile>;

/** The root file of a block from the leaves of all its tickets, in their order. */
export function rootFile(about: About, leaves: Level): RootFile {
  const branches = levelUp(leaves, BRANCH_HEIGHT);
  return {
    grattage: EDITION,
    kind: 'root',
    ...about,
    branches: Array.from({ length: branches.length / HASH }, (_, at) =>
      Buffer.from(branches.subarray(at * HASH, (at + 1) * HASH)).toString('hex'),
    ),
    root: rootOf(about, topOf(branches)),
  };
}

/** The root of a tree with this top, in hexadecimal. */
export const rootOf = (about: About, top: Uint8Array): string =>
  rootHash(headingOf(about), top).toString('hex');

/** Shape  a line each, ended by a line feed, in this order */
const headingOf = ({ game, emission, block, packsOf, tickets, commitment }: About): string =>
  ['grattage/1/root', game, emission, block, packsOf, tickets, commitment]
    .map((line) => `${line}\n`)
    .join('');

export const branchesOf = ({ branches }: RootFile): Level => Buffer.from(branches.join(''), 'hex');

export const aboutOf = ({ game, emission, block, packsOf, tickets, commitment }: About): About => ({
  game,
  emission,
  block,
  packsOf,
  tickets,
  commitment,
});

/** Throws  InputError if it is no root file, or its branches do not lead to its root */
export function readRootFile(text: string, path: string): RootFile {
  const parsed = RootFile.safeParse(jsonOf(text));
  if (!parsed.success) {
    throw new InputError(`${path}: is no root file, or was altered`, {
      hint: 'name the root file that grattage audit wrote',
    });
  }
  const file = parsed.data;
  const isWhole = file.branches.length === Math.ceil(file.tickets / LEAVES_A_BRANCH);
  if (!isWhole || rootOf(file, topOf(branchesOf(file))) !== file.root) {
    throw new InputError(`${path}: was altered: its branches do not lead to its root`, {
      hint: 'name the root file that grattage audit wrote',
    });
  }
  return file;
}

/** What the text holds as JSON; null where it is none, which no schema of ours takes. */
export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
