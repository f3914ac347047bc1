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
const register = () => new DealtRegister(deal, { file, ranges, places: 4 });

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

test('a ticket far from those that were asked for is found by its code', () => {
  const all = new DealtRegister(deal, { file, ranges: [{ first: 0, last: deal.tickets - 1 }], places: 1 });
  all.ticket(0);
  const { number, validation } = deal.ticket(deal.tickets - 1).ticket;
  const payload = validationPayload(number ?? '', validation ?? '');
  expect(all.withPayload(payload)).toBe(deal.tickets - 1);
  expect(all.withPayload(`${payload.slice(0, -1)}${(Number(payload.slice(-1)) + 1) % 10}`)).toBeNull();
});

/** How often each pack is dealt, where sheets of so many piles are read one after the other. */
function dealtFor({ piles, sheets }: { readonly piles: number; readonly sheets: number }): readonly number[] {
  const times: number[] = [];
  const counting = Object.assign(Object.create(deal) as typeof deal, {
    pack(pack: number) {
      times[pack] = (times[pack] ?? 0) + 1;
      return deal.pack(pack);
    },
  });
  const all = { file, ranges: [{ first: 20, last: 20 + piles * sheets - 1 }], places: piles };
  const found = new DealtRegister(counting, all);
  for (let sheet = 0; sheet < sheets; sheet++)
    for (let pile = 0; pile < piles; pile++) found.ticket(pile * sheets + sheet);
  return times;
}

test.each([
  { piles: 7, sheets: 130 },
  { piles: 24, sheets: 70 },
])(
  'no pack is dealt more often than piles ask for it: $piles piles of $sheets sheets',
  ({ piles, sheets }) => {
    const { packsOf } = file;
    const asked: number[] = [];
    for (let pile = 0; pile < piles; pile++) {
      const [first, last] = [20 + pile * sheets, 20 + (pile + 1) * sheets - 1];
      for (let pack = Math.floor(first / packsOf); pack <= Math.floor(last / packsOf); pack++)
        asked[pack] = (asked[pack] ?? 0) + 1;
    }
    const dealt = dealtFor({ piles, sheets });
    expect(dealt).toHaveLength(asked.length);
    for (const [pack, times] of dealt.entries())
      expect(times, `pack ${pack}`).toBeLessThanOrEqual(asked[pack] ?? 0);
  },
);
