import { readFile } from 'node:fs/promises';
import { HASH, leafHash } from '../../audit/merkle/hashes.ts';
import { proofOf } from '../../audit/merkle/proof.ts';
import { branchesOf, LEAVES_A_BRANCH, readRootFile } from '../../audit/merkle/root-file.ts';
import { nodeAt, topOf } from '../../audit/merkle/tree.ts';
import { plain } from '../../base/count.ts';
import { Bug, InputError } from '../../base/fault.ts';
import { dealtTickets } from '../../block/dealt-tickets.ts';
import { onlyTicket, rangesText, readRanges } from '../../block/ticket-range.ts';
import { mustBeNew, writeNewSecret } from '../../files/secret-file.ts';
import { reason } from '../../files/whole-file.ts';
import { writeRecord } from '../../game/record.ts';
import type { Desk } from '../desk.ts';
import { beside, blockName, logLook } from '../look.ts';
import { type OpenedBlock, openedBlock } from '../opened-block.ts';
import { leafSalts } from './leaf-salts.ts';

interface Flags {
  readonly key: string;
  readonly ticket: string;
  readonly output: string;
}

/** What is written, for who would write over it. */
const PROOF = 'a proof';

/** Proves that one ticket belongs to the block that its root binds, and shows no other. */
export async function auditProve(this: Desk, { key, ticket, output }: Flags, path: string): Promise<void> {
  const opened = await openedBlock(path, key);
  const { file } = opened;
  const ranges = readRanges(ticket, file);
  const index = onlyTicket(ranges);
  if (index === null) {
    throw new InputError(`${ticket}: names several tickets, and one is proved at a time`);
  }
  const rootPath = beside(path, 'root.json');
  const root = readRootFile(await textOf(rootPath), rootPath);
  if (root.commitment !== file.commitment) {
    throw new InputError(`${rootPath}: is the root of another block than ${path}`);
  }
  await mustBeNew(output, PROOF);
  await logLook(this, { path, file }, { what: `prove to ${output}`, tickets: rangesText(ranges) });
  const { leaves, records } = branchOf(opened, index);
  const at = Math.floor(index / LEAVES_A_BRANCH);
  if (!Buffer.from(topOf(leaves)).equals(nodeAt(branchesOf(root), at))) {
    throw new InputError(`${rootPath}: is not the root of what this key deals`, {
      hint: 'audit the block again; if it was published, keep both as evidence',
    });
  }
  const record = records[index % LEAVES_A_BRANCH];
  if (record === undefined) throw new Bug(`ticket ${index} is not on its branch`);
  const proof = proofOf(root, {
    index,
    record,
    salt: leafSalts(opened)(index),
    branch: leaves,
  });
  await writeNewSecret(output, {
    what: PROOF,
    fill: async (sink) => void sink.write(`${JSON.stringify(proof, null, 2)}\n`),
  });
  this.say(`${blockName(file)}: ticket ${plain(index + 1)} of ${plain(file.tickets)} is proved`);
  this.say(`  in ${output}: it shows this ticket's record, and nothing of any other`);
}

/** The leaves of the branch that a ticket stands on, dealt again. */
function branchOf(opened: OpenedBlock, index: number) {
  const { template, deal } = opened;
  const first = Math.floor(index / LEAVES_A_BRANCH) * LEAVES_A_BRANCH;
  const last = Math.min(first + LEAVES_A_BRANCH, deal.tickets) - 1;
  const saltOf = leafSalts(opened);
  const records = [...dealtTickets(deal, [{ first, last }])]
    .flat()
    .map((ticket) => JSON.stringify(writeRecord(template.game, ticket)));
  const leaves = new Uint8Array(records.length * HASH);
  records.forEach((record, at) => {
    leaves.set(leafHash(saltOf(first + at), record), at * HASH);
  });
  return { leaves, records };
}

/** Throws  InputError if the file cannot be read */
export async function textOf(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8');
  } catch (cause) {
    throw new InputError(`${path}: cannot be read (${reason(cause)})`, {
      hint: 'grattage audit BLOCK writes the root beside the block file',
      cause,
    });
  }
}
