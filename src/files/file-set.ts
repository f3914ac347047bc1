import { access, chmod, mkdir, readdir, rename, rm, rmdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { InputError } from '../base/fault.ts';
import { SECRET_FOLDER } from './secret-folder.ts';
import { folder, refused, syncFolder } from './whole-file.ts';

/** Where several files are put. */
export interface Destination {
  readonly path: string;
  /** Of the folder within it where they are made until all are whole. */
  readonly making: string;
  /** Only its owner may then look into the folder. */
  readonly isSecret: boolean;
}

/**
 * Puts all files that `make` writes into a folder, or none of them: they are made beside it, and moved when all are whole.
 *
 * Throws  InputError with the path where the disk refuses, and what `make` throws; no folder is then left that was not
 *         there before
 * Why     whoever makes them may be ended at any moment, and can then not clear away what it has begun
 */
export async function putTogether<Made>(
  { path, making, isSecret }: Destination,
  make: (into: string) => Promise<Made>,
): Promise<Made> {
  const missing = await missingFolders(path);
  const into = join(path, making);
  try {
    await folder(path);
    await rm(into, { recursive: true, force: true });
    await mkdir(into, { mode: SECRET_FOLDER });
    const made = await make(into);
    if (isSecret) await chmod(path, SECRET_FOLDER);
    await moveAll(into, path);
    await rm(into, { recursive: true, force: true });
    return made;
  } catch (fault) {
    // What refuses the files may refuse this as well; the first refusal is the one to tell.
    await rm(into, { recursive: true, force: true }).catch(() => {});
    for (const one of missing) await rmdir(one).catch(() => {});
    throw refused(path, fault);
  }
}

/** The folders that are not there, the innermost first. */
async function missingFolders(path: string): Promise<readonly string[]> {
  const isThere = await access(path).then(
    () => true,
    () => false,
  );
  return isThere || dirname(path) === path ? [] : [path, ...(await missingFolders(dirname(path)))];
}

/** Why  what can be known to stand in the way is looked for before the first file is moved over an older one */
async function moveAll(from: string, to: string): Promise<void> {
  const names = (await readdir(from)).sort();
  for (const name of names) await mustBeFree(join(to, name));
  for (const name of names) await rename(join(from, name), join(to, name));
  await syncFolder(to);
}

async function mustBeFree(path: string): Promise<void> {
  const there = await stat(path).catch(() => null);
  if (there?.isDirectory() !== true) return;
  throw new InputError(`${path}: cannot be written (a folder is there)`, {
    hint: 'take it away, or write elsewhere with -o',
  });
}
