import { expect, test } from 'vitest';
import { blockAround, blockFrom, numberAt, placer, STRANGE } from '../../src/audit/block-place.ts';
import { ticketNumber } from '../../src/game/number.ts';

const number = (pack: number, ticket: number, gameCode = '21401'): string =>
  ticketNumber({ gameCode, pack, ticket });

const SIZES = { packsOf: 50, tickets: 5_000 };

test('the tickets of a block stand in their places, from the first number to the last', () => {
  const place = blockFrom(number(100, 0), SIZES);
  const placeOf = placer(place);
  expect([number(100, 0), number(100, 49), number(101, 0), number(199, 49)].map(placeOf)).toEqual([
    0, 49, 50, 4_999,
  ]);
  expect([0, 49, 50, 4_999].map((at) => numberAt(place, at))).toEqual([
    number(100, 0),
    number(100, 49),
    number(101, 0),
    number(199, 49),
  ]);
});

test.each([
  ['one pack before', number(99, 49)],
  ['one pack after', number(200, 0)],
  ['a ticket more than a pack has', number(150, 50)],
  ['another emission', number(150, 3, '21402')],
  ['a wrong check digit', `${number(150, 3).slice(0, 15)}${(Number(number(150, 3).slice(15)) + 1) % 10}`],
  ['a letter', `2140100001500O3${number(150, 3).slice(15)}`],
  ['nothing', ''],
])('%s is strange', (_, strange) => {
  expect(placer(blockFrom(number(100, 0), SIZES))(strange)).toBe(STRANGE);
});

test('no number is strange', () => {
  expect(placer(blockFrom(number(0, 0), SIZES))(null)).toBe(STRANGE);
});

test('printers who count tickets from 1 say so by their first number', () => {
  const placeOf = placer(blockFrom(number(0, 1), SIZES));
  expect([number(0, 0), number(0, 1), number(0, 50), number(1, 1)].map(placeOf)).toEqual([
    STRANGE,
    0,
    49,
    50,
  ]);
});

test('any ticket tells its block, whose packs run on from the blocks before', () => {
  expect(blockAround(number(250, 17), SIZES)).toMatchObject({ firstPack: 200, firstTicket: 0 });
  expect(blockAround(number(99, 49), SIZES)).toMatchObject({ firstPack: 0 });
});

test('the last block that its numbers hold is one, and a number beyond it is refused', () => {
  const beyond = (first: string, packs = 100) =>
    `${first}: no block of ${packs} packs of 50 has this number: its last ticket would have none`;
  expect(blockFrom(number(9_999_900, 0), SIZES)).toMatchObject({ firstPack: 9_999_900 });
  expect(() => blockFrom(number(9_999_901, 0), SIZES)).toThrow(beyond(number(9_999_901, 0)));
  expect(blockFrom(number(0, 950), SIZES)).toMatchObject({ firstTicket: 950 });
  expect(() => blockFrom(number(0, 951), SIZES)).toThrow(beyond(number(0, 951)));
  // Blocks of 150 packs: the last whole one has packs 9,999,750 to 9,999,899.
  const larger = { packsOf: 50, tickets: 7_500 };
  expect(blockAround(number(9_999_899, 49), larger)).toMatchObject({ firstPack: 9_999_750 });
  expect(() => blockAround(number(9_999_900, 0), larger)).toThrow(beyond(number(9_999_900, 0), 150));
});

test('a first number that is none, or packs that do not divide the block, are refused', () => {
  expect(() => blockFrom('2140100000000000', SIZES)).toThrow(
    /^the first number "2140100000000000" is no ticket number/,
  );
  expect(() => blockFrom(number(0, 0), { packsOf: 60, tickets: 5_000 })).toThrow(
    'packs of 60 do not divide a block of 5000 tickets',
  );
});
