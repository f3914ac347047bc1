import { expect, it } from 'vitest';
import { Bug } from '../../src/base/fault.ts';
import { mm } from '../../src/base/length.ts';
import { boundsOf } from '../../src/face/bounds.ts';
import { evenWidths, rowHeights, type Table, tableHeight, tableItems } from '../../src/proof/table.ts';

const table = (over: Partial<Table> = {}): Table => ({
  columns: [
    { head: 'A', width: mm(20) },
    { head: 'B', width: mm(30), align: 'right' },
  ],
  rows: [
    ['a', '1'],
    ['a sentence that does not fit in twenty millimetres', '2'],
  ],
  rowHeight: mm(6),
  ...over,
});

it('makes a row as high as its text needs lines', () => {
  const [short, long] = rowHeights(table());
  expect(short).toBe(mm(6));
  expect(long).toBeGreaterThan(mm(12));
});

it('is as high as it says', () => {
  const bounds = boundsOf(tableItems(table(), { x: 0, y: 0 }));
  const height = tableHeight(table());
  expect(bounds && bounds.y + bounds.height).toBeGreaterThanOrEqual(height);
  expect(bounds && bounds.y + bounds.height).toBeLessThan(height + mm(0.2));
});

it('has no head where no column has one', () => {
  const plain = table({ columns: [{ head: '', width: mm(20) }], rows: [['a']] });
  expect(tableHeight(plain)).toBe(mm(6));
});

it('is higher by the heads of groups', () => {
  const grouped = table({ groups: [{ head: 'G', from: 0, span: 2 }] });
  expect(tableHeight(grouped) - tableHeight(table())).toBe(mm(4.6));
  expect(tableHeight(table({ groups: [] }))).toBe(tableHeight(table()));
});

it('shares a width out to the last unit, and refuses columns that are too narrow', () => {
  const widths = evenWidths(100, 3, 33);
  expect(widths).toEqual([33, 33, 34]);
  expect(() => evenWidths(100, 3, 34)).toThrow(Bug);
});
