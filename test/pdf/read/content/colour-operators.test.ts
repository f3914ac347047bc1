import { describe, expect, test } from 'vitest';
import { isWhite, platesOf } from '../../../../src/pdf/read/content/paint.ts';
import type { Paint } from '../../../../src/pdf/read/content/visitor.ts';
import { flate, type MadeStream, problemsOf, stream, visit } from './kit.ts';

const SPACES = `/ColorSpace << /Coat 100 0 R /Same [/Separation /Coat /DeviceCMYK 101 0 R]
  /Mix [/DeviceN [/Coat /All] /DeviceCMYK 101 0 R] /Icc [/ICCBased 102 0 R] /Index [/Indexed /DeviceCMYK 1 <00000000FF003300>]
  /Lab [/Lab << /WhitePoint [1 1 1] >>] /Under [/Pattern 100 0 R] /Loop 103 0 R /Odd [/Odd] /Half [/Separation /Coat] >>`;
const OBJECTS: Record<number, MadeStream | string> = {
  100: '[/Separation /Coat /DeviceCMYK 101 0 R]',
  101: flate('{ dup dup dup }', '/FunctionType 4 /Domain [0 1] /Range [0 1 0 1 0 1 0 1]'),
  102: flate('profile', '/N 4 /Alternate /DeviceCMYK'),
  103: '[/Separation /A 103 0 R 101 0 R]',
};

async function paints(content: string): Promise<readonly Paint[]> {
  const seen: Paint[] = [];
  await visit(
    { pages: [{ content, resources: SPACES }], objects: OBJECTS },
    { path: (_, { fill, stroke }) => seen.push(fill, stroke) },
  );
  return seen;
}

const fillOf = async (content: string): Promise<Paint> => {
  const [fill] = await paints(`${content} 0 0 1 1 re f`);
  if (fill === undefined) throw new Error('nothing was painted');
  return fill;
};

describe('what content paints with', () => {
  test.each([
    ['', 'DeviceGray', ['Black'], [0], [1]],
    ['0.25 g', 'DeviceGray', ['Black'], [0.25], [0.75]],
    ['1 0 0 rg', 'DeviceRGB', [], [1, 0, 0], null],
    ['0 0.5 0 2 k', 'DeviceCMYK', ['Cyan', 'Magenta', 'Yellow', 'Black'], [0, 0.5, 0, 1], [0, 0.5, 0, 1]],
    ['/DeviceCMYK cs', 'DeviceCMYK', ['Cyan', 'Magenta', 'Yellow', 'Black'], [0, 0, 0, 1], [0, 0, 0, 1]],
    ['/Coat cs', 'Separation', ['Coat'], [1], [1]],
    ['/Coat cs 0.4 scn', 'Separation', ['Coat'], [0.4], [0.4]],
    ['/Mix cs 1 0 sc', 'DeviceN', ['Coat', 'All'], [1, 0], [1, 0]],
    [
      '/Icc cs 0 0 0 0.5 sc',
      'ICCBased',
      ['Cyan', 'Magenta', 'Yellow', 'Black'],
      [0, 0, 0, 0.5],
      [0, 0, 0, 0.5],
    ],
    ['/Index cs 1 sc', 'Indexed', ['Cyan', 'Magenta', 'Yellow', 'Black'], [1], [1, 0, 0.2, 0]],
    ['/Index cs 9 sc', 'Indexed', ['Cyan', 'Magenta', 'Yellow', 'Black'], [9], null],
    ['/Lab cs 50 -20 30 sc', 'Lab', [], [50, -20, 30], null],
  ])('%s', async (content, family, colorants, components, plates) => {
    const fill = await fillOf(content);
    expect([fill.space.family, fill.space.colorants, fill.components]).toEqual([
      family,
      colorants,
      components,
    ]);
    expect(platesOf(fill)).toEqual(plates);
  });

  test('strokes and fills have a paint each', async () => {
    const [fill, stroke] = await paints('1 0 0 RG 0.5 G /Coat CS 0.3 SCN 0 0 0 1 k 0 0 1 1 re B');
    expect([fill?.space.family, stroke?.space.colorants, stroke?.components]).toEqual([
      'DeviceCMYK',
      ['Coat'],
      [0.3],
    ]);
  });

  test('one space written twice is one space', async () => {
    const [first, second] = [await fillOf('/Coat cs'), await fillOf('/Same cs')];
    expect(first.space.key).toBe('[ /Separation /Coat /DeviceCMYK 101 0 R ]');
    expect(second.space.key).toBe(first.space.key);
    expect([first.space.ref, first.space.tintRef, first.space.base?.family]).toEqual([
      '100 0 R',
      '101 0 R',
      'DeviceCMYK',
    ]);
  });

  test.each([
    ['1 g', true],
    ['0.99 g', false],
    ['1 1 1 rg', true],
    ['0 0 0 0 k', true],
    ['0 0 0 0.01 k', false],
    ['/Coat cs 0 scn', true],
    ['/Index cs 0 sc', true],
    ['/Lab cs 100 0 0 sc', true],
  ])('%s is white: %s', async (content, white) => {
    expect(isWhite(await fillOf(content))).toBe(white);
  });

  test.each([
    ['/Loop cs', 'bad-colour-space: the colour space Loop stands within itself, or too deep'],
    ['/Odd cs', 'bad-colour-space: the colour space Odd has the name Odd, which PDF does not know'],
    [
      '/Half cs',
      'bad-colour-space: the colour space Half does not name its colorants, or has no tint transform',
    ],
    ['/Coat cs 1 0 scn', 'wrong-operand: scn has 2 operands, and Separation takes 1 numbers'],
    ['/Coat cs scn', 'too-few-operands: scn has 0 operands, and Separation takes 1 numbers'],
    ['/Pattern cs /No scn', 'missing-resource: the pattern No is not among the resources'],
  ])('%s is wrong, and told', async (content, expected) => {
    expect(await problemsOf({ pages: [{ content, resources: SPACES }], objects: OBJECTS })).toEqual([
      expected,
    ]);
  });
});

test('a device colour is what the resources say that it means', async () => {
  const resources = `/ColorSpace << /DefaultCMYK [/ICCBased 102 0 R] /DefaultRGB [/Odd] >> /XObject << /I 103 0 R >>`;
  const image = stream('x', '/Subtype /Image /Width 1 /Height 1 /BitsPerComponent 8 /ColorSpace /DeviceCMYK');
  const content = '0 0 0 1 k 1 0 0 RG 0 0 1 1 re B /DeviceCMYK cs 0 0 1 1 re f /I Do';
  const seen: unknown[] = [];
  await visit(
    { pages: [{ content, resources }], objects: { ...OBJECTS, 103: image } },
    {
      path: (_, { fill, stroke }) => seen.push(fill.space.family, stroke.space.family),
      image: ({ space }) => seen.push(space?.family),
    },
  );
  expect(seen).toEqual(['ICCBased', 'DeviceRGB', 'ICCBased', 'DeviceRGB', 'ICCBased']);
});

test('a gradient is told with its space, by sh and as a pattern', async () => {
  const resources = `/Shading << /S 100 0 R >> /Pattern << /P << /PatternType 2 /Shading 100 0 R >> >>`;
  const objects = { 100: '<< /ShadingType 2 /ColorSpace /DeviceRGB /Coords [0 0 1 1] >>' };
  const seen: unknown[] = [];
  await visit(
    { pages: [{ content: '/S sh /Pattern cs /P scn 0 0 1 1 re f', resources }], objects },
    {
      shading: ({ type, space, ref }) => seen.push([type, space.family, ref]),
      path: (_, { fill }) =>
        seen.push([fill.pattern?.kind, fill.pattern?.shading?.space.family, platesOf(fill)]),
    },
  );
  expect(seen).toEqual([
    [2, 'DeviceRGB', '100 0 R'],
    ['shading', 'DeviceRGB', null],
  ]);
});
