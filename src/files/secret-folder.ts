import { mkdir, stat, statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { InputError } from '../base/fault.ts';
import { folder, NOT_OWNER, refused } from './whole-file.ts';

/** Only their owner may look into a folder of live files. */
export const SECRET_FOLDER = 0o700;

/**
 * Makes sure that a folder is its owner's alone and on this machine; one that is missing is made so.
 *
 * Throws  InputError if others may look into it, or its file system is another machine's: what lies there has left
 */
export async function secretFolder(path: string): Promise<void> {
  await makeUnlessThere(path);
  const { mode } = await stat(path);
  if ((mode & NOT_OWNER) !== 0) {
    throw new InputError(`${path}: others may look into this folder (mode ${(mode & 0o777).toString(8)})`, {
      hint: `live files lie in folders of their owner alone: name one that is not there yet, or chmod 700 ${path}`,
    });
  }
  const machine = remoteKind((await statfs(path)).type);
  if (machine === null) return;
  throw new InputError(`${path}: lies on another machine (${machine})`, {
    hint: 'live files leave this machine encrypted: say --to age1…, or name a folder on a disk of its own',
  });
}

async function makeUnlessThere(path: string): Promise<void> {
  if (await stat(path).catch(() => null)) return;
  await folder(dirname(path));
  try {
    await mkdir(path, { mode: SECRET_FOLDER });
  } catch (cause) {
    throw refused(path, cause);
  }
}

/**
 * The kind of a file system that another machine serves, by its magic number; null for all others.
 *
 * Source  statfs(2) of Linux
 */
export const remoteKind = (type: number): string | null => REMOTE.get(type >>> 0) ?? null;

const REMOTE = new Map([
  [0x6969, 'NFS'],
  [0x517b, 'SMB'],
  [0xff534d42, 'CIFS'],
  [0xfe534d42, 'SMB2'],
  [0x5346414f, 'AFS'],
  [0x00c36400, 'Ceph'],
]);
