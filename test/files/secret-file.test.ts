import {
  existsSync,
  lstatSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import type { Writable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { Bug } from '../../src/base/fault.ts';
import { mustBeNew, writeNewSecret, writeSecret } from '../../src/files/secret-file.ts';
import { partOf } from '../../src/files/whole-file.ts';
import { place } from '../kit/place.ts';

const filled =
  (text: string) =>
  async (sink: Writable): Promise<void> =>
    void sink.write(text);

const what = 'a file of live records';
const mode = (path: string): number => statSync(path).mode & 0o777;

describe('a secret file', () => {
  test('is its owner’s alone, whole, and nothing stands beside it', async () => {
    const path = join(place(), 'records');
    await writeNewSecret(path, { what, fill: filled('one') });
    expect([readFileSync(path, 'utf8'), mode(path), readdirSync(join(path, '..'))]).toEqual([
      'one',
      0o600,
      ['records'],
    ]);
  });

  test('that is new is not written over another, whenever that came', async () => {
    const path = join(place(), 'records');
    const refusal = {
      message: `${path}: is there already, and ${what} is never written over another file`,
      hint: 'name a file that is not there',
    };
    const late = writeNewSecret(path, {
      what,
      fill: async (sink) => {
        sink.write('mine');
        writeFileSync(path, 'another’s');
      },
    });
    await expect(late).rejects.toMatchObject(refusal);
    await expect(writeNewSecret(path, { what, fill: filled('mine') })).rejects.toMatchObject(refusal);
    await expect(mustBeNew(path, what)).rejects.toMatchObject(refusal);
    expect(readFileSync(path, 'utf8')).toBe('another’s');
    expect(readdirSync(join(path, '..'))).toEqual(['records']);
  });

  test('counts a link that leads nowhere as a file that is there', async () => {
    const path = join(place(), 'records');
    symlinkSync('nowhere', path);
    await expect(writeNewSecret(path, { what, fill: filled('x') })).rejects.toThrow('is there already');
  });

  test('may take the place of an older one, and is then its owner’s alone whatever that was', async () => {
    const path = join(place(), 'left.json');
    writeFileSync(path, 'older', { mode: 0o644 });
    await writeSecret(path, filled('newer'));
    expect([readFileSync(path, 'utf8'), mode(path)]).toEqual(['newer', 0o600]);
  });

  test('is never put through what a crash, or somebody else, left in its making', async () => {
    const folder = place();
    const [path, elsewhere] = [join(folder, 'records'), join(folder, 'elsewhere')];
    symlinkSync(elsewhere, partOf(path));
    await writeNewSecret(path, { what, fill: filled('secret') });
    expect([existsSync(elsewhere), lstatSync(path).isFile(), mode(path)]).toEqual([false, true, 0o600]);
    writeFileSync(partOf(path), 'leftover that all may read', { mode: 0o644 });
    await writeSecret(path, filled('again'));
    expect([readFileSync(path, 'utf8'), mode(path)]).toEqual(['again', 0o600]);
  });
});

describe('a secret file that could not be written', () => {
  test('leaves nothing, and what was there before', async () => {
    const path = join(place(), 'left.json');
    writeFileSync(path, 'older');
    const broken = async (sink: Writable): Promise<void> => {
      sink.write('half');
      throw new Bug('broken');
    };
    await expect(writeSecret(path, broken)).rejects.toThrow('broken');
    expect(readFileSync(path, 'utf8')).toBe('older');
    const fresh = join(path, '..', 'records');
    await expect(writeNewSecret(fresh, { what, fill: broken })).rejects.toThrow('broken');
    expect(readdirSync(join(path, '..'))).toEqual(['left.json']);
  });

  test('where there is no folder is named with why', async () => {
    const path = join(place(), 'none', 'records');
    await expect(writeNewSecret(path, { what, fill: filled('x') })).rejects.toMatchObject({
      message: `${path}: cannot be written (no such file or directory)`,
    });
  });
});
