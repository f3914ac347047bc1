import { chmodSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readKey, writeKey } from '../../src/files/key-file.ts';
import { KEY, keyText } from '../kit/live-block.ts';
import { place } from '../kit/place.ts';

const HINT = 'name the file that grattage key new made, unchanged';

function keyFile(text: string | Buffer, mode = 0o600): string {
  const path = join(place(), 'key');
  writeFileSync(path, text);
  chmodSync(path, mode);
  return path;
}

describe('a key', () => {
  test('is one line in a file of its owner’s alone, and is read back as it was', async () => {
    const path = join(place(), 'key');
    await writeKey(path, KEY);
    expect(readFileSync(path, 'utf8')).toBe(keyText());
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(await readKey(path)).toEqual(KEY);
    expect(await readKey(keyFile(keyText().trimEnd()))).toEqual(KEY);
    expect(await readKey(keyFile(keyText(), 0o400))).toEqual(KEY);
  });

  test('is never written over anything', async () => {
    const path = keyFile('what was there');
    await expect(writeKey(path, KEY)).rejects.toMatchObject({
      message: `${path}: is there already, and a key is never written over another file`,
      hint: 'name a file that is not there',
    });
    expect(readFileSync(path, 'utf8')).toBe('what was there');
    expect(readdirSync(join(path, '..'))).toEqual(['key']);
  });
});

describe('a key that is refused', () => {
  test.each([0o640, 0o604, 0o620, 0o610, 0o644, 0o601])('because of its mode %o', async (mode) => {
    const path = keyFile(keyText(), mode);
    await expect(readKey(path)).rejects.toMatchObject({
      message: `${path}: others than its owner may use this key (mode ${mode.toString(8)})`,
      hint: `take their rights away with chmod 600 ${path}, or make a new key if they may have read it`,
    });
  });

  const hex = KEY.toString('hex');
  test.each([
    ['with a digit less', `grattage-key-1 ${hex.slice(1)}\n`],
    ['with a digit more', `grattage-key-1 ${hex}0\n`],
    ['in capitals', `grattage-key-1 ${hex.toUpperCase()}\n`],
    ['with two lines', `${keyText()}\n`],
    ['of another edition', `grattage-key-2 ${hex}\n`],
    ['without its mark', `${hex}\n`],
    ['with nothing in it', ''],
  ])('%s, and nothing of it is repeated', async (_, text) => {
    const path = keyFile(text);
    const fault = await readKey(path).catch((cause: unknown) => cause);
    expect(fault).toMatchObject({
      message: `${path}: is no key file: it is not one line of grattage-key-1 and 64 hexadecimal digits`,
      hint: HINT,
    });
    expect(JSON.stringify(fault)).not.toContain(hex.slice(1, 20));
  });

  test('for it is long, or no file, or not there', async () => {
    const path = keyFile(Buffer.alloc(1025, 'a'));
    await expect(readKey(path)).rejects.toMatchObject({
      message: `${path}: is no key file: it is too long`,
    });
    const folder = join(place(), 'key');
    mkdirSync(folder, { mode: 0o700 });
    await expect(readKey(folder)).rejects.toMatchObject({
      message: `${folder}: is no key file: it is no file`,
    });
    await expect(readKey(join(folder, 'none'))).rejects.toMatchObject({
      message: `${join(folder, 'none')}: the key cannot be read (no such file or directory)`,
      hint: 'name the file that grattage key new made',
    });
  });
});
