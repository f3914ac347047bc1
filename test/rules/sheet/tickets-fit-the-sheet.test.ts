import { expect, test } from 'vitest';
import { mm } from '../../../src/base/length.ts';
import { run } from '../../../src/rules/run.ts';
import { rule } from '../../../src/rules/sheet/tickets-fit-the-sheet.ts';
import { tickets } from '../../kit/face.ts';
import { imposed, type PressChanges, press } from '../../kit/press.ts';

const messages = (over: PressChanges) =>
  run([rule], imposed(tickets(1), press(over))).map(({ message }) => message);

/** The small press prints 10 mm less than its width, and 18 mm less than its height. */
const sheet = (width: number, height: number) => ({
  sheet: { width: width + mm(10), height: height + mm(18) },
});

test('a grid may take all that the press prints, and no lattice unit more', () => {
  expect(messages(sheet(mm(86), mm(66)))).toEqual([]);
  expect(messages(sheet(mm(86) - 1, mm(66)))).toHaveLength(1);
  expect(messages(sheet(mm(86), mm(66) - 1))).toHaveLength(1);
});

test('a grid that is too large is said with what it asks for', () => {
  expect(messages(sheet(mm(80), mm(66)))).toEqual([
    'the press Essai prints at most 80 mm × 66 mm, not 86 mm × 66 mm for 2 × 2 tickets of 40 mm × 30 mm',
  ]);
});

test('a ticket larger than the sheet is said as one', () => {
  const one = { columns: 1, rows: 1 };
  expect(messages({ ...one, ...sheet(mm(40), mm(30)) })).toEqual([]);
  expect(messages({ ...one, ...sheet(mm(39), mm(30)) })).toEqual([
    'the press Essai prints at most 39 mm × 30 mm, not a ticket of 40 mm × 30 mm',
  ]);
  expect(messages({ ...one, ...sheet(mm(40), mm(29)) })).toHaveLength(1);
});
