import { createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { HASH, leafHash } from '../../../src/audit/merkle/hashes.ts';
import { proofOf, readProof, type TicketProof, whyNot } from '../../../src/audit/merkle/proof.ts';
import { LEAVES_A_BRANCH, readRootFile, rootFile } from '../../../src/audit/merkle/root-file.ts';
import { writeRecord } from '../../../src/game/record.ts';
import { dealt, smallRencontre } from '../small-blocks.ts';

const ABOUT = {
  game: 'rencontre-2007',
  emission: '01',
  block: 1,
  packsOf: 50,
  tickets: 5_000,
  commitment: 'c'.repeat(64),
};

const records = dealt(smallRencontre).tickets.map((ticket) =>
  JSON.stringify(writeRecord(smallRencontre, ticket)),
);
const saltOf = (index: number): Buffer => createHmac('sha256', 'a test').update(String(index)).digest();
const leaves = Buffer.concat(records.map((record, index) => leafHash(saltOf(index), record)));
const root = rootFile(ABOUT, leaves);

function proof(index: number): TicketProof {
  const first = Math.floor(index / LEAVES_A_BRANCH) * LEAVES_A_BRANCH;
  const branch = leaves.subarray(first * HASH, (first + LEAVES_A_BRANCH) * HASH);
  return proofOf(root, { index, record: records[index] ?? '', salt: saltOf(index), branch });
}

test.each([0, 1, 1_023, 1_024, 4_095, 4_096, 4_999])(
  'ticket %d is proved, and read back as it was written',
  (index) => {
    const written = JSON.stringify(proof(index));
    expect(whyNot(readProof(written, 'p.json'), root.root)).toBeNull();
  },
);

test('a proof shows one record: no other ticket’s number or salt is in it', () => {
  const text = JSON.stringify(proof(77));
  const others = records.filter((_, index) => index !== 77).map((record) => record.slice(11, 27));
  expect(others.filter((number) => text.includes(number))).toEqual([]);
  expect(proof(77).path.length).toBe(13);
});

describe('a proof does not hold', () => {
  const good = proof(1_500);
  const flipped = (hex: string): string => `${hex.startsWith('0') ? '1' : '0'}${hex.slice(1)}`;
  const [first = '', ...others] = good.path;

  test.each<[string, Partial<TicketProof>, string]>([
    [
      'with an altered record',
      { record: good.record.replace('"star":true', '"star":false') },
      'its record and path do not lead to the root',
    ],
    [
      'with the record of another ticket',
      { record: records[1_501] ?? '' },
      'its record is that of ticket 1502, and it says 1501',
    ],
    ['for another place', { ticket: 1_502 }, 'its record is that of ticket 1501, and it says 1502'],
    ['with another salt', { salt: flipped(good.salt) }, 'its record and path do not lead to the root'],
    [
      'with an altered path',
      { path: [flipped(first), ...others] },
      'its record and path do not lead to the root',
    ],
    ['with a path cut short', { path: others }, 'its path is not that of a ticket in this place'],
    [
      'with a path too long',
      { path: [...good.path, first] },
      'its path is not that of a ticket in this place',
    ],
    [
      'for a block of another key',
      { commitment: 'd'.repeat(64) },
      'its record and path do not lead to the root',
    ],
    ['for another game', { game: 'happy-2014' }, 'its record and path do not lead to the root'],
    ['for another emission', { emission: '02' }, 'its record bears no number of the block'],
    ['for another block', { block: 2 }, 'its record bears no number of the block'],
    ['for a block of another size', { tickets: 5_050 }, 'its record and path do not lead to the root'],
    ['with another root', { root: flipped(good.root) }, 'it is of another root'],
    ['with a record that is no JSON', { record: '{' }, 'its record bears no number of the block'],
  ])('%s', (_, change, because) => {
    expect(whyNot({ ...good, ...change }, root.root)).toBe(because);
  });

  test('against another root that its reader trusts', () => {
    expect(whyNot(good, flipped(root.root))).toBe('it is of another root');
    expect(whyNot({ ...good, root: flipped(root.root) }, flipped(root.root))).toBe(
      'its record and path do not lead to the root',
    );
  });
});

test('what is no proof is refused', () => {
  for (const text of ['', '{', '[]', '{"kind":"proof"}', JSON.stringify({ ...proof(1), more: 1 })]) {
    expect(() => readProof(text, 'p.json')).toThrow('p.json: is no proof of a ticket, or was altered');
  }
});

describe('a root file', () => {
  const text = JSON.stringify(root);

  test('is read back, with a branch for every thousand and twenty-four tickets', () => {
    expect(readRootFile(text, 'r.json')).toEqual(root);
    expect(root.branches).toHaveLength(5);
  });

  test.each([
    ['cut short', text.slice(0, -2), 'is no root file, or was altered'],
    [
      'without a branch',
      JSON.stringify({ ...root, branches: root.branches.slice(1) }),
      'its branches do not lead to its root',
    ],
    [
      'with branches exchanged',
      JSON.stringify({ ...root, branches: root.branches.toReversed() }),
      'its branches do not lead to its root',
    ],
    [
      'with another root',
      JSON.stringify({ ...root, root: 'e'.repeat(64) }),
      'its branches do not lead to its root',
    ],
    ['of another block', JSON.stringify({ ...root, block: 2 }), 'its branches do not lead to its root'],
    ['with a field more', JSON.stringify({ ...root, more: 1 }), 'is no root file, or was altered'],
  ])('is refused %s', (_, altered, because) => {
    expect(() => readRootFile(altered, 'r.json')).toThrow(because);
  });
});
