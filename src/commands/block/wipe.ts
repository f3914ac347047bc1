import { randomFillSync } from 'node:crypto';
import { lstat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { plain } from '../../base/count.ts';
import { InputError } from '../../base/fault.ts';
import { readBlockFile } from '../../block/block-file.ts';
import { type LookLog, writeLook } from '../../files/look-log.ts';
import { partOf } from '../../files/whole-file.ts';
import { beginningOf, mustBeWipeable, wipeFile } from '../../files/wipe-file.ts';
import { exposureOf } from '../../rip/exposure.ts';
import type { Desk } from '../desk.ts';
import { logOf } from '../look.ts';
import { plural } from '../report-text.ts';

interface Flags {
  readonly block?: string;
}

/** Overwrites and removes live files: those of a job of plates, or files of records. */
export async function blockWipe(this: Desk, { block }: Flags, ...paths: readonly string[]): Promise<void> {
  if (paths.length === 0) {
    throw new InputError('nothing to wipe is named', {
      hint: 'name the folder of a job, or files of records',
    });
  }
  const files = [...new Set((await Promise.all(paths.map(liveFiles))).flat())];
  for (const file of files) await mustBeLive(file);
  const ofBlock = block === undefined ? null : logOf({ path: block, file: await readBlockFile(block) });
  const logs = new Set<string>();
  for (const file of files) {
    const { bytes } = await wipeFile(file, (piece) => void randomFillSync(piece));
    const log = ofBlock ?? logBeside(file);
    await writeLook(log, { ...this.witness(), what: `wipe ${basename(file)}`, tickets: 'all in it' });
    logs.add(log.path);
    this.say(`  ${file}: ${plain(bytes)} bytes overwritten, and removed`);
  }
  this.say(files.length === 0 ? 'nothing was left to wipe' : `${plural(files.length, 'file')} wiped`);
  for (const log of logs) this.say(`  logged in ${log}`);
  for (const line of NO_PROMISE) this.say(line);
}

/** What nobody who only writes files can do. */
const NO_PROMISE: readonly string[] = [
  'What wiping cannot promise: flash disks, file systems that keep a journal or copies, snapshots and',
  'backups may still hold what stood there. Only a disk that was encrypted as a whole and whose key is',
  'gone, or one that is destroyed, holds nothing.',
];

/** The files that a path stands for, with what a crash left half-written beside them. */
async function liveFiles(path: string): Promise<readonly string[]> {
  if ((await lstat(path).catch(() => null))?.isDirectory()) return exposureOf(path);
  const part = partOf(path);
  if ((await lstat(part).catch(() => null)) === null) return [path];
  return (await lstat(path).catch(() => null)) === null ? [part] : [path, part];
}

/** What is kept though it is its owner’s alone, by how it begins. */
const KEPT: readonly (readonly [beginning: RegExp, what: string])[] = [
  [/^grattage-key-/, 'a key: every block that was made with it would be lost'],
  [/^\{\s*"grattage": ?1,\s*"kind": ?"block"/, 'a block file: it holds no secret'],
  [/^\{\s*"grattage": ?1,\s*"kind": ?"omitted"/, 'the list of omitted tickets: it is evidence'],
  [/^\{"at":"/, 'a log of looks: it is evidence'],
];

async function mustBeLive(file: string): Promise<void> {
  await mustBeWipeable(file);
  const beginning = await beginningOf(file, 128);
  const kept = KEPT.find(([pattern]) => pattern.test(beginning));
  if (kept === undefined) return;
  throw new InputError(`${file}: is not wiped: it is ${kept[1]}`, {
    hint: 'name the folder of a job, or a file of records that grattage wrote',
  });
}

/** Tied to nothing but itself: a job of outside records has no block. */
const logBeside = (file: string): LookLog => ({
  path: join(dirname(file), 'wiped.log'),
  beginning: '0'.repeat(64),
});
