import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { brokenAt, headOf, linked } from '../../src/files/hash-chain.ts';

const BEGINNING = 'b'.repeat(64);

const one = linked({ word: 'one' }, BEGINNING);
const two = linked({ word: 'two' }, one.hash);
const three = linked({ word: 'three' }, two.hash);
const chain = [one, two, three, linked({ word: 'four' }, three.hash)];

describe('a chain of entries', () => {
  test('is whole as it was written, and its hashes can be made anew elsewhere', () => {
    expect(brokenAt(chain, BEGINNING)).toBe(-1);
    expect(brokenAt([], BEGINNING)).toBe(-1);
    expect(chain[0]?.hash).toBe(
      createHash('sha256').update(`{"word":"one","previous":"${BEGINNING}"}`).digest('hex'),
    );
    expect(headOf(chain, BEGINNING)).toBe(chain[3]?.hash);
    expect(headOf([], BEGINNING)).toBe(BEGINNING);
  });

  test('is broken where an entry was changed, taken out, put in, or another one came first', () => {
    const changed = chain.map((entry, at) => (at === 1 ? { ...entry, word: 'tow' } : entry));
    expect(brokenAt(changed, BEGINNING)).toBe(1);
    const tiedAnew = chain.map((entry, at) => (at === 1 ? linked({ word: 'tow' }, entry.previous) : entry));
    expect(brokenAt(tiedAnew, BEGINNING)).toBe(2);
    expect(brokenAt(chain.toSpliced(2, 1), BEGINNING)).toBe(2);
    expect(brokenAt([...chain.slice(0, 2), ...chain.slice(1)], BEGINNING)).toBe(2);
    expect(brokenAt(chain, 'c'.repeat(64))).toBe(0);
    expect(brokenAt(chain.slice(1), BEGINNING)).toBe(0);
  });

  test('that was cut at its end is whole: only its last hash tells', () => {
    const cut = chain.slice(0, 3);
    expect(brokenAt(cut, BEGINNING)).toBe(-1);
    expect(headOf(cut, BEGINNING)).not.toBe(headOf(chain, BEGINNING));
  });
});
