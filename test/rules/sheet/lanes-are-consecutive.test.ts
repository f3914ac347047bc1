import { describe, expect, test } from 'vitest';
import type { Order } from '../../../src/imposition/order.ts';
import type { SheetJob } from '../../../src/imposition/sheet.ts';
import { run } from '../../../src/rules/run.ts';
import { rule } from '../../../src/rules/sheet/lanes-are-consecutive.ts';
import { withSheet } from '../../kit/damage.ts';
import { tickets } from '../../kit/face.ts';
import { imposed, press } from '../../kit/press.ts';

const ORDERS: readonly Order[] = [
  { kind: 'step-and-repeat' },
  { kind: 'cut-and-stack', lift: 2 },
  { kind: 'ribbon', lift: 2 },
];

/** The job with two tickets of its first sheet changed for each other; places count from 1. */
const swapped = (job: SheetJob, a: number, b: number): SheetJob =>
  withSheet(job, (sheet) => ({
    ...sheet,
    positions: sheet.positions.map((one, index) => {
      const from = index === a - 1 ? b : index === b - 1 ? a : null;
      return from === null ? one : (sheet.positions[from - 1] ?? null);
    }),
  }));

describe.each(ORDERS)('in the order $kind', (order) => {
  test.each([1, 7, 8, 9, 16, 17])('a job of %i tickets runs on', (count) => {
    expect(run([rule], imposed(tickets(count), press(), order))).toEqual([]);
  });

  test('two tickets in each other’s place are found', () => {
    expect(run([rule], swapped(imposed(tickets(8), press(), order), 1, 4)).length).toBeGreaterThan(0);
  });
});

test('the finding says what should follow, and what does', () => {
  const job = imposed(tickets(8), press(), { kind: 'cut-and-stack', lift: 2 });
  expect(run([rule], swapped(job, 1, 2)).map(({ message }) => message)).toEqual([
    'sheet 1, place 1: next in its pile must be ticket 1, and there is ticket 3',
    'sheet 2, place 1: next in its pile must be ticket 4, and there is ticket 2',
    'sheet 1, place 2: next in its pile must be ticket 3, and there is ticket 1',
    'sheet 2, place 2: next in its pile must be ticket 2, and there is ticket 4',
  ]);
});

test('a blank before the end is found', () => {
  const job = imposed(tickets(4), press());
  const holed = withSheet(job, (sheet) => ({
    ...sheet,
    positions: sheet.positions.map((one, index) => (index === 1 ? null : one)),
  }));
  expect(run([rule], holed)).toMatchObject([
    { zone: 'sheet 1, place 2', expected: 'ticket 2', found: 'a blank' },
    { zone: 'sheet 1, place 3', expected: 'ticket 2', found: 'ticket 3' },
  ]);
});

test('sheets that are cut as another lift than they were imposed for are found', () => {
  const job = imposed(tickets(16), press(), { kind: 'cut-and-stack', lift: 2 });
  expect(run([rule], { ...job, order: { kind: 'cut-and-stack', lift: 4 } }).length).toBeGreaterThan(0);
});
