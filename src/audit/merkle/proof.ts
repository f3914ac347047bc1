import { z } from 'zod';
import { InputError } from '../../base/fault.ts';
import { isTicketNumber } from '../../game/number.ts';
import { digits } from '../block-place.ts';
import { leafHash } from './hashes.ts';
import {
  About,
  aboutOf,
  branchesOf,
  Hex32,
  jsonOf,
  LEAVES_A_BRANCH,
  type RootFile,
  rootOf,
} from './root-file.ts';
import { type Level, pathFrom, topBy } from './tree.ts';

const EDITION = 1;

/**
 * That one ticket belongs to a committed block.
 *
 * Shape   the record as its line of NDJSON, its salt, and the neighbours that its leaf meets on the way to the top
 * Never   anything of another ticket: neighbours are hashes of salted records
 */
const TicketProof = z.strictObject({
  grattage: z.literal(EDITION),
  kind: z.literal('proof'),
  ...About.shape,
  /** The ticket's place in the block, from 1. */
  ticket: z.int().positive(),
  record: z.string(),
  salt: Hex32,
  path: z.array(Hex32),
  root: Hex32,
});

export type TicketProof = z.infer<typeof TicketProof>;

/** What is to be proved: a ticket by its place from 0, and the leaves of its branch. */
export interface Claim {
  readonly index: number;
  readonly record: string;
  readonly salt: Uint8Array;
  readonly branch: Level;
}

/** Proves a ticket: throws nothing, for whoever doubts will verify it. */
export function proofOf(file: RootFile, { index, record, salt, branch }: Claim): TicketProof {
  const path = [
    ...pathFrom(branch, index % LEAVES_A_BRANCH),
    ...pathFrom(branchesOf(file), Math.floor(index / LEAVES_A_BRANCH)),
  ];
  return {
    grattage: EDITION,
    kind: 'proof',
    ...aboutOf(file),
    ticket: index + 1,
    record,
    salt: Buffer.from(salt).toString('hex'),
    path: path.map((node) => Buffer.from(node).toString('hex')),
    root: file.root,
  };
}

/** Throws  InputError if the text is no proof */
export function readProof(text: string, path: string): TicketProof {
  const parsed = TicketProof.safeParse(jsonOf(text));
  if (parsed.success) return parsed.data;
  throw new InputError(`${path}: is no proof of a ticket, or was altered`, {
    hint: 'name the file that grattage audit prove wrote',
  });
}

/** Why a proof does not hold against a root that its reader trusts; null where it holds. */
export function whyNot(proof: TicketProof, trustedRoot: string): string | null {
  if (proof.root !== trustedRoot) return 'it is of another root';
  const place = placeOf(proof);
  if (place === null) return 'its record bears no number of the block';
  if (place !== proof.ticket) return `its record is that of ticket ${place}, and it says ${proof.ticket}`;
  const leaf = leafHash(Buffer.from(proof.salt, 'hex'), proof.record);
  const top = topBy(leaf, {
    index: proof.ticket - 1,
    size: proof.tickets,
    path: proof.path.map((node) => Buffer.from(node, 'hex')),
  });
  if (top === null) return 'its path is not that of a ticket in this place';
  return rootOf(proof, top) === trustedRoot ? null : 'its record and path do not lead to the root';
}

/** The place of a proof's record in its block by the number that it bears, from 1; null for none. */
function placeOf({ record, emission, block, packsOf, tickets }: TicketProof): number | null {
  const number: unknown = Object(jsonOf(record)).number;
  if (typeof number !== 'string' || !isTicketNumber(number) || number.slice(3, 5) !== emission) return null;
  const pack = digits(number, 5, 12) - ((block - 1) * tickets) / packsOf;
  const ticket = digits(number, 12, 15);
  const place = pack * packsOf + ticket + 1;
  return pack < 0 || ticket >= packsOf || place > tickets ? null : place;
}
