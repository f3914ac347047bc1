import { type BlockPlace, numberAt } from './block-place.ts';
import { NO_NUMBER } from './ledger.ts';
import { NAMED, type Sighting } from './sighting.ts';

/**
 * Validation numbers that several tickets of the block bear: how many tickets too many, and those of the first few numbers.
 *
 * Why     sorted and looked through: exact, and no dearer than the numbers themselves
 */
export function validationDoubles(validations: Float64Array, place: BlockPlace): Sighting {
  const sorted = Float64Array.from(validations).sort();
  const twice = new Set<number>();
  let count = 0;
  for (let at = 1; at < sorted.length; at++) {
    const number = sorted[at] ?? NO_NUMBER;
    if (number === NO_NUMBER || number !== sorted[at - 1]) continue;
    count += 1;
    if (twice.size < NAMED) twice.add(number);
  }
  return { count, first: twice.size === 0 ? [] : bearers(validations, twice, place) };
}

/** The tickets with these numbers, in their order in the block. */
function bearers(validations: Float64Array, numbers: ReadonlySet<number>, place: BlockPlace): string[] {
  const tickets: string[] = [];
  for (let index = 0; index < validations.length && tickets.length < 2 * NAMED; index++) {
    if (numbers.has(validations[index] ?? NO_NUMBER)) tickets.push(numberAt(place, index));
  }
  return tickets;
}
