import { Bug } from '../../base/fault.ts';
import { HASH, nodeHash } from './hashes.ts';

/**
 * Nodes of one level of a tree, side by side, HASH bytes each.
 *
 * Shape   two and two make one of the next level; one that is left over goes up as it is
 * Source  RFC 9162, 2.1.1: level by level it is the same tree
 */
export type Level = Uint8Array;

export const sizeOf = (level: Level): number => level.length / HASH;

export const nodeAt = (level: Level, at: number): Uint8Array => level.subarray(at * HASH, (at + 1) * HASH);

/** The level above. */
export function above(level: Level): Level {
  const size = sizeOf(level);
  const up = new Uint8Array(Math.ceil(size / 2) * HASH);
  for (let at = 0; at < size; at += 2) {
    const node = at + 1 < size ? nodeHash(nodeAt(level, at), nodeAt(level, at + 1)) : nodeAt(level, at);
    up.set(node, (at / 2) * HASH);
  }
  return up;
}

/** The level so many steps higher. */
export function levelUp(level: Level, steps: number): Level {
  let up = level;
  for (let step = 0; step < steps; step++) up = above(up);
  return up;
}

/** The one node at the top. Throws  Bug if there is no node at all */
export function topOf(level: Level): Uint8Array {
  if (level.length === 0) throw new Bug('a tree has at least one leaf');
  let up = level;
  while (sizeOf(up) > 1) up = above(up);
  return up;
}

/** The neighbours that a node of this level meets on its way up to the top. */
export function pathFrom(level: Level, index: number): readonly Uint8Array[] {
  const path: Uint8Array[] = [];
  let [up, at] = [level, index];
  while (sizeOf(up) > 1) {
    const neighbour = at ^ 1;
    if (neighbour < sizeOf(up)) path.push(nodeAt(up, neighbour));
    up = above(up);
    at >>= 1;
  }
  return path;
}

/**
 * The top that a leaf leads to with its neighbours; null where the path is too short or too long for its place.
 *
 * Source  RFC 9162, 2.1.3.2
 */
export function topBy(
  leaf: Uint8Array,
  {
    index,
    size,
    path,
  }: { readonly index: number; readonly size: number; readonly path: readonly Uint8Array[] },
): Uint8Array | null {
  let [node, at, last] = [leaf, index, size - 1];
  if (!Number.isSafeInteger(index) || index < 0 || index > last) return null;
  for (const neighbour of path) {
    if (last === 0) return null;
    if (at % 2 === 1 || at === last) {
      node = nodeHash(neighbour, node);
      while (at % 2 === 0 && at !== 0) [at, last] = [at >> 1, last >> 1];
    } else node = nodeHash(node, neighbour);
    [at, last] = [at >> 1, last >> 1];
  }
  return last === 0 ? node : null;
}
