import { expect, test } from 'vitest';
import { orderExpectations } from '../../../src/audit/fairness/pack-orders.ts';

/** Every order of so many winners in a pack that the rule allows, as lists of 1 and 0. */
function allOrders(tickets: number, winners: number, longest: number): readonly (readonly number[])[] {
  const orders: number[][] = [];
  for (let bits = 0; bits < 1 << tickets; bits++) {
    const order = Array.from({ length: tickets }, (_, place) => (bits >> place) & 1);
    const isAllowed = order
      .join('')
      .split('1')
      .every((run) => run.length <= longest);
    if (isAllowed && order.reduce((sum, win) => sum + win, 0) === winners) orders.push(order);
  }
  return orders;
}

const runsIn = (order: readonly number[]): number =>
  order
    .join('')
    .split('1')
    .filter((run) => run !== '').length;

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

test.each([
  [10, 3, 3],
  [10, 5, 3],
  [9, 2, 9],
  [8, 7, 1],
])(
  'of packs of %d with %d winners and runs of %d at most, as by going through all orders',
  (tickets, winners, longest) => {
    const orders = allOrders(tickets, winners, longest);
    const expected = orderExpectations({ tickets, longestLosingRun: longest, withCovariance: true })(winners);
    const wins = Array.from({ length: tickets }, (_, place) =>
      mean(orders.map((order) => order[place] ?? 0)),
    );
    wins.forEach((share, place) => {
      expect(expected?.wins[place]).toBeCloseTo(share, 12);
    });
    for (let a = 0; a < tickets; a++) {
      for (let b = 0; b < tickets; b++) {
        const both = mean(orders.map((order) => (order[a] ?? 0) * (order[b] ?? 0)));
        expect(expected?.covariance[a * tickets + b]).toBeCloseTo(both - (wins[a] ?? 0) * (wins[b] ?? 0), 12);
      }
    }
    const runs = orders.map(runsIn);
    expect(expected?.runs.mean).toBeCloseTo(mean(runs), 12);
    expect(expected?.runs.variance).toBeCloseTo(mean(runs.map((count) => count ** 2)) - mean(runs) ** 2, 10);
  },
);

test('packs that no order allows have no expectation', () => {
  expect(orderExpectations({ tickets: 10, longestLosingRun: 3, withCovariance: true })(1)).toBeNull();
});

test('the middle of a pack wins oftener than its ends where long runs are not allowed', () => {
  const expected = orderExpectations({ tickets: 50, longestLosingRun: 16, withCovariance: false })(11);
  expect(expected?.wins[0]).toBeCloseTo(0.2143, 4);
  expect(expected?.wins[16]).toBeCloseTo(0.2235, 4);
  expect(expected?.covariance.length).toBe(0);
});
