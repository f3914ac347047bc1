import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Bug } from '../../src/base/fault.ts';
import {
  isSpecimen,
  isTicketNumber,
  isValidationNumber,
  linkDigits,
  luhnDigit,
  ticketNumber,
  validationIn,
  validationPayload,
} from '../../src/game/number.ts';

const digits = (count: number) =>
  fc
    .array(fc.integer({ min: 0, max: 9 }), { minLength: count, maxLength: count })
    .map((list) => list.join(''));
const place = fc.record({
  gameCode: digits(5),
  pack: fc.integer({ min: 0, max: 9_999_999 }),
  ticket: fc.integer({ min: 0, max: 999 }),
});

describe('a ticket number', () => {
  it('is game code, pack, ticket in pack and a check digit', () => {
    expect(ticketNumber({ gameCode: '50412', pack: 123, ticket: 49 })).toBe('5041200001230495');
    expect(ticketNumber({ gameCode: '00000', pack: 0, ticket: 0 })).toBe('0000000000000000');
  });

  it('takes the greatest pack and ticket, and no greater', () => {
    expect(ticketNumber({ gameCode: '99999', pack: 9_999_999, ticket: 999 })).toMatch(/^9{15}[0-9]$/);
    expect(() => ticketNumber({ gameCode: '99999', pack: 10_000_000, ticket: 0 })).toThrow(Bug);
    expect(() => ticketNumber({ gameCode: '99999', pack: 0, ticket: 1_000 })).toThrow(Bug);
    expect(() => ticketNumber({ gameCode: '99999', pack: -1, ticket: 0 })).toThrow(Bug);
    expect(() => ticketNumber({ gameCode: '9999', pack: 0, ticket: 0 })).toThrow(Bug);
  });

  it('knows itself, and no number of one wrong digit', () => {
    fc.assert(
      fc.property(
        place,
        fc.integer({ min: 0, max: 15 }),
        fc.integer({ min: 1, max: 9 }),
        (at, index, shift) => {
          const number = ticketNumber(at);
          expect(isTicketNumber(number)).toBe(true);
          const wrong = (Number(number.charAt(index)) + shift) % 10;
          expect(isTicketNumber(number.slice(0, index) + wrong + number.slice(index + 1))).toBe(false);
        },
      ),
    );
  });

  it('is 16 digits and nothing else', () => {
    for (const number of ['', '000000000000000', '00000000000000000', ' 000000000000000', '٠'.repeat(16)]) {
      expect(isTicketNumber(number)).toBe(false);
    }
  });

  it('is a specimen by its game code', () => {
    expect(isSpecimen(ticketNumber({ gameCode: '00000', pack: 7, ticket: 7 }))).toBe(true);
    expect(isSpecimen(ticketNumber({ gameCode: '00001', pack: 7, ticket: 7 }))).toBe(false);
  });
});

it('the Luhn digit is that of the published example 7992739871', () => {
  expect(luhnDigit('7992739871')).toBe('3');
});

describe('link digits', () => {
  it('are the whole ticket number modulo 997, exact beyond what a float holds', () => {
    expect(linkDigits('9999999999999999')).toBe(String(9_999_999_999_999_999n % 997n).padStart(3, '0'));
    fc.assert(
      fc.property(digits(16), (number) => {
        expect(linkDigits(number)).toBe(String(BigInt(number) % 997n).padStart(3, '0'));
      }),
    );
  });

  it('are always three digits', () => {
    expect(linkDigits('0000000000000996')).toBe('996');
    expect(linkDigits('0000000000000997')).toBe('000');
    expect(linkDigits('0000000000000998')).toBe('001');
  });
});

it('a validation number is 14 digits', () => {
  expect(['1234567890123', '12345678901234', '123456789012345'].map(isValidationNumber)).toEqual([
    false,
    true,
    false,
  ]);
});

it('the code under the coat holds game code, validation number and link digits', () => {
  expect(validationPayload('0000000000000998', '01234567890123')).toBe('0000001234567890123001');
  expect(validationIn('0000001234567890123001')).toBe('01234567890123');
});
