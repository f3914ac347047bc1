import { formatMoney, type Money, sum } from '../base/money.ts';
import { type Game, surfaceOf } from '../game/game.ts';
import { zoneMaker } from './make/all.ts';
import type { Shares } from './make/ticket.ts';
import { ways } from './ways.ts';

/** Why a specimen is there; the label is for captions. */
export interface Purpose {
  readonly kind: 'tier' | 'composition' | 'amount' | 'phrase' | 'loser';
  readonly label: string;
}

/** A specimen before it is made: why it is there and what it is to win. */
export interface Planned {
  readonly purpose: Purpose;
  readonly shares: Shares;
}

/** However full the last pack is, this many specimens lose. */
const FEWEST_LOSERS = 8;

/** What the specimens of a game are to win, in their order, as many as fill whole packs. */
export function planSpecimens(game: Game, inPack: number): readonly Planned[] {
  const byTier = game.reglement.prizeTable.tiers.map((tier) => ways(game, tier));
  const tiers = byTier.map(([first]) => first).filter((first) => first !== undefined);
  const others = byTier.flatMap((all) => all.slice(1));
  const planned: Planned[] = [
    ...tiers.map((shares) => planFor(game, 'tier', shares)),
    ...others.map((shares) => planFor(game, 'composition', shares)),
  ];
  // The lowest prizes first: what is missing is shown by the commonest ticket that can.
  planned.push(...missing(game, planned, byTier.toReversed().flat()));
  const losers = FEWEST_LOSERS + filling(planned.length + FEWEST_LOSERS, inPack);
  for (let loser = 1; loser <= losers; loser += 1) {
    planned.push({ purpose: { kind: 'loser', label: `loser ${loser}` }, shares: new Map() });
  }
  return planned;
}

const filling = (count: number, inPack: number): number => (inPack - (count % inPack)) % inPack;

/** Further specimens, until every content that wins an amount of a surface has a ticket to stand on. */
function missing(game: Game, planned: readonly Planned[], all: readonly Shares[]): readonly Planned[] {
  const added: Planned[] = [];
  for (const surface of game.surfaces) {
    const maker = zoneMaker(surface);
    const kind = surface.mechanic === 'words' ? 'phrase' : 'amount';
    for (const amount of maker.amounts) {
      const shares = all.find((candidate) => timesWon(candidate, surface.id, amount) > 0);
      if (shares === undefined) continue;
      const won = [...planned, ...added].map((one) => timesWon(one.shares, surface.id, amount));
      const short = maker.variety(amount) - won.reduce((total, times) => total + times, 0);
      for (let more = 0; more < short; more += 1) added.push(planFor(game, kind, shares));
    }
  }
  return added;
}

const timesWon = (shares: Shares, surface: string, { cents }: Money): number =>
  (shares.get(surface) ?? []).filter((amount) => amount.cents === cents).length;

const planFor = (game: Game, kind: Purpose['kind'], shares: Shares): Planned => ({
  purpose: { kind, label: labelOf(game, shares) },
  shares,
});

/** « 30 € = 10 € (La rencontre) + 20 € (La vie à deux) », « 1 000 € = 9 × 100 € (Les douze mois) + 100 € (Bonus) » */
function labelOf(game: Game, shares: Shares): string {
  const total = formatMoney(sum([...shares.values()].flat()));
  const terms = [...shares].map(
    ([id, amounts]) => `${listed(amounts).join(' + ')} (${surfaceOf(game, id).law.name})`,
  );
  return `${total} = ${terms.join(' + ')}`;
}

function listed(amounts: readonly Money[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const amount of amounts.map(formatMoney)) counts.set(amount, (counts.get(amount) ?? 0) + 1);
  return [...counts].map(([amount, count]) => (count === 1 ? amount : `${count} × ${amount}`));
}
