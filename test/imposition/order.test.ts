import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type JobSize, type Order, sheetCount, ticketAt } from '../../src/imposition/order.ts';

/** The tickets of each sheet, in the order of its places. */
const sheets = (order: Order, size: JobSize): readonly (readonly (number | null)[])[] =>
  Array.from({ length: sheetCount(size) }, (_, sheet) =>
    Array.from({ length: size.places }, (_, place) => ticketAt(order, size, { sheet, place })),
  );

const STEP: Order = { kind: 'step-and-repeat' };
const cut = (lift: number): Order => ({ kind: 'cut-and-stack', lift });

describe('step-and-repeat', () => {
  test('puts the next tickets on each sheet', () => {
    expect(sheets(STEP, { tickets: 8, places: 4 })).toEqual([
      [0, 1, 2, 3],
      [4, 5, 6, 7],
    ]);
  });

  test('leaves the last places of the last sheet blank', () => {
    expect(sheets(STEP, { tickets: 6, places: 4 })).toEqual([
      [0, 1, 2, 3],
      [4, 5, null, null],
    ]);
  });
});

describe('cut-and-stack', () => {
  test('makes each pile of a lift consecutive once the sheets are cut', () => {
    expect(sheets(cut(3), { tickets: 12, places: 4 })).toEqual([
      [0, 3, 6, 9],
      [1, 4, 7, 10],
      [2, 5, 8, 11],
    ]);
  });

  test('starts the piles of the next lift where the last one of this ended', () => {
    expect(sheets(cut(2), { tickets: 12, places: 3 })).toEqual([
      [0, 2, 4],
      [1, 3, 5],
      [6, 8, 10],
      [7, 9, 11],
    ]);
  });

  test('makes a last lift only as high as its tickets ask', () => {
    expect(sheets(cut(2), { tickets: 9, places: 3 })).toEqual([
      [0, 2, 4],
      [1, 3, 5],
      [6, 7, 8],
    ]);
  });

  test('leaves blank the end of the last pile', () => {
    expect(sheets(cut(500), { tickets: 7, places: 3 })).toEqual([
      [0, 3, 6],
      [1, 4, null],
      [2, 5, null],
    ]);
  });
});

const anyOrder = fc.oneof(fc.constant(STEP), fc.integer({ min: 1, max: 40 }).map(cut));

test('in any order every ticket stands at one place, and sheets are as few as can be', () => {
  fc.assert(
    fc.property(
      anyOrder,
      fc.integer({ min: 1, max: 400 }),
      fc.integer({ min: 1, max: 60 }),
      (order, tickets, places) => {
        const placed = sheets(order, { tickets, places })
          .flat()
          .filter((ticket) => ticket !== null);
        expect(placed.toSorted((a, b) => a - b)).toEqual(
          Array.from({ length: tickets }, (_, ticket) => ticket),
        );
        expect(sheetCount({ tickets, places })).toBe(Math.ceil(tickets / places));
      },
    ),
  );
});
