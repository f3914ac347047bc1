import type { Money } from '../base/money.ts';
import type { Composition } from '../reglement/reglement.ts';
import type { Surface } from './game.ts';
import { winnable } from './winnable.ts';

/** Which surface wins which term of a composition, by surface id; a surface that is not named wins nothing. */
export type Deal = ReadonlyMap<string, Money>;

/**
 * Every way to deal a composition to the surfaces, each term to a surface of its own that may win it.
 *
 * Order   surface by surface, a win before none
 */
export function deals(surfaces: readonly Surface[], composition: Composition): readonly Deal[] {
  const [surface, ...others] = surfaces;
  if (composition.length === 0) return [new Map()];
  if (surface === undefined) return [];
  const limit = composition.reduce((most, term) => (term.cents > most.cents ? term : most));
  const wins = new Set(winnable(surface, limit).map(({ cents }) => cents));
  const isRepeat = (term: Money, at: number): boolean =>
    composition.findIndex(({ cents }) => cents === term.cents) < at;
  const winning = composition.flatMap((term, at) => {
    if (!wins.has(term.cents) || isRepeat(term, at)) return [];
    return deals(others, composition.toSpliced(at, 1)).map(
      (deal): Deal => new Map([[surface.id, term], ...deal]),
    );
  });
  return [...winning, ...deals(others, composition)];
}
