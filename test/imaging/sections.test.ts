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
  pack: fc.integer({ min: 1, max: 60 }),
  ends: fc.tuple(fc.nat(), fc.nat()),
});

test('the runs of all sections hold every ticket of their sheets once, where the order has it', () => {
  fc.assert(
    fc.property(jobs, ({ order, size, most, pack, ends }) => {
      const sheets = sheetCount(size);
      const [from, to] = [ends[0] % sheets, sheets - (ends[1] % sheets)].sort((a, b) => a - b) as [
        number,
        number,
      ];
      const lanes = lanesOf(order, size);
      const found = new Map<string, number>();
      for (const section of sectionsOf(order, size, { from, to }, { most, pack })) {
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
    sectionsOf(order, size, { from: 90, to: 250 }, { most, pack: 1 }).map(({ sheets }) => [
      sheets.from,
      sheets.to,
    ]);
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

test('a section holds whole packs of each lane, where it can hold one at all', () => {
  const size = { tickets: 10_000, columns: 5, rows: 4 };
  const heights = (order: Order, most: number, pack: number) =>
    sectionsOf(order, size, { from: 0, to: 500 }, { most, pack }).map(
      ({ sheets }) => sheets.to - sheets.from,
    );
  expect(heights({ kind: 'cut-and-stack', lift: 500 }, 4_500, 50)).toEqual([200, 200, 100]);
  expect(heights({ kind: 'ribbon', lift: 500 }, 4_500, 50)).toEqual([225, 225, 50]);
  expect(heights({ kind: 'ribbon', lift: 500 }, 400, 50)).toEqual(new Array(25).fill(20));
  expect(heights({ kind: 'cut-and-stack', lift: 500 }, 800, 50)).toEqual([...new Array(12).fill(40), 20]);
});
