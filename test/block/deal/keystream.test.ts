import { createCipheriv } from 'node:crypto';
import { expect, it } from 'vitest';
import { Keystream } from '../../../src/block/deal/keystream.ts';

const KEY = Uint8Array.from({ length: 32 }, (_, at) => at);
const stream = new Keystream(KEY);

/** AES-256-CTR as Node makes it, from a counter block on. */
function counterMode(counter: string, bytes: number): Buffer {
  return createCipheriv('aes-256-ctr', KEY, Buffer.from(counter, 'hex')).update(Buffer.alloc(bytes));
}

it('a stream is AES-256 in counter mode, its space in the first half of the counter', () => {
  expect(stream.blocks({ a: 1, b: 0x0203 }, 0, 3)).toEqual(
    counterMode('00000001000002030000000000000000', 48),
  );
  expect(stream.blocks({ a: 0xffff_ffff, b: 0 }, 5, 1)).toEqual(
    counterMode('ffffffff000000000000000000000005', 16),
  );
});

it('the beginnings of many streams are those of each', () => {
  const beginnings = stream.beginnings(3, 2);
  for (const a of [0, 7]) {
    expect(beginnings(a)).toEqual(Buffer.concat([0, 1, 2].map((b) => stream.blocks({ a, b }, 0, 2))));
  }
});
