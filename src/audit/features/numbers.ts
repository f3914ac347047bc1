import type { Ticket } from '../../game/ticket.ts';
import { type FeatureShape, UNKNOWN, type Watch } from './feature.ts';

const DIGITS = Array.from({ length: 10 }, (_, digit) => String(digit));
const VALIDATION = 14;

/**
 * The ticket number's check digit, which everybody sees, and the digits of the validation number under the coat.
 *
 * Why     free: numbers are given without a look at what is won. The other digits of the ticket number are its place in
 *         the block and in its pack, which have tests of their own
 */
export const NUMBER_WATCH: Watch<Ticket> = {
  features: [
    {
      part: 'the check digit of the number',
      name: 'clé du numéro de ticket',
      values: DIGITS,
      extent: 'visible',
      claims: ['free'],
    },
    ...Array.from(
      { length: VALIDATION },
      (_, place): FeatureShape => ({
        part: `digit ${place + 1} of the validation number`,
        name: `chiffre ${place + 1} du numéro de validation`,
        values: DIGITS,
        extent: 'code',
        claims: ['free'],
      }),
    ),
  ],
  read({ number, validation }, into, at) {
    into[at] = number === null ? UNKNOWN : digitAt(number, number.length - 1);
    for (let place = 0; place < VALIDATION; place++) {
      into[at + 1 + place] = validation === null ? UNKNOWN : digitAt(validation, place);
    }
  },
};

function digitAt(text: string, place: number): number {
  const digit = text.charCodeAt(place) - 48;
  return digit >= 0 && digit <= 9 ? digit : UNKNOWN;
}
