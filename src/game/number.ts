import { Bug } from '../base/fault.ts';

/**
 * Where a ticket stands in its emission.
 *
 * Shape   the game code is 5 digits, game and emission; the pack runs on from block to block; tickets count from 0
 */
export interface TicketPlace {
  readonly gameCode: string;
  readonly pack: number;
  readonly ticket: number;
}

/** The game code of proofs and specimens: no emission bears it. */
export const SPECIMEN_GAME_CODE = '00000';

/**
 * The ticket number: game code (5), pack (7), ticket in pack (3), check digit (1).
 *
 * Throws  Bug if a part does not fit its digits
 */
export function ticketNumber({ gameCode, pack, ticket }: TicketPlace): string {
  if (!/^[0-9]{5}$/.test(gameCode)) throw new Bug(`game code ${gameCode} is not 5 digits`);
  const body = gameCode + padded(pack, 7, 'pack') + padded(ticket, 3, 'ticket');
  return body + luhnDigit(body);
}

/** The digit that makes the Luhn sum of `digits` and itself a multiple of ten: one wrong digit never goes unseen. */
export function luhnDigit(digits: string): string {
  let total = 0;
  for (let index = digits.length - 1, doubled = true; index >= 0; index--, doubled = !doubled) {
    const digit = digits.charCodeAt(index) - 48;
    const weighed = doubled ? digit * 2 : digit;
    total += weighed > 9 ? weighed - 9 : weighed;
  }
  return String((10 - (total % 10)) % 10);
}

/** Whether these are 16 digits of which the last is the check digit of the others. */
export const isTicketNumber = (number: string): boolean =>
  /^[0-9]{16}$/.test(number) && luhnDigit(number.slice(0, 15)) === number.charAt(15);

/** Whether these are the 14 digits of a validation number. */
export const isValidationNumber = (validation: string): boolean => /^[0-9]{14}$/.test(validation);

/**
 * Three digits that tie front to back: the ticket number modulo 997, the greatest prime of three digits.
 *
 * Why     digit by digit, since a number of 16 digits may exceed what a float holds exactly
 */
export function linkDigits(number: string): string {
  let rest = 0;
  for (let index = 0; index < number.length; index++) {
    rest = (rest * 10 + number.charCodeAt(index) - 48) % 997;
  }
  return String(rest).padStart(3, '0');
}

/** Whether the number is one of a specimen. */
export const isSpecimen = (number: string): boolean => number.startsWith(SPECIMEN_GAME_CODE);

/** What the code under the coat holds: game code (5), validation number (14), link digits (3). */
export const validationPayload = (number: string, validation: string): string =>
  number.slice(0, 5) + validation + linkDigits(number);

/** The validation number in what the code under the coat holds. */
export const validationIn = (payload: string): string => payload.slice(5, -3);

function padded(count: number, digits: number, what: string): string {
  const text = String(count).padStart(digits, '0');
  if (!Number.isSafeInteger(count) || count < 0 || text.length > digits) {
    throw new Bug(`${what} ${count} does not fit ${digits} digits`);
  }
  return text;
}
