import { expect, test } from 'vitest';
import { ticketAt as imposed, lanesOf, type Order, sheetCount } from '../../src/imposition/order.ts';
import { type SheetNumbers, ticketAt } from '../../src/readback/printed-job.ts';

const ORDERS: readonly Order[] = [
  { kind: 'step-and-repeat' },
  { kind: 'cut-and-stack', lift: 4 },
  { kind: 'ribbon', lift: 3 },
];

test.each(ORDERS)('tickets are found where the imposition put them: $kind', (order) => {
  const size = { tickets: 157, columns: 3, rows: 4 };
  const sheets = sheetCount(size);
  const numbers: SheetNumbers = { ...size, order: order.kind, sheets };
  const job = { sheetMap: { ...numbers, letters: { H: lanesOf(order, size).lift } } };
  const both = Array.from({ length: sheets * 12 }, (_, at) => {
    const [sheet, place] = [Math.floor(at / 12), at % 12];
    return [ticketAt(job, sheet, place), imposed(order, size, { sheet, place })] as const;
  });
  for (const [read, put] of both) expect(read).toBe(put);
  expect(both.filter(([read]) => read === null)).toHaveLength(sheets * 12 - 157);
});
