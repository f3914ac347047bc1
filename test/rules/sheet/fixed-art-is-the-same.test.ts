import { expect, test } from 'vitest';
import { cmyk } from '../../../src/base/ink.ts';
import type { Layer } from '../../../src/face/face.ts';
import type { Imposable } from '../../../src/imposition/impose.ts';
import { run } from '../../../src/rules/run.ts';
import { rule } from '../../../src/rules/sheet/fixed-art-is-the-same.ts';
import { filled, ticket, tickets } from '../../kit/face.ts';
import { imposed } from '../../kit/press.ts';

/** A ticket with the layers of its recto changed. */
const otherRecto = (number: string, change: (layer: Layer) => readonly Layer[]): Imposable => {
  const plain = ticket(number);
  return { ...plain, recto: { ...plain.recto, layers: plain.recto.layers.flatMap(change) } };
};

const found = (...others: readonly Imposable[]) =>
  run([rule], imposed([...tickets(2), ...others])).map(({ message }) => message);

test('tickets that differ in what is imaged alone have the same plates', () => {
  expect(found(...tickets(4))).toEqual([]);
});

test('a live ticket among specimens is found: the plates would stamp it', () => {
  expect(found(otherRecto('3', (layer) => (layer.pass === 'specimen' ? [] : [layer])))).toEqual([
    'sheet 1, place 3: the plates are one for all tickets, so there must be the specimen art of ticket 1 on its recto, and there is none',
  ]);
});

test('other art is found, once a pass', () => {
  const repainted = (number: string) =>
    otherRecto(number, (layer) =>
      layer.pass === 'display'
        ? [{ ...layer, items: [filled({ x: 0, y: 0, width: 10, height: 10 }, cmyk(0, 0, 0, 10))] }]
        : [layer],
    );
  expect(found(repainted('3'), repainted('4'))).toEqual([
    'sheet 1, place 3: the plates are one for all tickets, so there must be the display art of ticket 1 on its recto, and there is other art',
  ]);
});

test('art that stands elsewhere, were it by a lattice unit, is other art', () => {
  const moved = otherRecto('3', (layer) => [
    {
      ...layer,
      items: layer.items.map((item) =>
        layer.pass === 'coat' && item.kind === 'use'
          ? { ...item, at: { ...item.at, x: item.at.x + 1 } }
          : item,
      ),
    },
  ]);
  expect(found(moved)).toHaveLength(1);
});
