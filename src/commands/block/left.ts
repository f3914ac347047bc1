import { dirname } from 'node:path';
import { type Omitted, readOmitted } from '../../block/omissions.ts';
import { tableLeft } from '../../block/table-left.ts';
import { rangesText } from '../../block/ticket-range.ts';
import { writeSecret } from '../../files/secret-file.ts';
import { secretFolder } from '../../files/secret-folder.ts';
import type { Desk } from '../desk.ts';
import { beside, logLook } from '../look.ts';
import { type OpenedBlock, openedBlock } from '../opened-block.ts';

interface Flags {
  readonly key: string;
  readonly omitted?: string;
  readonly output?: string;
}

/** Restates the prize table over the tickets of a block that were not withdrawn. */
export async function blockLeft(this: Desk, flags: Flags, path: string): Promise<void> {
  const left = flags.output ?? beside(path, 'left.json');
  const opened = await openedBlock(path, flags.key);
  const omitted = await readOmitted(flags.omitted ?? beside(path, 'omitted.json'), opened.file);
  await secretFolder(dirname(left));
  await restate(this, { path, opened, omitted, left });
}

/** A block, what was withdrawn from it, and where the table of the rest goes. */
export interface Restatement {
  readonly path: string;
  readonly opened: OpenedBlock;
  readonly omitted: Omitted;
  readonly left: string;
}

/**
 * Writes the prize table that is left, for its owner alone.
 *
 * Why     it is a look at live tickets: with the table itself it tells what those that were withdrawn win
 */
export async function restate(desk: Desk, { path, opened, omitted, left }: Restatement): Promise<void> {
  const log = await logLook(
    desk,
    { path, file: opened.file },
    { what: `prize table left, to ${left}`, tickets: rangesText(omitted.tickets) || 'none omitted' },
  );
  const text = `${JSON.stringify(tableLeft(opened, omitted), null, 2)}\n`;
  await writeSecret(left, async (sink) => void sink.write(text));
  desk.say(`  the prize table that is left is in ${left}, for its owner alone: it tells what was withdrawn`);
  desk.say(`  logged in ${log}`);
}
