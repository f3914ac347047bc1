import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ranInProcess } from '../../kit/in-process.ts';
import { place } from '../../kit/place.ts';

describe('grattage key new', () => {
  test('draws another key each time, for its owner alone, and says nothing of it', async () => {
    const [one, two] = [join(place(), 'key'), join(place(), 'key')];
    const ran = await ranInProcess(['key', 'new', one]);
    expect(ran).toMatchObject({
      code: 0,
      stdout: '',
      stderr: [
        `${one}: a new key, for its owner alone`,
        '  whoever holds it can deal every block that is made with it',
        '  without it they cannot be dealt again: keep a copy in a second safe place',
        '',
      ].join('\n'),
    });
    await ranInProcess(['key', 'new', two]);
    const keys = [one, two].map((path) => readFileSync(path, 'utf8'));
    for (const key of keys) expect(key).toMatch(/^grattage-key-1 [0-9a-f]{64}\n$/);
    expect(keys[0]).not.toBe(keys[1]);
    expect(statSync(one).mode & 0o777).toBe(0o600);
  });

  test('never writes over a key', async () => {
    const path = join(place(), 'key');
    await ranInProcess(['key', 'new', path]);
    const key = readFileSync(path, 'utf8');
    expect(await ranInProcess(['key', 'new', path])).toMatchObject({
      code: 2,
      stdout: '',
      stderr: `grattage: ${path}: is there already, and a key is never written over another file\n  → name a file that is not there\n`,
    });
    expect(readFileSync(path, 'utf8')).toBe(key);
  });
});
