import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { factsOf, hashOf } from '../../src/rip/file-facts.ts';
import { place } from '../kit/place.ts';

const EMPTY = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';

test('the facts of a file are its length and its hash, longer than one piece of reading or empty', async () => {
  const path = join(place(), 'plate.pdf');
  const bytes = Buffer.alloc(200_001, 'plate');
  writeFileSync(path, bytes);
  expect(await factsOf(path)).toEqual({ bytes: 200_001, sha256: hashOf(bytes) });
  writeFileSync(path, '');
  expect(await factsOf(path)).toEqual({ bytes: 0, sha256: EMPTY });
});

test('text is hashed as a file has it', async () => {
  const path = join(place(), 'records.ndjson');
  writeFileSync(path, 'Cœur\n');
  expect(hashOf('Cœur\n')).toBe((await factsOf(path)).sha256);
  expect(hashOf('')).toBe(EMPTY);
});
