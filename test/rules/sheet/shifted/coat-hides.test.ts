import { expect, test } from 'vitest';
import { rect } from '../../../../src/base/geometry.ts';
import { IMAGED_BLACK } from '../../../../src/base/ink.ts';
import { mm } from '../../../../src/base/length.ts';
import type { Item } from '../../../../src/face/item.ts';
import type { Imposable } from '../../../../src/imposition/impose.ts';
import { run } from '../../../../src/rules/run.ts';
import { HIDING, rule } from '../../../../src/rules/sheet/shifted/coat-hides.ts';
import { filled, ticket, tickets } from '../../../kit/face.ts';
import { imposed, press } from '../../../kit/press.ts';

/** A ticket with one mark imaged; the coat of small tickets begins 5 mm from their left edge. */
function withMark(...items: Item[]): Imposable {
  const plain = ticket('1');
  const layers = plain.recto.layers.map((layer) => (layer.pass === 'imaging' ? { ...layer, items } : layer));
  return { ...plain, recto: { ...plain.recto, layers } };
}

const mark = (x: number) => filled(rect(x, mm(10), mm(2), mm(2)), IMAGED_BLACK);
const found = (item: Item, registerTolerance = mm(0.5)) =>
  run([rule], imposed([withMark(item)], press({ registerTolerance }))).map(({ message }) => message);

test('the coat of small tickets hides their marks', () => {
  expect(run([rule], imposed(tickets(4)))).toEqual([]);
});

test('a coat reaches the register and what hides beyond a mark, and no lattice unit less', () => {
  const edge = mm(5) + mm(0.5) + HIDING;
  expect(found(mark(edge))).toEqual([]);
  expect(found(mark(edge - 1))).toHaveLength(1);
});

test('on a press of less register the same coat is too small', () => {
  expect(found(mark(mm(6)), mm(0.5))).toEqual([]);
  expect(found(mark(mm(6)), mm(0.8))).toEqual([
    'sheet 1, place 1: the register asks for coat at least 1.3 mm beyond every mark under it, and it is 1 mm beyond one',
  ]);
});

test('a mark that lies half under a coat has none of it to spare', () => {
  expect(found(mark(mm(4)))).toEqual([
    'sheet 1, place 1: the register asks for coat at least 1 mm beyond every mark under it, and it is 0 mm beyond one',
  ]);
});

test('a mark that no coat comes over is none that it should hide, and one that it may come over is', () => {
  const beside = mm(5) - mm(0.5) - mm(2);
  expect(found(mark(beside))).toEqual([]);
  expect(found(mark(beside + 1))).toEqual([
    'sheet 1, place 1: the register asks for coat at least 1 mm beyond every mark under it, and it is 0 mm beyond one',
  ]);
});
