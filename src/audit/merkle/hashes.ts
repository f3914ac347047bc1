import { createHash } from 'node:crypto';

/** Bytes of every hash of a tree. */
export const HASH = 32;

/** What stands before what is hashed, so that no node passes for a leaf and no root for a node. */
const LEAF = Uint8Array.of(0);
const NODE = Uint8Array.of(1);
const ROOT = Uint8Array.of(2);

/**
 * The leaf of one ticket: SHA-256 of 0, its salt, and its record as one line of NDJSON without the line end.
 *
 * Why     a record has few secrets, and a hash of it alone could be found by trying: 32 bytes of salt that follow from the
 *         key hide it until the lottery shows it
 */
export const leafHash = (salt: Uint8Array, line: string | Uint8Array): Buffer =>
  createHash('sha256').update(LEAF).update(salt).update(line).digest();

/** Two nodes, or leaves, that stand side by side, as one. */
export const nodeHash = (left: Uint8Array, right: Uint8Array): Buffer =>
  createHash('sha256').update(NODE).update(left).update(right).digest();

/** The top of a tree tied to what the tree is about. */
export const rootHash = (heading: string, top: Uint8Array): Buffer =>
  createHash('sha256').update(ROOT).update(heading).update(top).digest();
