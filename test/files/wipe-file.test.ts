import {
  chmodSync,
  closeSync,
  existsSync,
  linkSync,
  mkdirSync,
  openSync,
  readSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { beginningOf, mustBeWipeable, wipeFile } from '../../src/files/wipe-file.ts';
import { place } from '../kit/place.ts';

function live(bytes: string | Buffer = 'number and prize'): string {
  const path = join(place(), 'records');
  writeFileSync(path, bytes, { mode: 0o600 });
  return path;
}

describe('a file that is wiped', () => {
  test.each([0, 1, 16, (1 << 20) - 1, 1 << 20, (1 << 21) + 5])(
    'of %i bytes is overwritten from end to end, and then gone',
    async (size) => {
      const path = live(Buffer.alloc(size, 'S'));
      const handle = openSync(path, 'r');
      expect(await wipeFile(path, (bytes) => void bytes.fill('n'))).toEqual({ bytes: size });
      expect(existsSync(path)).toBe(false);
      const left = Buffer.alloc(size + 10);
      const read = readSync(handle, left, 0, left.length, 0);
      closeSync(handle);
      expect(left.subarray(0, read).equals(Buffer.alloc(size, 'n'))).toBe(true);
    },
  );

  test('is told from others by its first bytes', async () => {
    expect(await beginningOf(live('{"number":"1"}'), 9)).toBe('{"number"');
    expect(await beginningOf(live('{}'), 9)).toBe('{}');
  });
});

describe('a file that is not wiped', () => {
  const refusal = (path: string, because: string) => ({
    message: `${path}: is not wiped: ${because}`,
    hint: 'name the folder of a job, or a file of records that grattage wrote',
  });

  test('for others may read it: no live file is like that', async () => {
    const path = live();
    await mustBeWipeable(path);
    chmodSync(path, 0o640);
    await expect(mustBeWipeable(path)).rejects.toMatchObject(
      refusal(path, 'live files are their owner’s alone, and this one is not (mode 640)'),
    );
  });

  test('for it has another name, is a link or a folder, or is not there', async () => {
    const path = live();
    const beside = join(path, '..');
    linkSync(path, join(beside, 'second'));
    await expect(mustBeWipeable(path)).rejects.toMatchObject(
      refusal(path, 'it has 2 names, and its content would stay under the others'),
    );
    symlinkSync(path, join(beside, 'link'));
    mkdirSync(join(beside, 'folder'));
    for (const name of ['link', 'folder']) {
      await expect(mustBeWipeable(join(beside, name))).rejects.toMatchObject(
        refusal(join(beside, name), 'it is no ordinary file'),
      );
    }
    await expect(mustBeWipeable(join(beside, 'none'))).rejects.toMatchObject({
      message: `${join(beside, 'none')}: cannot be wiped (no such file or directory)`,
    });
    await expect(wipeFile(join(beside, 'link'), () => {})).rejects.toThrow('could not be wiped');
    expect(existsSync(path)).toBe(true);
  });
});
