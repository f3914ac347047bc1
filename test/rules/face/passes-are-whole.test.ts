import { expect, it } from 'vitest';
import type { Layer } from '../../../src/face/face.ts';
import { rule } from '../../../src/rules/face/passes-are-whole.ts';
import { run } from '../../../src/rules/run.ts';
import { layOut } from '../../../src/template/lay-out.ts';
import { withItems, withLayers } from '../../kit/damaged-face.ts';
import { faces, happy, live, rencontre } from '../../kit/real-face.ts';

const right = faces(happy);
const told = (subject: typeof right) =>
  run([rule], subject).map(({ zone, expected, found }) => [zone, expected, found]);

/** The recto with its passes put otherwise. */
const recto = (change: (layers: readonly Layer[]) => readonly Layer[]) =>
  withLayers(right, (layers, side) => (side === 'recto' ? change(layers) : layers));

it('says nothing of tickets with all their passes, specimens and live ones', () => {
  expect(run([rule], right)).toEqual([]);
  expect(run([rule], faces(rencontre))).toEqual([]);
  expect(run([rule], layOut(happy, live(happy)))).toEqual([]);
});

it('finds a ticket without its coat', () => {
  expect(
    run(
      [rule],
      recto((layers) => layers.filter(({ pass }) => pass !== 'coat')),
    ),
  ).toEqual([
    {
      rule: 'face/passes-are-whole',
      severity: 'error',
      ticket: '0000000000000000',
      surface: null,
      zone: 'recto',
      article: null,
      expected: 'display, imaging, coat, overprint',
      found: 'display, imaging, overprint',
      message: 'the recto needs display, imaging, coat, overprint, and has display, imaging, overprint',
    },
  ]);
});

it('finds a coat under what it should hide, and a pass printed twice', () => {
  const [display, imaging, coat, ...rest] = right.recto.layers;
  if (display === undefined || imaging === undefined || coat === undefined) throw new Error('three passes');
  const expected = 'display, imaging, coat, overprint';
  expect(told(recto(() => [display, coat, imaging, ...rest]))).toEqual([
    ['recto', expected, 'display, coat, imaging, overprint'],
  ]);
  expect(told(recto(() => [display, imaging, imaging, coat, ...rest]))).toEqual([
    ['recto', expected, 'display, imaging, imaging, coat, overprint'],
  ]);
});

it('finds « SPÉCIMEN » under the coat', () => {
  const buried = recto((layers) => [...layers.slice(-1), ...layers.slice(0, -1)]);
  expect(told(buried)).toEqual([
    ['recto', 'display, imaging, coat, overprint', 'specimen, display, imaging, coat, overprint'],
  ]);
});

it('finds the art of another game, art moved by a hair, and art beside the art', () => {
  const foreign = withItems(right, 'back', () => [
    { kind: 'use', form: rencontre.verso.art, at: { x: 0, y: 0 } },
  ]);
  expect(told(foreign)).toEqual([['verso', 'verso/art as its back pass', 'other art']]);
  const moved = withItems(right, 'coat', (items) =>
    items.map((item) => (item.kind === 'use' ? { ...item, at: { x: 1, y: 0 } } : item)),
  );
  expect(told(moved)).toEqual([['recto', 'recto/coat as its coat pass', 'other art']]);
  const twice = withItems(right, 'overprint', (items) => [...items, ...items]);
  expect(told(twice)).toEqual([['recto', 'recto/overprint as its overprint pass', 'other art']]);
});
