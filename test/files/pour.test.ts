import { Writable } from 'node:stream';
import { expect, test } from 'vitest';
import { pour } from '../../src/files/pour.ts';

test('no more is made than the sink has taken', async () => {
  let [made, taken] = [0, 0];
  let ahead = 0;
  async function* pieces() {
    for (; made < 50; made++) {
      ahead = Math.max(ahead, made - taken);
      yield Buffer.alloc(1000);
    }
  }
  const slow = new Writable({
    highWaterMark: 1,
    write(_piece, _encoding, done) {
      setImmediate(() => {
        taken += 1;
        done();
      });
    },
  });
  await pour(pieces(), slow);
  expect([made, taken, ahead]).toEqual([50, 50, 0]);
});

test('a sink that refuses stops the source', async () => {
  let closed = false;
  async function* pieces() {
    try {
      for (;;) yield Buffer.alloc(1);
    } finally {
      closed = true;
    }
  }
  const full = new Writable({ write: (_piece, _encoding, done) => done(new Error('full')) });
  full.on('error', () => {});
  await expect(pour(pieces(), full)).rejects.toThrow('full');
  expect(closed).toBe(true);
});
