import { expect, test } from 'vitest';
import { DealtRegister } from '../../../src/commands/readback/dealt-register.ts';
import { validationPayload } from '../../../src/game/number.ts';
import { liveBlock, opened } from '../../kit/live-block.ts';
import { happy } from '../../kit/real-face.ts';

const file = liveBlock(happy.game);
const { deal } = opened(happy.game, file);

/** The places in the block of all that is left once some were withdrawn. */
const ranges = [
  { first: 48, last: 51 },
  { first: 60, last: 60 },
  { first: 149, last: 152 },
];
const places = [48, 49, 50, 51, 60, 149, 150, 151, 152];
const register = () => new DealtRegister(deal, file, ranges);

test('its tickets are those of its ranges one after the other, as the block deals them', () => {
  const found = register();
  expect(found.count).toBe(places.length);
  expect(places.map((_, index) => found.ticket(index))).toEqual(places.map((at) => deal.ticket(at).ticket));
  expect(() => found.ticket(places.length)).toThrow('there is no ticket 9 among 9');
});

test('numbers and codes are those of its tickets', () => {
  const found = register();
  for (const [index, at] of places.entries()) {
    const { number, validation } = deal.ticket(at).ticket;
    expect([found.number(index), found.payload(index)]).toEqual([
      number,
      validationPayload(number ?? '', validation ?? ''),
    ]);
  }
});

test('a ticket is found by its number and by its code, and none that was withdrawn', () => {
  const found = register();
  expect(places.map((_, index) => found.withNumber(found.number(index)))).toEqual(
    places.map((_, index) => index),
  );
  expect(places.map((_, index) => found.withPayload(found.payload(index)))).toEqual(
    places.map((_, index) => index),
  );
  const { number, validation } = deal.ticket(59).ticket;
  expect(found.withNumber(number ?? '')).toBeNull();
  expect(found.withPayload(validationPayload(number ?? '', validation ?? ''))).toBeNull();
  expect(found.withNumber('2140100000000000')).toBeNull();
});
