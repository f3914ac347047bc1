import { Ff1 } from '../ff1.ts';

const DIGITS = 14;

/** The first number of 14 digits: those below it begin with 0 and are the specimens'. */
const FIRST = 10 ** (DIGITS - 1);
const HALF = 10 ** (DIGITS / 2);

/**
 * Gives validation numbers for tickets by their place in the emission, from 0.
 *
 * Shape   14 digits, the first not 0; no two tickets of an emission have the same
 * Why     FF1 has no two numbers with one cipher, and is applied again while the first digit is 0. It starts from 10¹³ and
 *         the place, which has a first digit other than 0 itself: so each walk starts where walks end, and no walk can come
 *         through the start of another one and end with it
 */
export function validationNumbers(key: Uint8Array): (first: number, count: number) => readonly string[] {
  const ff1 = new Ff1(key, { digits: DIGITS });
  return (first, count) => {
    const numbers = ff1.encrypt(Float64Array.from({ length: count }, (_, at) => FIRST + first + at));
    const isShort = (at: number): boolean => (numbers[at] ?? 0) < FIRST;
    const all = Array.from({ length: count }, (_, at) => at);
    // All that walk on do so together: a call for each costs as much as one for the whole pack.
    for (let walking = all.filter(isShort); walking.length > 0; walking = walking.filter(isShort)) {
      const further = ff1.encrypt(Float64Array.from(walking, (at) => numbers[at] ?? 0));
      for (const [index, at] of walking.entries()) numbers[at] = further[index] ?? 0;
    }
    return Array.from(numbers, inDigits);
  };
}

/**
 * Gives the place in the emission that a validation number is of; null for what is none.
 *
 * Shape   any place below 9·10¹³, most of which no emission has
 * Why     walks are gone back to where they started: the first number on the way that does not begin with 0
 */
export function validationPlaces(key: Uint8Array): (validation: string) => number | null {
  const ff1 = new Ff1(key, { digits: DIGITS });
  return (validation) => {
    if (!/^[1-9][0-9]{13}$/.test(validation)) return null;
    let number = ff1.decrypt(Number(validation));
    while (number < FIRST) number = ff1.decrypt(number);
    return number - FIRST;
  };
}

/** Why  two halves that are small whole numbers are written several times faster than one that is not */
function inDigits(number: number): string {
  const left = Math.floor(number / HALF);
  return `${left}${String(number - left * HALF).padStart(DIGITS / 2, '0')}`;
}
