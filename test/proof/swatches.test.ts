import { expect, it } from 'vitest';
import type { SpotInk } from '../../src/base/ink.ts';
import { swatchesOf, swatchItems } from '../../src/proof/swatches.ts';
import { happy } from '../kit/real-face.ts';

const ink = (over: Partial<SpotInk> = {}): SpotInk => ({
  name: 'OverGold',
  alternate: { c: 0, m: 16, y: 60, k: 0 },
  overprints: true,
  ...over,
});

const drawn = (one: SpotInk) => {
  const swatches = swatchesOf({ ...happy, inks: [one] });
  return swatchItems(swatches.slice(-1), { x: 0, y: 0 });
};

const words = (one: SpotInk) => drawn(one).flatMap((item) => (item.kind === 'glyphs' ? [item.run.text] : []));

it('heads its four steps with their percentages', () => {
  expect(words(ink()).slice(0, 8)).toEqual(['100', '%', '75', '%', '50', '%', '25', '%']);
  const tints = drawn(ink()).flatMap((item) =>
    item.kind === 'path' && item.fill?.kind === 'spot' ? [item.fill.tint] : [],
  );
  expect(tints).toEqual([100, 75, 50, 25]);
});

const named = (one: SpotInk): string =>
  words(one)
    .slice(8, -1)
    .map((text) => text.trim())
    .join('|');

it('calls an ink by its French name, then its plate in brackets, then what it is for', () => {
  expect(named(ink({ label: 'or du décor' }))).toBe('Or du décor|(OverGold)|encre d’accompagnement');
});

it('calls an ink without a name by what it is for, once', () => {
  expect(named(ink())).toBe('Encre d’accompagnement|(OverGold)');
});

it('sets the plate smaller than the name', () => {
  const [name, plate] = drawn(ink())
    .filter((item) => item.kind === 'glyphs')
    .slice(8)
    .map((item) => item.run.size);
  expect(name && plate && plate < name).toBe(true);
});

it('shows the four inks of the display before the spot inks', () => {
  expect(swatchesOf(happy).map(({ name }) => name)).toEqual([
    'Cyan',
    'Magenta',
    'Jaune',
    'Noir',
    'Couche à gratter',
    ...Array.from({ length: happy.inks.length - 2 }, () => 'Décor de la couche'),
    'Mention SPÉCIMEN',
  ]);
});

const grounds = (one: SpotInk) =>
  drawn(one).filter((item) => item.kind === 'path' && item.fillRule === 'evenodd').length;

it('puts a white ink on a grey ground, and no other', () => {
  expect(grounds(ink({ alternate: { c: 0, m: 0, y: 9, k: 0 } }))).toBe(1);
  expect(grounds(ink({ alternate: { c: 0, m: 0, y: 10, k: 0 } }))).toBe(0);
});
