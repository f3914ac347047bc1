import { type Money, times, toEuros } from '../base/money.ts';
import type { Plan } from '../block/plan.ts';
import { tiersOf } from './plan-ways.ts';

/** A plan for machines: amounts in euros, keys in the order of the wire. */
export function planJson(plan: Plan): string {
  const { game, pack } = plan;
  const { blockSize, price, prizeTable } = game.reglement;
  const report = {
    game: game.id,
    plan: { version: plan.version, sha256: plan.hash },
    block: blockSize,
    price: toEuros(price),
    code: game.policy.code,
    packs: plan.packs,
    pack: { ...pack, high: { from: toEuros(pack.high.from), most: pack.high.most } },
    reglement: { winners: prizeTable.winners, total: toEuros(prizeTable.total) },
    tiers: tiersOf(plan).map(({ tier, tickets, compositions }) => ({
      prize: toEuros(tier.prize),
      ...counted(plan, { tickets, total: times(tickets, tier.prize) }),
      reglement: { tickets: tier.tickets, total: toEuros(tier.total) },
      compositions: compositions.map(({ terms, tickets: count, rows }) => ({
        terms: terms.map(toEuros),
        listed: rows[0]?.composition !== null,
        ...counted(plan, { tickets: count, total: times(count, tier.prize) }),
        deals: rows.map(({ shares, tickets: each }) => ({
          wins: Object.fromEntries([...shares].map(([id, amounts]) => [id, amounts.map(toEuros)])),
          ...counted(plan, { tickets: each, total: times(each, tier.prize) }),
        })),
      })),
    })),
    losers: plan.losers,
  };
  return `${JSON.stringify(report, null, 2)}\n`;
}

const counted = (
  { game }: Plan,
  { tickets, total }: { readonly tickets: number; readonly total: Money },
): object => ({
  tickets,
  euros: toEuros(total),
  ofSales: total.cents / (game.reglement.price.cents * game.reglement.blockSize),
  oneIn: game.reglement.blockSize / tickets,
});
