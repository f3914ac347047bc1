import { describe, expect, test } from 'vitest';
import {
  type Numbered,
  numberAt,
  placeOf,
  rangesText,
  readRanges,
  ticketsIn,
  wholeBlock,
  without,
} from '../../src/block/ticket-range.ts';
import { ticketNumber } from '../../src/game/number.ts';

const number = (pack: number, ticket: number, gameCode = '20701'): string =>
  ticketNumber({ gameCode, pack, ticket });

/** The second block of an emission, of 200 tickets in packs of 50: packs 4 to 7. */
const block: Numbered = { firstNumber: number(4, 0), packsOf: 50, tickets: 200 };

describe('the place of a ticket number in its block', () => {
  test('is found for the first and last of every pack, and the other way round', () => {
    for (let at = 0; at < 200; at++) {
      expect(numberAt(at, block)).toBe(number(4 + Math.floor(at / 50), at % 50));
      expect(placeOf(numberAt(at, block), block)).toEqual({ at });
    }
  });

  test.each([
    [number(3, 49), 'is of another block'],
    [number(8, 0), 'is of another block'],
    [number(4, 50), 'names ticket 50 of a pack, and packs have 50'],
    [number(4, 0, '20702'), 'is of game code 20702, and the block of 20701'],
    ['123', 'is no ticket number: it is not 16 digits'],
    [`${number(4, 0).slice(0, 15)}x`, 'is no ticket number: it is not 16 digits'],
  ])('is none for %s, with why', (strange, because) => {
    expect(placeOf(strange, block)).toEqual({ because });
  });

  test('is none for a wrong check digit, which is said', () => {
    const right = number(4, 7);
    const wrong = `${right.slice(0, 15)}${(Number(right[15]) + 1) % 10}`;
    expect(placeOf(wrong, block)).toEqual({
      because: `has the check digit ${wrong[15]}, and ${right[15]} is right`,
    });
  });
});

describe('tickets are named', () => {
  test('by their counts from 1, both ends among them, in any order', () => {
    expect(readRanges('1-50', block)).toEqual([{ first: 0, last: 49 }]);
    expect(readRanges('200', block)).toEqual([{ first: 199, last: 199 }]);
    const several = readRanges('100, 7,20-30', block);
    expect(several).toEqual([
      { first: 6, last: 6 },
      { first: 19, last: 29 },
      { first: 99, last: 99 },
    ]);
    expect(rangesText(several)).toBe('7,20-30,100');
    expect(ticketsIn(several)).toBe(13);
    expect(readRanges(rangesText(several), block)).toEqual(several);
  });

  test('by the numbers on them', () => {
    expect(readRanges(`${number(4, 0)}-${number(4, 49)}`, block)).toEqual([{ first: 0, last: 49 }]);
    expect(readRanges(number(7, 49), block)).toEqual([{ first: 199, last: 199 }]);
    expect(wholeBlock(block)).toEqual([{ first: 0, last: 199 }]);
    expect(rangesText(wholeBlock(block))).toBe('1-200');
  });

  test.each([
    ['0', 'there is no ticket 0: the block has 1 to 200'],
    ['201', 'there is no ticket 201: the block has 1 to 200'],
    ['1-201', 'there is no ticket 201: the block has 1 to 200'],
    ['007', 'there is no ticket 007: the block has 1 to 200'],
    ['99999999999999999999', 'there is no ticket 99999999999999999999: the block has 1 to 200'],
    ['50-1', '50-1: runs backwards'],
    ['1-50,50', '1-50,50: names ticket 50 twice'],
    ['5,5', '5,5: names ticket 5 twice'],
    ['', '"" names no tickets'],
    ['1,', '"" names no tickets'],
    ['1-', '"1-" names no tickets'],
    ['-5', '"-5" names no tickets'],
    ['a-b', '"a-b" names no tickets'],
    ['1.5', '"1.5" names no tickets'],
    [number(8, 0), `the ticket number ${number(8, 0)} is of another block`],
  ])('wrongly: %s', (text, message) => {
    expect(() => readRanges(text, block)).toThrow(expect.objectContaining({ name: 'InputError', message }));
  });
});

describe('tickets that others are taken out of', () => {
  const left = (text: string, taken: string): string =>
    taken === ''
      ? rangesText(without(readRanges(text, block), []))
      : rangesText(without(readRanges(text, block), readRanges(taken, block)));

  test.each([
    ['1-50', '', '1-50'],
    ['1-50', '51-60', '1-50'],
    ['1-50', '1', '2-50'],
    ['1-50', '50', '1-49'],
    ['1-50', '50-60', '1-49'],
    ['11-50', '1-11', '12-50'],
    ['1-50', '20-30', '1-19,31-50'],
    ['1-50', '20-30,10,50', '1-9,11-19,31-49'],
    ['1-50', '1-50', ''],
    ['11-50', '1-60', ''],
    ['1-50,101-150', '40-110', '1-39,111-150'],
    ['7', '7', ''],
    ['7', '8', '7'],
  ])('%s without %s are %s', (text, taken, expected) => {
    expect(left(text, taken)).toBe(expected);
  });
});
