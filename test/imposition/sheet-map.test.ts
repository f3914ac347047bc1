import { describe, expect, test } from 'vitest';
import type { Order } from '../../src/imposition/order.ts';
import { sheetMap } from '../../src/imposition/sheet-map.ts';
import { tickets } from '../kit/face.ts';
import { imposed, imposedWith, press, web } from '../kit/press.ts';

test('the map of a job says its formula, its sheets, its first and last ticket and its blanks', () => {
  const stacked = press({ order: 'cut-and-stack', lift: 5 });
  expect(sheetMap(imposedWith(tickets(18), stacked, { pack: 2 }))).toMatchObject({
    order: 'cut-and-stack',
    formula: 'i = L·H·P + p·h + (s − L·H)',
    letters: { P: 4, H: 4 },
    columns: 2,
    rows: 2,
    sheets: 5,
    tickets: 18,
    first: '1',
    last: '18',
    pack: 2,
    blanks: [{ sheet: 5, places: [3, 4] }],
  });
});

test('every letter of a formula is explained', () => {
  for (const job of [
    imposed(tickets(1)),
    imposed(tickets(1), press({ order: 'cut-and-stack' })),
    imposed(tickets(1), web()),
  ]) {
    const { formula, letters } = sheetMap(job);
    expect([...new Set(formula.match(/\p{L}/gu))].filter((letter) => !(letter in letters))).toEqual([]);
  }
});

describe('whoever reckons with the formula finds each ticket where it stands', () => {
  const orders: readonly Order[] = [
    { kind: 'step-and-repeat' },
    { kind: 'cut-and-stack', lift: 2 },
    { kind: 'ribbon', lift: 2 },
  ];
  test.each(orders)('in the order $kind', (order) => {
    const job = imposed(tickets(17), press({ columns: 3 }), order);
    const { formula, letters, columns, sheets } = sheetMap(job);
    const expression = formula.replace('i = ', '').replaceAll('·', '*').replaceAll('−', '-');
    const reckon = new Function('s', 'p', 'c', 'r', 'P', 'H', 'L', 'h', 'R', `return ${expression}`);
    for (const { number, positions } of job.sheets) {
      const s = number - 1;
      const H = Number(letters.H ?? 1);
      const L = Math.floor(s / H);
      const h = Math.min(H, sheets - L * H);
      positions.forEach((position, p) => {
        const i = reckon(s, p, p % columns, Math.floor(p / columns), letters.P, H, L, h, letters.R);
        expect(job.tickets[i] ?? null).toBe(position?.recto.ticket ?? null);
      });
    }
  });
});
