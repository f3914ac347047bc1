import { describe, expect, it } from 'vitest';
import { type Rect, right as rightOf } from '../../../src/base/geometry.ts';
import { mm } from '../../../src/base/length.ts';
import { itemBounds } from '../../../src/face/bounds.ts';
import type { Face, Layer } from '../../../src/face/face.ts';
import { rule } from '../../../src/rules/face/specimen-is-marked.ts';
import { inkOf } from '../../../src/rules/face/subject.ts';
import { run } from '../../../src/rules/run.ts';
import { layOut, type TicketFaces } from '../../../src/template/lay-out.ts';
import { mark } from '../../kit/cell.ts';
import { cellAt, withLayers } from '../../kit/damaged-face.ts';
import { faces, happy, live, rencontre } from '../../kit/real-face.ts';

const right = faces(happy);
const sold = layOut(happy, live(happy));
const told = (subject: TicketFaces) =>
  run([rule], subject).map(({ zone, expected, found }) => [zone, expected, found]);

const known = (box: Rect | null | undefined): Rect => {
  if (box == null) throw new Error('nothing there');
  return box;
};

/** One side with this in its specimen pass. */
const stamped = (subject: TicketFaces, side: Face['side'], stamp: Layer['items']) =>
  withLayers(subject, (layers, which) =>
    which === side
      ? [...layers.filter(({ pass }) => pass !== 'specimen'), { pass: 'specimen', items: stamp }]
      : layers,
  );

it('says nothing of marked specimens and of live tickets without a mark', () => {
  expect(run([rule], right)).toEqual([]);
  expect(run([rule], faces(rencontre))).toEqual([]);
  expect(run([rule], sold)).toEqual([]);
});

it('finds a specimen without its mark, on either side', () => {
  const bare = withLayers(right, (layers) => layers.filter(({ pass }) => pass !== 'specimen'));
  expect(run([rule], bare)[0]).toEqual({
    rule: 'face/specimen-is-marked',
    severity: 'error',
    ticket: '0000000000000000',
    surface: null,
    zone: 'recto',
    article: null,
    expected: 'SPÉCIMEN on it',
    found: 'none',
    message: 'the recto needs SPÉCIMEN on it, and has none',
  });
  expect(run([rule], bare).map(({ zone }) => zone)).toEqual(['recto', 'verso']);
  expect(told(stamped(right, 'verso', []))).toEqual([['verso', 'SPÉCIMEN on it', 'none']]);
});

it('finds a live ticket that bears the mark', () => {
  const stamp = right.verso.layers.filter(({ pass }) => pass === 'specimen').flatMap(({ items }) => items);
  expect(told(stamped(sold, 'verso', stamp))).toEqual([['verso', 'no SPÉCIMEN on it', 'SPÉCIMEN']]);
});

describe('a mark', () => {
  const clear = 'SPÉCIMEN clear of codes, amounts and transcriptions';
  const found = 'SPÉCIMEN on one of them';
  const beside = (box: Rect, gap: number) =>
    mark('star', { x: rightOf(box) + gap, y: box.y, width: mm(0.1), height: mm(0.1) });

  it.each([
    ['an amount', 'recto', known(inkOf(cellAt(right, { zone: 'bonus', slot: 'amount' })))],
    ['a symbol', 'recto', known(inkOf(cellAt(right, { zone: 'mai', slot: 'symbol-1' })))],
    ['the room of the code', 'recto', happy.recto.validation.room],
    ['the room of the bars', 'verso', happy.verso.barcode.room],
    ['the number in digits', 'verso', known(happy.verso.number('0000000000000000').map(itemBounds)[0])],
  ] as const)('may touch %s, and is found over it', (_, side, box) => {
    expect(told(stamped(right, side, [beside(box, 0)]))).toEqual([]);
    expect(told(stamped(right, side, [beside(box, -1)]))).toEqual([[side, clear, found]]);
  });
});
