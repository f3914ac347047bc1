import { expect, test } from 'vitest';
import type { ColourSpace } from '../../../../../src/pdf/read/content/paint.ts';
import type { Image } from '../../../../../src/pdf/read/content/visitor.ts';
import { imageKind, resolution } from '../../../../../src/pdf/read/facts/looks/image-facts.ts';

const space = (
  family: ColourSpace['family'],
  components: number,
  base: ColourSpace | null = null,
): ColourSpace => ({
  family,
  colorants: [],
  components,
  base,
  key: family,
  ref: null,
  tintRef: null,
  palette: null,
});

const image = (changes: Partial<Image>): Image => ({
  ref: '9 0 R',
  width: 100,
  height: 100,
  bits: 8,
  space: space('DeviceGray', 1),
  isMask: false,
  mask: 'none',
  filters: [],
  decode: null,
  bytes: null,
  ...changes,
});

test.each([
  [{ bits: 1 }, 'one-bit'],
  [{ bits: 1, isMask: true, space: null }, 'one-bit'],
  [{}, 'grey'],
  [{ space: space('DeviceCMYK', 4) }, 'colour'],
  [{ space: space('Indexed', 1, space('DeviceCMYK', 4)) }, 'colour'],
  [{ space: space('Indexed', 1, space('DeviceGray', 1)), bits: 1 }, 'one-bit'],
  [{ space: null }, 'colour'],
] as const)('%j is of the kind %s', (changes, kind) => {
  expect(imageKind(image(changes))).toBe(kind);
});

test('an image crushed to nothing has pixels without end', () => {
  expect(resolution(image({}), [0, 0, 0, 0, 0, 0])).toBe(Infinity);
  expect(resolution(image({}), [72, 0, 0, 36, 0, 0])).toBe(100);
  expect(resolution(image({}), [0, 72, -144, 0, 0, 0])).toBe(50);
});
