import { expect, test } from 'vitest';
import type { ColourSpace, Paint } from '../../../../../src/pdf/read/content/paint.ts';
import { paintFacts } from '../../../../../src/pdf/read/facts/looks/paint-facts.ts';

const space = (
  family: ColourSpace['family'],
  colorants: readonly string[],
  components = colorants.length,
): ColourSpace => ({
  family,
  colorants,
  components,
  base: null,
  key: family,
  ref: null,
  tintRef: null,
  palette: null,
});

const paint = (of: ColourSpace, ...components: readonly number[]): Paint => ({
  space: of,
  components,
  pattern: null,
});

const CMYK = space('DeviceCMYK', ['Cyan', 'Magenta', 'Yellow', 'Black']);

test.each([
  [paint(CMYK, 0.6, 0, 0, 1), [0.6, 0, 0, 1], false, 'Cyan 60 %, Black 100 %'],
  [paint(CMYK, 0, 0, 0, 0), [0, 0, 0, 0], true, 'white'],
  [paint(space('DeviceGray', ['Black']), 0.25), [0.75], false, 'Black 75 %'],
  [paint(space('DeviceGray', ['Black']), 1), [0], true, 'white'],
  [paint(space('Separation', ['Coat']), 0.1), [0.1], false, 'Coat 10 %'],
  [paint(space('Separation', ['Coat']), 0), [0], true, 'Coat 0 %'],
  [paint(space('DeviceN', ['Coat', 'Varnish']), 0.3, 0), [0.3, 0], false, 'Coat 30 %'],
])('%#: what is said of a paint of plates', (given, tints, white, text) => {
  expect(paintFacts(given)).toMatchObject({ tints, isWhite: white, text });
});

test('a paint of light says no plate', () => {
  expect(paintFacts(paint(space('DeviceRGB', [], 3), 1, 0, 0.5))).toMatchObject({
    family: 'DeviceRGB',
    tints: null,
    isWhite: false,
    text: 'DeviceRGB 1 0 0.5',
  });
});

test('the noise of floats is no part of it', () => {
  expect(paintFacts(paint(CMYK, 0.1 + 0.2, 0, 0, 0))).toMatchObject({
    tints: [0.3, 0, 0, 0],
    text: 'Cyan 30 %',
  });
});
