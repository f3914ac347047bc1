import { InputError } from '../../base/fault.ts';
import { readBlockFile } from '../../block/block-file.ts';
import { type LookEntry, readLooks } from '../../files/look-log.ts';
import type { Desk } from '../desk.ts';
import { blockName, logOf } from '../look.ts';
import { plural } from '../report-text.ts';

interface Flags {
  readonly holds?: string;
  readonly json?: boolean;
}

/** Prints who looked at live tickets of a block, once the chain of all entries was found whole. */
export async function blockLog(this: Desk, { holds, json }: Flags, path: string): Promise<void> {
  const file = await readBlockFile(path);
  const log = logOf({ path, file });
  const looks = await readLooks(log);
  if (holds !== undefined && !looks.some(({ hash }) => hash === holds)) {
    throw new InputError(`${log.path}: no entry has the hash ${holds}`, {
      hint: 'if it was the last hash once, entries were cut off since',
    });
  }
  const head = looks.at(-1)?.hash ?? log.beginning;
  if (json === true) {
    await this.data(`${JSON.stringify({ looks, head }, null, 2)}\n`);
    return;
  }
  for (const line of inColumns(looks)) await this.data(`${line}\n`);
  await this.data(
    `${blockName(file)}: ${looks.length === 0 ? 'no look' : plural(looks.length, 'look')}, ${looks.length === 0 ? 'no log yet' : 'the chain is whole'}\n`,
  );
  await this.data(`  note its last hash elsewhere, so that no entry can be cut off: ${head}\n`);
}

function inColumns(looks: readonly LookEntry[]): readonly string[] {
  const width = (of: 'who' | 'tickets'): number => Math.max(0, ...looks.map((look) => look[of].length));
  const [who, tickets] = [width('who'), Math.min(24, width('tickets'))];
  return looks.map((look) =>
    [
      `${look.at.slice(0, 19).replace('T', ' ')} UTC`,
      look.who.padEnd(who),
      look.tickets.padEnd(tickets),
      look.what,
    ].join('  '),
  );
}
