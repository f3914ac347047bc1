import { expect, test } from 'vitest';
import { rect } from '../../../../src/base/geometry.ts';
import { IMAGED_BLACK } from '../../../../src/base/ink.ts';
import { mm } from '../../../../src/base/length.ts';
import { run } from '../../../../src/rules/run.ts';
import { rule } from '../../../../src/rules/sheet/shifted/imaging-stays-on-its-ticket.ts';
import { filled, TRIM, ticket, tickets } from '../../../kit/face.ts';
import { imposed, press } from '../../../kit/press.ts';

/** What is said of a ticket whose back has one mark imaged. */
function said(x: number, y: number, registerTolerance = mm(0.5)) {
  const plain = ticket('1');
  const items = [filled(rect(x, y, mm(2), mm(2)), IMAGED_BLACK)];
  const verso = { ...plain.verso, layers: [{ pass: 'back-imaging' as const, items }] };
  return run([rule], imposed([{ ...plain, verso }], press({ registerTolerance }))).map(
    ({ message }) => message,
  );
}

test('what is imaged on small tickets stays on them', () => {
  expect(run([rule], imposed(tickets(4)))).toEqual([]);
});

test.each([
  ['left', mm(2.5), mm(9), -1, 0],
  ['upper', mm(9), mm(2.5), 0, -1],
  ['right', TRIM.width - mm(4.5), mm(9), 1, 0],
  ['lower', mm(9), TRIM.height - mm(4.5), 0, 1],
])(
  'a mark may be as near to the %s edge as text and the register, and no lattice unit nearer',
  (_, x, y, dx, dy) => {
    expect(said(x, y)).toEqual([]);
    expect(said(x + dx, y + dy)).toHaveLength(1);
  },
);

test('a press of less register asks for more', () => {
  expect(said(mm(2.5), mm(9), mm(0.8))).toEqual([
    'sheet 1, place 1, verso: the register asks for imaged marks at least 2.8 mm from the trim, and there is one 2.5 mm from it',
  ]);
});

test('a mark beyond the trim is said as one', () => {
  expect(said(-mm(1), mm(9))).toEqual([
    'sheet 1, place 1, verso: the register asks for imaged marks at least 2.5 mm from the trim, and there is one 1 mm beyond it',
  ]);
});
