import type { LedgerMemory } from '../../audit/ledger.ts';
import { HASH, leafHash } from '../../audit/merkle/hashes.ts';
import { Tally, type TallyCounts, type TallyOrder } from '../../audit/tally.ts';
import type { OpenBlock } from '../../block/block-file.ts';
import { mustBeMeant } from '../../block/deal/meant.ts';
import { play } from '../../game/play/play.ts';
import { recordWriter } from '../../game/record-text.ts';
import { ticketJudge } from '../../rules/ticket/check.ts';
import { leafSalts } from './leaf-salts.ts';
import { keep, noFindings, type TicketFindings } from './ticket-findings.ts';

/** Some packs of a block, and the memory that all parts of the block share. */
export interface Part {
  readonly packs: { readonly from: number; readonly to: number };
  readonly ledger: LedgerMemory;
  /** HASH bytes a ticket of the block. */
  readonly leaves: SharedArrayBuffer;
}

/** What a part comes to beside what it left in the shared memory. */
export interface PartResult {
  readonly counts: TallyCounts;
  readonly findings: TicketFindings;
}

/** Said after every so many packs. */
const STEP = 200;

/** Deals, judges and counts some packs of a block, and makes the leaves of their tickets. */
export function auditPart(
  block: OpenBlock,
  part: Part,
  { order, progress }: { readonly order: TallyOrder; readonly progress: (tickets: number) => void },
): PartResult {
  const { deal } = block;
  const { game, pack } = deal.plan;
  const tally = new Tally(order, part.ledger);
  const judge = ticketJudge(game);
  const lineOf = recordWriter(game);
  const leaves = new Uint8Array(part.leaves);
  const saltOf = leafSalts(block);
  const findings = noFindings();
  for (let at = part.packs.from; at < part.packs.to; at++) {
    for (const dealt of deal.pack(at)) {
      const { ticket } = dealt;
      const verdict = play(game, ticket);
      mustBeMeant(dealt, verdict);
      keep(findings, judge(ticket, verdict));
      const index = tally.enter(ticket, verdict);
      leaves.set(leafHash(saltOf(index), lineOf(ticket)), index * HASH);
    }
    if ((at + 1 - part.packs.from) % STEP === 0) progress(STEP * pack.of);
  }
  return { counts: tally.counts, findings };
}
