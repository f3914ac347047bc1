import { expect, test } from 'vitest';
import { rule } from '../../../../src/rules/pdf/inks/none-is-converted.ts';
import { cmyk, grey, image, messages, painted, paintOf, pdf, severities, spot } from '../subject.ts';

const told = (...paints: readonly ReturnType<typeof painted>[]) =>
  severities(rule, pdf({ looks: { paints } }));

test('process inks, grey and spots say their plates, whatever stands in for a spot', () => {
  expect(
    told(painted(cmyk(1, 2, 3, 4)), painted(grey(5)), painted({ ...spot('Coat'), base: 'DeviceRGB' })),
  ).toEqual([]);
});

test.each([['DeviceRGB'], ['CalRGB'], ['CalGray'], ['Lab'], ['ICCBased']] as const)(
  '%s is converted by someone',
  (family) => {
    expect(told(painted(paintOf(family, [], null)))).toEqual(['error']);
  },
);

test('colours of a palette are what the palette is of, and patterns what they paint', () => {
  expect(told(painted({ ...paintOf('Indexed', [], null), base: 'DeviceRGB' }))).toEqual(['error']);
  expect(told(painted({ ...paintOf('Indexed', [], null), base: 'DeviceCMYK' }))).toEqual([]);
  expect(told(painted({ ...paintOf('Pattern', [], null), base: 'Lab' }))).toEqual(['error']);
});

test('images are told too', () => {
  const images = [
    image({ family: 'ICCBased', base: 'DeviceRGB' }),
    image({ family: 'Indexed', base: 'DeviceRGB' }),
  ];
  expect(messages(rule, pdf({ looks: { images } }))).toEqual([
    'colours should be process inks or spots: found an image in ICCBased on page 1, once at 12.5 × 40 mm',
    'colours should be process inks or spots: found an image in DeviceRGB on page 1, once at 12.5 × 40 mm',
  ]);
});
