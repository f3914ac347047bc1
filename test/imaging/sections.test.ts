import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sectionsOf } from '../../src/imaging/sections.ts';
import { lanesOf, type Order, placesOf, sheetCount, ticketAt } from '../../src/imposition/order.ts';

const orders = fc.oneof(
  fc.constant<Order>({ kind: 'step-and-repeat' }),
  fc.integer({ min: 1, max: 40 }).map((lift): Order => ({ kind: 'cut-and-stack', lift })),
  fc.integer({ min: 1, max: 40 }).map((lift): Order => ({ kind: 'ribbon', lift })),
);

const jobs = fc.record({
  order: orders,
  size: fc.record({
    tickets: fc.integer({ min: 1, max: 1_500 }),
    columns: fc.integer({ min: 1, max: 5 }),
    rows: fc.integer({ min: 1, max: 5 }),
  }),
  most: fc.integer({ min: 1, max: 400 }),
  ends: fc.tuple(fc.nat(), fc.nat()),
});

test('the runs of all sections hold every ticket of their sheets once, where the order has it', () => {
  fc.assert(
    fc.property(jobs, ({ order, size, most, ends }) => {
      const sheets = sheetCount(size);
      const [from, to] = [ends[0] % sheets, sheets - (ends[1] % sheets)].sort((a, b) => a - b) as [
        number,
        number,
      ];
      const lanes = lanesOf(order, size);
      const found = new Map<string, number>();
      for (const section of sectionsOf(order, size, { from, to }, most)) {
        for (const { lane, first, count } of section.runs) {
          for (let at = 0; at < count; at++) {
            const sheet = section.sheets.from + Math.floor(at / lanes.rungs);
            found.set(`${sheet} ${lanes.placeAt(lane, at % lanes.rungs)}`, first + at);
          }
        }
      }
      const expected = new Map<string, number>();
      for (let sheet = from; sheet < to; sheet++) {
        for (let place = 0; place < placesOf(size); place++) {
          const index = ticketAt(order, size, { sheet, place });
          if (index !== null) expected.set(`${sheet} ${place}`, index);
        }
      }
      expect([...found].sort()).toEqual([...expected].sort());
    }),
  );
});

test('a section ends with its lift, and where it would hold too many tickets', () => {
  const size = { tickets: 1_000, columns: 2, rows: 2 };
  const ranges = (order: Order, most: number) =>
    sectionsOf(order, size, { from: 90, to: 250 }, most).map(({ sheets }) => [sheets.from, sheets.to]);
  expect(ranges({ kind: 'cut-and-stack', lift: 100 }, 1_000)).toEqual([
    [90, 100],
    [100, 200],
    [200, 250],
  ]);
  expect(ranges({ kind: 'cut-and-stack', lift: 100 }, 240)).toEqual([
    [90, 100],
    [100, 160],
    [160, 200],
    [200, 250],
  ]);
});
