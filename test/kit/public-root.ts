import { createHash } from 'node:crypto';
import { HASH, leafHash } from '../../src/audit/merkle/hashes.ts';
import { LEAVES_A_BRANCH, type RootFile, rootOf } from '../../src/audit/merkle/root-file.ts';
import { topOf } from '../../src/audit/merkle/tree.ts';
import type { OpenBlock } from '../../src/block/block-file.ts';
import { dealtTickets } from '../../src/block/dealt-tickets.ts';
import { leafSalts } from '../../src/commands/audit/leaf-salts.ts';
import { writeRecord } from '../../src/game/record.ts';

/**
 * The root file that an audit writes, but for branches of which only the first is dealt.
 *
 * Why     tickets of that branch are proved and verified by it as by a whole one, and no test waits for a block of millions
 */
export function publicRoot(block: OpenBlock): RootFile {
  const { game, emission, block: number, packsOf, tickets, commitment } = block.file;
  const about = { game, emission, block: number, packsOf, tickets, commitment };
  const branches = Array.from({ length: Math.ceil(tickets / LEAVES_A_BRANCH) }, (_, branch) =>
    branch === 0 ? topOf(firstLeaves(block)) : createHash('sha256').update(`branch ${branch}`).digest(),
  );
  return {
    grattage: 1,
    kind: 'root',
    ...about,
    branches: branches.map((branch) => Buffer.from(branch).toString('hex')),
    root: rootOf(about, topOf(Buffer.concat(branches))),
  };
}

function firstLeaves(block: OpenBlock): Uint8Array {
  const { deal } = block;
  const saltOf = leafSalts(block);
  const leaves = new Uint8Array(LEAVES_A_BRANCH * HASH);
  const tickets = [...dealtTickets(deal, [{ first: 0, last: LEAVES_A_BRANCH - 1 }])].flat();
  tickets.forEach((ticket, at) => {
    const line = JSON.stringify(writeRecord(deal.plan.game, ticket));
    leaves.set(leafHash(saltOf(at), line), at * HASH);
  });
  return leaves;
}
