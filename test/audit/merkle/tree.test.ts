import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { HASH, leafHash, nodeHash } from '../../../src/audit/merkle/hashes.ts';
import { above, levelUp, nodeAt, pathFrom, topBy, topOf } from '../../../src/audit/merkle/tree.ts';

/** Leaves that are told from one another by their place. */
const leaves = (count: number): Uint8Array =>
  Buffer.concat(Array.from({ length: count }, (_, at) => createHash('sha256').update(`leaf ${at}`).digest()));

const hexOf = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');

/** The tree of RFC 9162 as it is written there: split at the largest power of two below its size. */
function rfcTop(level: Uint8Array): Uint8Array {
  const size = level.length / HASH;
  if (size === 1) return level;
  const left = 2 ** Math.ceil(Math.log2(size) - 1);
  return nodeHash(rfcTop(level.subarray(0, left * HASH)), rfcTop(level.subarray(left * HASH)));
}

test('a leaf is SHA-256 of 0, salt and record, and a node of 1 and both its children', () => {
  const hex = (...parts: readonly (string | Uint8Array)[]): string => {
    const hash = createHash('sha256');
    for (const part of parts) hash.update(part);
    return hash.digest('hex');
  };
  const salt = Buffer.alloc(32, 7);
  expect(leafHash(salt, '{"number":"1"}').toString('hex')).toBe(hex(Buffer.of(0), salt, '{"number":"1"}'));
  const [a, b] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
  expect(nodeHash(a, b).toString('hex')).toBe(hex(Buffer.of(1), a, b));
});

describe.each([1, 2, 3, 4, 5, 7, 8, 13, 100])('a tree of %d leaves', (count) => {
  test('has the top of RFC 9162, whichever way it is climbed', () => {
    const level = leaves(count);
    expect(hexOf(topOf(level))).toBe(hexOf(rfcTop(level)));
    expect(hexOf(topOf(levelUp(level, 2)))).toBe(hexOf(rfcTop(level)));
  });

  test('every leaf leads to the top by its path, and by no other place', () => {
    const level = leaves(count);
    const top = Buffer.from(topOf(level));
    for (let index = 0; index < count; index++) {
      const path = pathFrom(level, index);
      const leaf = nodeAt(level, index);
      expect(top.equals(topBy(leaf, { index, size: count, path }) ?? Buffer.of())).toBe(true);
      const elsewhere = topBy(leaf, { index: (index + 1) % count, size: count, path });
      expect(count === 1 || elsewhere === null || !top.equals(elsewhere)).toBe(true);
    }
  });
});

test('a path that is too short or too long leads nowhere', () => {
  const level = leaves(8);
  const path = pathFrom(level, 3);
  const leaf = nodeAt(level, 3);
  expect(topBy(leaf, { index: 3, size: 8, path: path.slice(1) })).toBeNull();
  expect(topBy(leaf, { index: 3, size: 8, path: [...path, leaf] })).toBeNull();
  expect(topBy(leaf, { index: 8, size: 8, path })).toBeNull();
  expect(topBy(leaf, { index: -1, size: 8, path })).toBeNull();
});

test('one node that is left over goes up as it is', () => {
  const level = leaves(3);
  expect(hexOf(nodeAt(above(level), 1))).toBe(hexOf(nodeAt(level, 2)));
  expect(() => topOf(new Uint8Array())).toThrow('a tree has at least one leaf');
});
