import { chmodSync, existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { remoteKind, secretFolder } from '../../src/files/secret-folder.ts';
import { place } from '../kit/place.ts';

const mode = (path: string): number => statSync(path).mode & 0o777;

test('a folder for live files is made for its owner alone, and taken as it is where it is so', async () => {
  const path = join(place(), 'deep', 'live');
  await secretFolder(path);
  await secretFolder(path);
  expect(mode(path)).toBe(0o700);
});

test.each([0o750, 0o705, 0o701, 0o755, 0o710])(
  'a folder of mode %o is refused and left as it is',
  async (bits) => {
    const path = join(place(), 'shared');
    mkdirSync(path);
    chmodSync(path, bits);
    await expect(secretFolder(path)).rejects.toMatchObject({
      message: `${path}: others may look into this folder (mode ${bits.toString(8)})`,
      hint: `live files lie in folders of their owner alone: name one that is not there yet, or chmod 700 ${path}`,
    });
    expect(mode(path)).toBe(bits);
  },
);

test('no folder is made where a file stands', async () => {
  const file = join(place(), 'file');
  writeFileSync(file, '');
  await expect(secretFolder(join(file, 'live'))).rejects.toThrow(
    'cannot be made a folder (file already exists)',
  );
  expect(existsSync(join(file, 'live'))).toBe(false);
});

test('what another machine serves is known by the number of its file system', () => {
  expect(remoteKind(0x6969)).toBe('NFS');
  expect(remoteKind(0xff534d42)).toBe('CIFS');
  expect(remoteKind(0xff534d42 | 0)).toBe('CIFS');
  expect(remoteKind(0xef53)).toBeNull();
  expect(remoteKind(0x01021994)).toBeNull();
});
