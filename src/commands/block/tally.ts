import { plain } from '../../base/count.ts';
import { type BlockFile, readBlockFile } from '../../block/block-file.ts';
import { readOmitted } from '../../block/omissions.ts';
import { FATES, type Fate, Tally, type TallyFault, type TallyResult } from '../../block/tally.ts';
import { lines, source } from '../../files/lines.ts';
import type { Desk } from '../desk.ts';
import { beside, blockName } from '../look.ts';
import { plural } from '../report-text.ts';

interface Flags {
  readonly delivered?: readonly string[];
  readonly destroyed?: readonly string[];
  readonly omitted?: string;
  readonly json?: boolean;
}

/** Checks number by number that every ticket of a block was delivered, destroyed or omitted, and once. */
export async function blockTally(this: Desk, flags: Flags, path: string): Promise<void> {
  const { delivered = [], destroyed = [], omitted = beside(path, 'omitted.json') } = flags;
  const file = await readBlockFile(path);
  const tally = new Tally(file);
  for (const list of delivered) await addList(this, tally, { fate: 'delivered', list });
  for (const list of destroyed) await addList(this, tally, { fate: 'destroyed', list });
  for (const range of (await readOmitted(omitted, file)).tickets) tally.count('omitted', range);
  const result = tally.result();
  if (flags.json === true) await this.data(tallyJson(file, result));
  else for (const line of tallyText(file, result)) await this.data(`${line}\n`);
  if (result.faults.length > 0) this.foundErrors();
}

async function addList(
  desk: Desk,
  tally: Tally,
  { fate, list }: { readonly fate: Fate; readonly list: string },
): Promise<void> {
  for await (const batch of lines(source(list, desk.stdin), list)) {
    for (const { number, bytes } of batch) {
      const text = bytes.toString('utf8').replace(number === 1 ? '\ufeff' : '', '');
      tally.list(fate, { path: list, line: number, text });
    }
  }
}

const tallyJson = (file: BlockFile, { printed, counts, faults }: TallyResult): string =>
  `${JSON.stringify(
    { game: file.game, emission: file.emission, block: file.block, printed, ...counts, faults },
    null,
    2,
  )}\n`;

/** Beyond so many, people are told how many more there are. */
const MOST = 1_000;

function tallyText(file: BlockFile, { printed, counts, faults }: TallyResult): readonly string[] {
  const width = plain(printed).length;
  const row = (what: string, count: number): string => `  ${what.padEnd(9)}  ${plain(count).padStart(width)}`;
  const more = faults.length - MOST;
  return [
    ...faults.slice(0, MOST).map(faultLine),
    ...(more > 0 ? [`and ${plain(more)} more: --json lists all`] : []),
    blockName(file),
    row('printed', printed),
    ...FATES.map((fate) => row(fate, counts[fate])),
    faults.length === 0
      ? 'every ticket is accounted for, and once'
      : `${plural(faults.length, 'fault')}: the tally does not come out`,
  ];
}

function faultLine(fault: TallyFault): string {
  if ('path' in fault) return `error: ${fault.path}:${fault.line}: ${fault.message}`;
  const { first, last, tickets, message } = fault;
  return first === last
    ? `error: ${first}: ${message}`
    : `error: ${first} to ${last} (${plural(tickets, 'ticket')}): ${message}`;
}
