import { type BlockPlace, numberAt } from './block-place.ts';
import { ABSENT } from './outcome.ts';
import { NAMED } from './sighting.ts';

/** Tickets of the block that are not there: how many, and the first stretches of them. */
export interface Gaps {
  readonly count: number;
  readonly stretches: number;
  readonly first: readonly (readonly [from: string, to: string])[];
}

export function gapsIn(outcomes: Uint8Array, place: BlockPlace): Gaps {
  const first: (readonly [string, string])[] = [];
  let [count, stretches] = [0, 0];
  for (let from = outcomes.indexOf(ABSENT); from >= 0; ) {
    let to = from;
    while (to + 1 < outcomes.length && outcomes[to + 1] === ABSENT) to += 1;
    count += to - from + 1;
    stretches += 1;
    if (first.length < NAMED) first.push([numberAt(place, from), numberAt(place, to)]);
    from = outcomes.indexOf(ABSENT, to + 1);
  }
  return { count, stretches, first };
}
