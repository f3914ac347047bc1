import { toEuros } from '../base/money.ts';
import type { Tier } from '../reglement/reglement.ts';
import type { OpenBlock } from './block-file.ts';
import type { Omitted } from './omissions.ts';
import { rangesText, ticketsIn } from './ticket-range.ts';

/** A row of the prize table without the tickets that were withdrawn. */
export interface TierLeft {
  readonly prizeEuros: number;
  readonly table: number;
  readonly omitted: number;
  readonly left: number;
}

/**
 * The prize table of what is left of a block.
 *
 * Why     with the table itself it tells what the withdrawn tickets win, and one withdrawn alone all that it wins: it is
 *         as secret as they are
 */
export interface TableLeft {
  readonly grattage: 1;
  readonly kind: 'left';
  readonly game: string;
  readonly emission: string;
  readonly block: number;
  /** The seal of the block, and the last hash of its omissions: what this table is of. */
  readonly of: string;
  readonly omissions: string;
  readonly omitted: string;
  readonly tickets: { readonly table: number; readonly omitted: number; readonly left: number };
  readonly tiers: readonly TierLeft[];
  readonly winners: number;
  readonly totalEuros: number;
}

/**
 * Restates the prize table over the tickets that were not withdrawn.
 *
 * Why     by what each ticket was dealt: that this is what it wins is the audit's to prove, over the whole block
 */
export function tableLeft({ file, deal }: OpenBlock, { tickets: ranges, head }: Omitted): TableLeft {
  const { game } = deal.plan;
  const taken = new Map<Tier, number>();
  for (const { first, last } of ranges) {
    for (let at = first; at <= last; at++) {
      const { meant } = deal.ticket(at);
      if (meant !== null) taken.set(meant.tier, (taken.get(meant.tier) ?? 0) + 1);
    }
  }
  const tiers = game.reglement.prizeTable.tiers.map((tier): TierLeft => {
    const omitted = taken.get(tier) ?? 0;
    return {
      prizeEuros: toEuros(tier.prize),
      table: tier.tickets,
      omitted,
      left: tier.tickets - omitted,
    };
  });
  const omitted = ticketsIn(ranges);
  return {
    grattage: 1,
    kind: 'left',
    game: file.game,
    emission: file.emission,
    block: file.block,
    of: file.seal,
    omissions: head,
    omitted: rangesText(ranges),
    tickets: { table: file.tickets, omitted, left: file.tickets - omitted },
    tiers,
    winners: tiers.reduce((sum, { left }) => sum + left, 0),
    totalEuros: tiers.reduce((sum, { left, prizeEuros }) => sum + left * prizeEuros, 0),
  };
}
