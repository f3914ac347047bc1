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
  expect(words(ink()).slice(0, 4)).toEqual(['100\u00a0%', '75\u00a0%', '50\u00a0%', '25\u00a0%']);
  const tints = drawn(ink()).flatMap((item) =>
    item.kind === 'path' && item.fill?.kind === 'spot' ? [item.fill.tint] : [],
  );
  expect(tints).toEqual([100, 75, 50, 25]);
});

it('has a French word for an ink that has a label, beside what it is for', () => {
  expect(words(ink({ label: 'or' }))).toContain('or, encre d’accompagnement');
  expect(words(ink())).toContain('encre d’accompagnement');
});

it('shows the four inks of the display before the spot inks', () => {
  expect(swatchesOf(happy).map(({ name }) => name)).toEqual([
    'Cyan',
    'Magenta',
    'Jaune',
    'Noir',
    ...happy.inks.map(({ name }) => name),
  ]);
});

const grounds = (one: SpotInk) =>
  drawn(one).filter((item) => item.kind === 'path' && item.fillRule === 'evenodd').length;

it('puts a white ink on a grey ground, and no other', () => {
  expect(grounds(ink({ alternate: { c: 0, m: 0, y: 9, k: 0 } }))).toBe(1);
  expect(grounds(ink({ alternate: { c: 0, m: 0, y: 10, k: 0 } }))).toBe(0);
});
