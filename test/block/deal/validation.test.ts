import { FF1 } from '@noble/ciphers/ff1.js';
import { expect, it } from 'vitest';
import { validationNumbers, validationPlaces } from '../../../src/block/deal/validation.ts';

const KEY = Uint8Array.from({ length: 32 }, (_, at) => 255 - at);
const numbers = validationNumbers(KEY);
const placeOf = validationPlaces(KEY);

it('validation numbers are 14 digits, the first not 0, and no two alike', () => {
  const many = numbers(0, 50_000);
  expect(many.every((number) => /^[1-9][0-9]{13}$/.test(number))).toBe(true);
  expect(new Set(many).size).toBe(50_000);
});

it('a ticket has the same number alone as among others', () => {
  const many = numbers(1_000, 200);
  for (const at of [0, 1, 77, 199]) expect(numbers(1_000 + at, 1)).toEqual([many[at]]);
});

it('they are the walks that another program makes from the ticket’s place beyond 10¹³', () => {
  const theirs = FF1(10, KEY);
  const walk = (place: number): string => {
    let digits = Array.from(String(10_000_000_000_000 + place), Number);
    do digits = theirs.encrypt(digits);
    while (digits[0] === 0);
    return digits.join('');
  };
  const places = Array.from({ length: 60 }, (_, at) => at);
  expect(numbers(0, 60)).toEqual(places.map(walk));
});

it('each leads back to its ticket’s place, after however many steps it was reached', () => {
  const first = 4_000_000;
  expect(numbers(first, 2_000).map(placeOf)).toEqual(Array.from({ length: 2_000 }, (_, at) => first + at));
});

it('what is no validation number leads nowhere, and one of another key to no place of an emission', () => {
  for (const none of [
    '',
    '0123456789012',
    '01234567890123',
    '1234567890123',
    '123456789012345',
    '1234567890123a',
  ])
    expect(placeOf(none), none).toBeNull();
  const others = validationNumbers(Uint8Array.from(KEY, (byte) => byte ^ 1))(0, 200);
  for (const other of others) expect(placeOf(other)).toBeGreaterThan(100_000_000);
});
