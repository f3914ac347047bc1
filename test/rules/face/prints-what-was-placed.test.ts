import { expect, it } from 'vitest';
import { rect } from '../../../src/base/geometry.ts';
import { mm } from '../../../src/base/length.ts';
import { rule } from '../../../src/rules/face/prints-what-was-placed.ts';
import { run } from '../../../src/rules/run.ts';
import { mark } from '../../kit/cell.ts';
import { cellAt, withItems } from '../../kit/damaged-face.ts';
import { faces, happy, rencontre } from '../../kit/real-face.ts';

const right = faces(happy);
const bonus = cellAt(right, { zone: 'bonus', slot: 'amount' });
const told = (subject: typeof right) => run([rule], subject).map(({ zone, found }) => [zone, found]);

it('says nothing of tickets that print what was placed', () => {
  expect(run([rule], right)).toEqual([]);
  expect(run([rule], faces(rencontre))).toEqual([]);
});

it('finds a cell that was placed and is not printed', () => {
  const unprinted = withItems(right, 'imaging', (items) =>
    items.filter((item) => item.kind !== 'use' || item.form !== bonus.cell),
  );
  expect(run([rule], unprinted)).toEqual([
    {
      rule: 'face/prints-what-was-placed',
      severity: 'error',
      ticket: '0000000000000000',
      surface: 'bonus',
      zone: 'bonus',
      article: '4.3.1',
      expected: 'amount printed where it was placed',
      found: 'nothing there',
      message: 'bonus needs amount printed where it was placed, and has nothing there',
    },
  ]);
});

it('finds a cell that is printed elsewhere, or that was never placed', () => {
  const key = bonus.cell?.key;
  const moved = withItems(right, 'imaging', (items) =>
    items.map((item) =>
      item.kind === 'use' && item.form === bonus.cell
        ? { ...item, at: { ...item.at, x: item.at.x + 1 } }
        : item,
    ),
  );
  expect(told(moved)).toEqual([
    ['bonus', 'nothing there'],
    ['recto', key],
  ]);
  const twice = withItems(right, 'imaging', (items) => [
    ...items,
    ...items.filter((item) => item.kind === 'use' && item.form === bonus.cell),
  ]);
  expect(told(twice)).toEqual([['recto', key]]);
});

it('finds a stray mark and a second code', () => {
  const stray = withItems(right, 'back-imaging', (items) => [
    ...items,
    mark('star', rect(0, 0, mm(1), mm(1))),
  ]);
  expect(told(stray)).toEqual([['verso', 'a path']]);
  const codes = (pass: 'imaging' | 'back-imaging') =>
    withItems(right, pass, (items) => [...items, ...items.filter(({ kind }) => kind === 'code')]);
  expect(told(codes('imaging'))).toEqual([['recto', 'a validation code too many']]);
  expect(told(codes('back-imaging'))).toEqual([['verso', 'a ticket-number code too many']]);
});

it('finds text on the recto that belongs to no cell', () => {
  const [number] = happy.verso.number('0000000000000000');
  if (number === undefined) throw new Error('no number');
  expect(told(withItems(right, 'imaging', (items) => [...items, number]))).toEqual([
    ['recto', 'the text « 00000\u00a00000000\u00a0000\u00a00 »'],
  ]);
});
