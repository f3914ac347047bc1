import type { Money } from '../base/money.ts';
import { deals } from '../game/deals.ts';
import type { Game, Surface } from '../game/game.ts';
import type { Tier } from '../reglement/reglement.ts';
import { zoneMaker } from './make/all.ts';
import type { Shares } from './make/ticket.ts';

/**
 * The ways of making a prize that specimens show.
 *
 * Shape   every deal of every listed composition; where the règlement leaves the split open: by one zone of each surface
 *         that can, by every sum over several zones of one surface, and over several surfaces once for every share of the
 *         later ones, with as few zones as it takes
 * Order   compositions as listed; open splits from one zone upwards
 */
export const ways = (game: Game, tier: Tier): readonly Shares[] =>
  tier.compositions === null
    ? openWays(game, tier.prize)
    : tier.compositions.flatMap((composition) =>
        deals(game.surfaces, composition).map(
          (deal): Shares => new Map([...deal].map(([surface, amount]) => [surface, [amount]])),
        ),
      );

function openWays(game: Game, prize: Money): readonly Shares[] {
  const all = splits(game.surfaces, prize.cents).toSorted((a, b) => zoneCount(a) - zoneCount(b));
  const shown = new Set<string>();
  return all.filter((shares) => {
    if (shares.size <= 1) return true;
    const key = laterShares(game, shares);
    if (shown.has(key)) return false;
    shown.add(key);
    return true;
  });
}

const zoneCount = (shares: Shares): number => [...shares.values()].flat().length;

const laterShares = (game: Game, shares: Shares): string =>
  game.surfaces
    .slice(1)
    .map(({ id }) => (shares.get(id) ?? []).map(({ cents }) => cents).join('+'))
    .join(' ');

/** Every way to add up to these cents over the zones of the surfaces, whichever zones they are. */
function splits(surfaces: readonly Surface[], cents: number): readonly Shares[] {
  const [surface, ...others] = surfaces;
  if (surface === undefined) return cents === 0 ? [new Map()] : [];
  const sums = sumsOf({ amounts: zoneMaker(surface).amounts, zones: surface.zones.length, limit: cents });
  return sums.flatMap((share) =>
    splits(others, cents - centsOf(share)).map(
      (rest): Shares => (share.length === 0 ? rest : new Map([[surface.id, share], ...rest])),
    ),
  );
}

interface Reach {
  readonly amounts: readonly Money[];
  readonly zones: number;
  readonly limit: number;
}

/** Every multiset of amounts, one for each of at most so many zones, that stays within the limit; no amount at all last. */
function sumsOf({ amounts, zones, limit }: Reach): readonly (readonly Money[])[] {
  if (zones === 0) return [[]];
  const further = amounts.flatMap((amount, at) =>
    amount.cents > limit
      ? []
      : sumsOf({ amounts: amounts.slice(at), zones: zones - 1, limit: limit - amount.cents }).map((rest) => [
          amount,
          ...rest,
        ]),
  );
  return [...further, []];
}

const centsOf = (share: readonly Money[]): number => share.reduce((cents, amount) => cents + amount.cents, 0);
