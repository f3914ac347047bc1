import { dirname } from 'node:path';
import { InputError } from '../../base/fault.ts';
import { readBlockFile } from '../../block/block-file.ts';
import { addOmission } from '../../block/omissions.ts';
import { rangesText, readRanges, ticketsIn } from '../../block/ticket-range.ts';
import { secretFolder } from '../../files/secret-folder.ts';
import type { Desk } from '../desk.ts';
import { beside, blockName } from '../look.ts';
import { openedBlock } from '../opened-block.ts';
import { plural } from '../report-text.ts';
import { restate } from './left.ts';

interface Flags {
  readonly tickets: string;
  readonly reason: string;
  readonly by: string;
  readonly and: string;
  readonly key?: string;
  readonly left?: string;
  readonly output?: string;
}

/** Records that tickets were withdrawn, and restates the prize table that is left where the key is at hand. */
export async function blockOmit(this: Desk, flags: Flags, path: string): Promise<void> {
  const { key, output = beside(path, 'omitted.json') } = flags;
  if (key === undefined && flags.left !== undefined) {
    throw new InputError('--left asks for the prize table that is left, and no key is named', {
      hint: 'name the key with --key: without it nobody knows what the tickets win',
    });
  }
  const opened = key === undefined ? null : await openedBlock(path, key);
  const file = opened?.file ?? (await readBlockFile(path));
  const left = flags.left ?? beside(path, 'left.json');
  if (opened !== null) await secretFolder(dirname(left));
  const tickets = readRanges(flags.tickets, file);
  const { reason, by, and } = flags;
  const omitted = await addOmission(output, file, { at: this.witness().at, tickets, reason, by, and });
  const count = ticketsIn(omitted.tickets);
  this.say(
    `${blockName(file)}: ${plural(ticketsIn(tickets), 'ticket')} omitted (${rangesText(tickets)}), by ${by} and ${and}`,
  );
  this.say(`  ${plural(count, 'ticket')} omitted in all, ${plural(file.tickets - count, 'ticket')} left`);
  this.say(`  in ${output}`);
  if (opened !== null) await restate(this, { path, opened, omitted, left });
  else this.say('  the prize table that is left was not restated: grattage block left does, with the key');
}
