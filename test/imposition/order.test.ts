import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type JobSize,
  type Order,
  placeOf,
  placesOf,
  sheetCount,
  ticketAt,
} from '../../src/imposition/order.ts';

/** The tickets of each sheet, in the order of its places. */
const sheets = (order: Order, size: JobSize): readonly (readonly (number | null)[])[] =>
  Array.from({ length: sheetCount(size) }, (_, sheet) =>
    Array.from({ length: placesOf(size) }, (_, place) => ticketAt(order, size, { sheet, place })),
  );

const STEP: Order = { kind: 'step-and-repeat' };
const cut = (lift: number): Order => ({ kind: 'cut-and-stack', lift });

describe('step-and-repeat', () => {
  test('puts the next tickets on each sheet', () => {
    expect(sheets(STEP, { tickets: 8, columns: 4, rows: 1 })).toEqual([
      [0, 1, 2, 3],
      [4, 5, 6, 7],
    ]);
  });

  test('leaves the last places of the last sheet blank', () => {
    expect(sheets(STEP, { tickets: 6, columns: 4, rows: 1 })).toEqual([
      [0, 1, 2, 3],
      [4, 5, null, null],
    ]);
  });
});

describe('cut-and-stack', () => {
  test('makes each pile of a lift consecutive once the sheets are cut', () => {
    expect(sheets(cut(3), { tickets: 12, columns: 4, rows: 1 })).toEqual([
      [0, 3, 6, 9],
      [1, 4, 7, 10],
      [2, 5, 8, 11],
    ]);
  });

  test('starts the piles of the next lift where the last one of this ended', () => {
    expect(sheets(cut(2), { tickets: 12, columns: 3, rows: 1 })).toEqual([
      [0, 2, 4],
      [1, 3, 5],
      [6, 8, 10],
      [7, 9, 11],
    ]);
  });

  test('makes a last lift only as high as its tickets ask', () => {
    expect(sheets(cut(2), { tickets: 9, columns: 3, rows: 1 })).toEqual([
      [0, 2, 4],
      [1, 3, 5],
      [6, 7, 8],
    ]);
  });

  test('leaves blank the end of the last pile', () => {
    expect(sheets(cut(500), { tickets: 7, columns: 3, rows: 1 })).toEqual([
      [0, 3, 6],
      [1, 4, null],
      [2, 5, null],
    ]);
  });
});

describe('ribbon', () => {
  const ribbon = (lift: number): Order => ({ kind: 'ribbon', lift });

  /** The repeats one under the other, as the web runs: each line is a row of its lanes. */
  const web = (order: Order, size: JobSize): readonly (readonly (number | null)[])[] =>
    sheets(order, size).flatMap((repeat) =>
      Array.from({ length: size.rows }, (_, row) =>
        repeat.slice(row * size.columns, (row + 1) * size.columns),
      ),
    );

  test('runs on down each lane, from repeat to repeat', () => {
    expect(web(ribbon(2), { tickets: 12, columns: 3, rows: 2 })).toEqual([
      [0, 4, 8],
      [1, 5, 9],
      [2, 6, 10],
      [3, 7, 11],
    ]);
  });

  test('begins its lanes again with the next run', () => {
    expect(web(ribbon(1), { tickets: 12, columns: 3, rows: 2 })).toEqual([
      [0, 2, 4],
      [1, 3, 5],
      [6, 8, 10],
      [7, 9, 11],
    ]);
  });

  test('leaves blank the end of its last lanes', () => {
    expect(web(ribbon(5), { tickets: 7, columns: 3, rows: 2 })).toEqual([
      [0, 4, null],
      [1, 5, null],
      [2, 6, null],
      [3, null, null],
    ]);
  });
});

test('a sheet without places holds no ticket, and no number of them holds a job', () => {
  expect(sheetCount({ tickets: 5, columns: 0, rows: 4 })).toBe(0);
});

const lift = fc.integer({ min: 1, max: 40 });
const anyOrder = fc.oneof(
  fc.constant(STEP),
  lift.map(cut),
  lift.map((repeats): Order => ({ kind: 'ribbon', lift: repeats })),
);
const anySize = fc.record({
  tickets: fc.integer({ min: 1, max: 400 }),
  columns: fc.integer({ min: 1, max: 9 }),
  rows: fc.integer({ min: 1, max: 7 }),
});

test('in any order every ticket stands at one place, and sheets are as few as can be', () => {
  fc.assert(
    fc.property(anyOrder, anySize, (order, size) => {
      const placed = sheets(order, size)
        .flat()
        .filter((ticket) => ticket !== null);
      expect(placed.toSorted((a, b) => a - b)).toEqual(
        Array.from({ length: size.tickets }, (_, ticket) => ticket),
      );
      expect(sheetCount(size)).toBe(Math.ceil(size.tickets / (size.columns * size.rows)));
    }),
  );
});

test('in any order a ticket is found at the place that it is told to stand at', () => {
  fc.assert(
    fc.property(anyOrder, anySize, (order, size) => {
      for (let ticket = 0; ticket < size.tickets; ticket++) {
        expect(ticketAt(order, size, placeOf(order, size, ticket))).toBe(ticket);
      }
    }),
  );
});
