import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { withLock } from '../../src/files/lock.ts';
import { place } from '../kit/place.ts';

test('what is done under a lock is done one after the other, and the lock is given back though it fails', async () => {
  const path = join(place(), 'block.log');
  const seen: string[] = [];
  const work = (name: string) =>
    withLock(path, async () => {
      seen.push(`${name} begins`);
      await pause(5);
      seen.push(`${name} ends`);
    });
  await Promise.all([work('a'), work('b')]);
  expect(seen.map((word) => word.slice(2))).toEqual(['begins', 'ends', 'begins', 'ends']);
  await expect(withLock(path, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(existsSync(`${path}.lock`)).toBe(false);
});

test('a lock that nobody gives back is named', async () => {
  const path = join(place(), 'block.log');
  writeFileSync(`${path}.lock`, '');
  await expect(withLock(path, async () => {}, { tries: 3 })).rejects.toMatchObject({
    message: `${path}: another grattage is writing to it`,
    hint: `if none is running, one was killed: take ${path}.lock away`,
  });
  expect(existsSync(`${path}.lock`)).toBe(true);
});

test('where no lock can be made, that is said at once', async () => {
  const path = join(place(), 'none', 'block.log');
  await expect(withLock(path, async () => {})).rejects.toMatchObject({
    message: `${path}: cannot be written (no such file or directory)`,
  });
});
