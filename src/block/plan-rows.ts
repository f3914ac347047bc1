import { InputError } from '../base/fault.ts';
import { formatMoney, type Money, sum } from '../base/money.ts';
import type { OpenSplit, OpenWay, Split } from '../game/block-policy.ts';
import { deals } from '../game/deals.ts';
import type { Game } from '../game/game.ts';
import type { Composition, Tier } from '../reglement/reglement.ts';
import { apportion } from './apportion.ts';
import { zoneMaker } from './make/all.ts';
import type { Shares } from './make/ticket.ts';
import type { PlanRow } from './plan.ts';

/**
 * The tickets of every tier, shared out over the ways to make it: by weight over compositions, evenly over their deals.
 *
 * Order   that of the prize table, then of its compositions or the policy's ways, then of their deals; rows without a
 *         ticket are left out
 * Throws  InputError naming tier and composition where the policy asks for what the game cannot make
 */
export function planRows(game: Game): readonly PlanRow[] {
  const { tiers } = game.reglement.prizeTable;
  refuseStrangers(game, tiers);
  return tiers.flatMap((tier) => {
    const split = game.policy.splits.find(({ prize }) => prize.cents === tier.prize.cents);
    const ways = tier.compositions === null ? openWays(game, tier, split) : listedWays(game, tier, split);
    return shareOut(tier, ways).filter(({ tickets }) => tickets > 0);
  });
}

/** A way to make a tier, its weight, and the deals over which its tickets are spread evenly. */
interface Way {
  readonly composition: Composition | null;
  readonly weight: number;
  readonly deals: readonly Shares[];
}

function shareOut(tier: Tier, ways: readonly Way[]): readonly PlanRow[] {
  const weights = ways.map(({ weight }) => weight);
  if (weights.some((weight) => !Number.isSafeInteger(weight) || weight < 0)) {
    throw refusal(tier, 'has a weight that is no whole number from 0 up');
  }
  if (weights.every((weight) => weight === 0)) throw refusal(tier, 'has no way with a weight above 0');
  const tickets = apportion(tier.tickets, weights);
  return ways.flatMap(({ composition, deals }, way) => {
    const each = apportion(
      tickets[way] ?? 0,
      deals.map(() => 1),
    );
    return deals.map((shares, deal) => ({ tier, composition, shares, tickets: each[deal] ?? 0 }));
  });
}

/** Compositions as the règlement lists them, dealt to the surfaces in every way that the makers can build. */
function listedWays(game: Game, tier: Tier, split: Split | undefined): readonly Way[] {
  const compositions = tier.compositions ?? [];
  if (split !== undefined && 'ways' in split) {
    throw refusal(tier, 'is split by ways, and the règlement lists its compositions: give weights');
  }
  const weights = split?.weights ?? compositions.map(() => 1);
  if (weights.length !== compositions.length) {
    throw refusal(tier, `has ${weights.length} weights for ${compositions.length} compositions`);
  }
  return compositions.map((composition, index) => {
    const weight = weights[index] ?? 0;
    const dealt = weight === 0 ? [] : dealsOf(game, composition);
    if (weight > 0 && dealt.length === 0) {
      throw refusal(tier, `= ${inWords(composition)} cannot be dealt to the surfaces`);
    }
    return { composition, weight, deals: dealt };
  });
}

const dealsOf = (game: Game, composition: Composition): readonly Shares[] =>
  deals(game.surfaces, composition)
    .map((deal): Shares => new Map([...deal].map(([surface, amount]) => [surface, [amount]])))
    .filter((shares) => faultOf(game, shares) === null);

/** The ways of the policy, each held against what the surfaces can win. */
function openWays(game: Game, tier: Tier, split: Split | undefined): readonly Way[] {
  if (split === undefined) throw refusal(tier, 'has no split, and the règlement lists no composition');
  if (!isOpen(split)) throw refusal(tier, 'has weights, and the règlement lists no composition: give ways');
  return split.ways.map((way) => {
    const shares = sharesOf(game, way);
    const amounts = Object.values(way.wins).flat();
    const fault = strangeSurface(game, way) ?? sumFault(tier, amounts) ?? faultOf(game, shares);
    if (fault !== null) throw refusal(tier, `= ${inWords(amounts)} ${fault}`);
    return { composition: null, weight: way.weight, deals: [shares] };
  });
}

const isOpen = (split: Split): split is OpenSplit => 'ways' in split;

/** In the order of the game's surfaces, whatever that of the policy. */
const sharesOf = (game: Game, { wins }: OpenWay): Shares =>
  new Map(
    game.surfaces.flatMap(({ id }): [string, readonly Money[]][] => {
      const amounts = wins[id] ?? [];
      return amounts.length === 0 ? [] : [[id, amounts]];
    }),
  );

function strangeSurface(game: Game, { wins }: OpenWay): string | null {
  const stranger = Object.keys(wins).find((name) => !game.surfaces.some(({ id }) => id === name));
  return stranger === undefined ? null : `is dealt to ${stranger}, which is no surface of the game`;
}

const sumFault = ({ prize }: Tier, amounts: readonly Money[]): string | null =>
  sum(amounts).cents === prize.cents ? null : `adds up to ${formatMoney(sum(amounts))}`;

/** Why no ticket can be made to win this, or null where one can. */
function faultOf(game: Game, shares: Shares): string | null {
  for (const surface of game.surfaces) {
    const amounts = shares.get(surface.id) ?? [];
    if (amounts.length > surface.zones.length) {
      return `wins more often on ${surface.id} than it has zones`;
    }
    const { amounts: winnable } = zoneMaker(surface);
    const strange = amounts.find((amount) => !winnable.some(({ cents }) => cents === amount.cents));
    if (strange !== undefined) return `wins ${formatMoney(strange)} on ${surface.id}, where no zone can`;
  }
  return null;
}

function refuseStrangers(game: Game, tiers: readonly Tier[]): void {
  game.policy.splits.forEach(({ prize }, index, splits) => {
    if (!tiers.some((tier) => tier.prize.cents === prize.cents)) {
      throw new InputError(`the policy splits ${formatMoney(prize)}, which is no tier of the prize table`);
    }
    if (splits.findIndex((other) => other.prize.cents === prize.cents) !== index) {
      throw new InputError(`the policy splits ${formatMoney(prize)} twice`);
    }
  });
}

const inWords = (amounts: readonly Money[]): string => amounts.map(formatMoney).join(' + ');

const refusal = ({ prize }: Tier, because: string): InputError =>
  new InputError(`the tier of ${formatMoney(prize)} ${because}`);
