import { expect, it } from 'vitest';
import { subkey } from '../../../src/block/deal/subkey.ts';
import { refusalOf } from '../policies.ts';

const KEY = new Uint8Array(32).fill(7);
const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');

it('every purpose, and all that it is bound to, has a subkey of its own', () => {
  const keys = [
    subkey(KEY, 'seats', ['happy-2014', '01', '1']),
    subkey(KEY, 'orders', ['happy-2014', '01', '1']),
    subkey(KEY, 'seats', ['happy-2014', '01', '2']),
    subkey(KEY, 'seats', ['happy-2014', '011']),
    subkey(new Uint8Array(32), 'seats', ['happy-2014', '01', '1']),
  ].map(hex);
  expect(new Set(keys).size).toBe(5);
});

it('a subkey is the same whenever it is made', () => {
  expect(hex(subkey(KEY, 'tickets', ['a']))).toBe(hex(subkey(KEY, 'tickets', ['a'])));
});

it('a key that is not 32 bytes is refused without being shown', () => {
  for (const length of [0, 31, 33]) {
    const message = refusalOf(() => subkey(new Uint8Array(length).fill(77), 'seats', []));
    expect(message).toBe(`a key of ${length} bytes: a block's key has 32`);
  }
});
