import { plain } from '../../base/count.ts';
import { InputError } from '../../base/fault.ts';
import { onlyTicket, rangesText, readRanges } from '../../block/ticket-range.ts';
import { writeRecord } from '../../game/record.ts';
import type { Desk } from '../desk.ts';
import { blockName, logLook } from '../look.ts';
import { openedBlock } from '../opened-block.ts';

interface Flags {
  readonly key: string;
  readonly ticket: string;
}

/** Prints the record of one ticket; what is said beside it tells nothing of what it holds. */
export async function blockShow(this: Desk, flags: Flags, path: string): Promise<void> {
  const { file, deal, template } = await openedBlock(path, flags.key);
  const ranges = readRanges(flags.ticket, file);
  const at = onlyTicket(ranges);
  if (at === null) {
    throw new InputError(`${flags.ticket}: names several tickets, and one is shown at a time`, {
      hint: 'grattage block records deals several',
    });
  }
  const log = await logLook(this, { path, file }, { what: 'show', tickets: rangesText(ranges) });
  await this.data(`${JSON.stringify(writeRecord(template.game, deal.ticket(at).ticket))}\n`);
  const pack = Math.floor(at / file.packsOf);
  this.say(
    `${blockName(file)}: ticket ${plain(at + 1)} of ${plain(file.tickets)}, the ${ordinal((at % file.packsOf) + 1)} of pack ${plain(pack + 1)}`,
  );
  this.say(`  logged in ${log}`);
}

function ordinal(count: number): string {
  const teens = count % 100 >= 11 && count % 100 <= 13;
  const ending = teens ? 'th' : (['th', 'st', 'nd', 'rd'][count % 10] ?? 'th');
  return `${count}${ending}`;
}
