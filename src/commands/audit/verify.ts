import { readProof, whyNot } from '../../audit/merkle/proof.ts';
import { readRootFile } from '../../audit/merkle/root-file.ts';
import { plain } from '../../base/count.ts';
import type { Desk } from '../desk.ts';
import { textOf } from './prove.ts';

interface Flags {
  /** The root in hexadecimal, or the root file. */
  readonly root: string;
}

/** Says whether a ticket belongs to the block of a root; it takes no key. */
export async function auditVerify(this: Desk, { root }: Flags, path: string): Promise<void> {
  const trusted = /^[0-9a-f]{64}$/.test(root) ? root : readRootFile(await textOf(root), root).root;
  const proof = readProof(await textOf(path), path);
  const because = whyNot(proof, trusted);
  if (because !== null) {
    this.say(`grattage: ${path}: the proof does not hold: ${because}`);
    this.foundErrors();
    return;
  }
  const { game, emission, block, ticket, tickets } = proof;
  await this.data(
    `ticket ${plain(ticket)} of ${plain(tickets)} of ${game}, emission ${emission}, block ${block}, is as its record says\n`,
  );
}
