import { InputError } from '../base/fault.ts';
import { formatMoney } from '../base/money.ts';
import type { Guise, WeightedGuise } from '../game/block-policy.ts';
import type { Game, Surface } from '../game/game.ts';
import { zoneMaker } from './make/all.ts';
import type { ZoneGuise } from './make/maker.ts';
import type { PlanRow } from './plan.ts';

/** How the zones of one surface are dressed that do not win, ready to be drawn from. */
export interface Wardrobe {
  readonly surface: string;
  /** What stands on every ticket, in the policy's order. */
  readonly always: readonly ZoneGuise[];
  /** What may be drawn, in the maker's order; none where all losing zones of the surface are alike. */
  readonly guises: readonly ZoneGuise[];
  /** One for each guise, at least 1. */
  readonly weights: readonly number[];
}

/**
 * The wardrobes of a game's surfaces, in its order.
 *
 * Throws  InputError where the policy names what a surface cannot show, or where what it shows would tell what it wins
 */
export function wardrobes(game: Game, rows: readonly PlanRow[]): readonly Wardrobe[] {
  for (const id of Object.keys(game.policy.guises)) {
    if (!game.surfaces.some((surface) => surface.id === id)) {
      throw new InputError(`the policy has guises for ${id}, which is no surface of ${game.id}`);
    }
  }
  return game.surfaces.map((surface) => {
    const wardrobe = wardrobeOf(game, surface);
    refuseTelling(surface, wardrobe, rows);
    return wardrobe;
  });
}

function wardrobeOf({ policy }: Game, surface: Surface): Wardrobe {
  const { guises } = zoneMaker(surface);
  const named = policy.guises[surface.id];
  const always = (named?.always ?? []).map(zoneGuise);
  const weighted = named?.weights ?? [];
  for (const guise of [...always, ...weighted.map((one) => zoneGuise(one.guise))]) {
    if (!guises.includes(guise)) throw new InputError(`a zone of ${surface.id} cannot show ${show(guise)}`);
  }
  if (always.length > surface.zones.length) {
    throw new InputError(
      `${surface.id} has ${surface.zones.length} zones and shows ${always.length} amounts`,
    );
  }
  if (named === undefined) return { surface: surface.id, always, guises, weights: guises.map(() => 1) };
  const drawn = guises.filter((guise) => weighted.some((one) => zoneGuise(one.guise) === guise));
  if (drawn.length === 0) throw new InputError(`${surface.id} has no guise with a weight`);
  return {
    surface: surface.id,
    always,
    guises: drawn,
    weights: drawn.map((guise) => weightOf(guise, weighted)),
  };
}

function weightOf(guise: ZoneGuise, weighted: readonly WeightedGuise[]): number {
  const [only, second] = weighted.filter((one) => zoneGuise(one.guise) === guise);
  if (only === undefined || second !== undefined) throw new InputError(`${show(guise)} has two weights`);
  if (!Number.isSafeInteger(only.weight) || only.weight < 1) {
    throw new InputError(`${show(guise)} has weight ${only.weight}: a weight is whole and at least 1`);
  }
  return only.weight;
}

/**
 * Why     where some amounts stand on every ticket, a ticket that wins another one would be known by it; and an amount
 *         that only winning zones show is known as soon as it is seen
 */
function refuseTelling(surface: Surface, wardrobe: Wardrobe, rows: readonly PlanRow[]): void {
  const { always, guises } = wardrobe;
  const zones = zoneMaker(surface);
  for (const { tier, shares } of rows) {
    const left = [...always];
    for (const { cents } of shares.get(surface.id) ?? []) {
      if (!zones.guises.includes(cents)) continue;
      const at = left.indexOf(cents);
      if (at === -1 && (always.length > 0 || !guises.includes(cents))) {
        throw new InputError(
          `the tier of ${formatMoney(tier.prize)} wins ${show(cents)} on ${surface.id}, which losing tickets do not show`,
          { hint: 'give it a weight among the guises of the surface, or let it stand on every ticket' },
        );
      }
      if (at !== -1) left.splice(at, 1);
    }
  }
}

const zoneGuise = (guise: Guise): ZoneGuise => (typeof guise === 'string' ? guise : guise.cents);

const show = (guise: ZoneGuise): string =>
  typeof guise === 'string' ? `« ${guise} »` : formatMoney({ cents: guise, currency: 'EUR' });
