import { describe, expect, test } from 'vitest';
import type { PageLooks } from '../../../../../src/pdf/read/facts/looks/looks.ts';
import { form, type MadePage, type MadePdf, stream } from '../../content/kit.ts';
import { factsOfMade } from '../facts.ts';

/** What a page of this content shows. */
async function looksOf(
  content: string,
  page: Omit<MadePage, 'content'> = {},
  more: MadePdf = {},
): Promise<PageLooks> {
  const { looks } = await factsOfMade({ pages: [{ content, ...page }], ...more });
  const [first] = looks;
  if (first === undefined) throw new Error('the made PDF has no page');
  return first;
}

const FONT = '/Font << /F << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >>';

describe('text', () => {
  const sizes = async (content: string) =>
    (await looksOf(content, { resources: FONT })).texts.map(({ sizePt }) => sizePt);

  test('is as large as it stands on the page: size × text matrix × CTM', async () => {
    expect(await sizes('BT /F 8 Tf (a) Tj ET')).toEqual([8]);
    expect(await sizes('0.5 0 0 0.5 0 0 cm BT /F 8 Tf 2 0 0 3 0 0 Tm (a) Tj ET')).toEqual([12]);
    expect(await sizes('0 1 -1 0 50 0 cm BT /F 8 Tf (a) Tj ET')).toEqual([8]);
  });

  test('is told once for each look, with its place', async () => {
    const { texts } = await looksOf('0 0 0 1 k BT /F 8 Tf 72 28 Td (a) Tj (b) Tj ET', { resources: FONT });
    expect(texts).toMatchObject([
      { font: 'Helvetica', sizePt: 8, overprints: false, count: 2, first: [[25.4, 25.4], expect.anything()] },
    ]);
  });

  test('that is not painted is none, and its stroke is a look of its own', async () => {
    expect((await looksOf('BT /F 8 Tf 3 Tr (a) Tj ET', { resources: FONT })).texts).toEqual([]);
    const { texts } = await looksOf('0 0 0 1 k 1 0 0 0 K BT /F 8 Tf 2 Tr (a) Tj ET', { resources: FONT });
    expect(texts.map(({ paint }) => paint.text)).toEqual(['Black 100 %', 'Cyan 100 %']);
  });
});

describe('lines', () => {
  const widths = async (content: string) =>
    (await looksOf(content)).lines.map(({ drawn, widthPt }) => [drawn, widthPt]);

  test('are as wide as they are at their thinnest', async () => {
    expect(await widths('1 w 0 0 m 50 50 l S')).toEqual([['stroke', 1]]);
    expect(await widths('0.1 0 0 2 0 0 cm 1 w 0 0 m 50 50 l S')).toEqual([['stroke', 0.1]]);
    expect(await widths('0 w 0 0 m 50 50 l S')).toEqual([['stroke', 0]]);
  });

  test('may be thin rectangles, the thinnest of several counting', async () => {
    expect(await widths('0 0 50 0.2 re 0 9 -0.1 50 re f')).toEqual([['rectangle', 0.1]]);
    expect(await widths('0 0 50 2.5 re f')).toEqual([]);
    expect(await widths('0 0 m 50 0 l 50 0.1 l f')).toEqual([]);
  });

  test('that are clipped away are none', async () => {
    expect(await widths('0 0 10 10 re W n 1 w 50 50 m 60 60 l S')).toEqual([]);
    expect(await widths('0 0 10 10 re W n 1 w 5 5 m 60 60 l S')).toHaveLength(1);
  });
});

describe('paints', () => {
  test('are told by what paints, and how it meets what lies under it', async () => {
    const resources = '/ExtGState << /G << /op true /OP false /OPM 1 >> >>';
    const { paints } = await looksOf('/G gs 0 0 0 1 k 0 0 9 9 re B', { resources });
    expect(
      paints.map(({ by, paint, overprints, overprintMode }) => [by, paint.text, overprints, overprintMode]),
    ).toEqual([
      ['path', 'Black 100 %', true, 1],
      ['path', 'Black 100 %', false, 1],
    ]);
  });

  test('of one name in two spaces are two: each overprints in its own way', async () => {
    const { paints } = await looksOf('0 g 0 0 9 9 re f 0 0 0 1 k 0 0 9 9 re f');
    expect(paints.map(({ paint }) => [paint.family, paint.text])).toEqual([
      ['DeviceGray', 'Black 100 %'],
      ['DeviceCMYK', 'Black 100 %'],
    ]);
  });

  test('that are gradients are told by their inks, as a pattern too', async () => {
    const gradient = (ink: string): string =>
      `<< /ShadingType 2 /Coords [0 0 1 1] /ColorSpace [/Separation /${ink} /DeviceCMYK << /FunctionType 2 /N 1 /Domain [0 1] >>] >>`;
    const { paints } = await looksOf(
      '/A sh /B sh /Pattern cs /P scn 0 0 9 9 re f',
      {
        resources:
          '/Shading << /A 100 0 R /B 101 0 R >> /Pattern << /P << /PatternType 2 /Shading 101 0 R >> >>',
      },
      { objects: { 100: gradient('Coat'), 101: gradient('Varnish') } },
    );
    expect(paints.map(({ by, paint }) => [by, paint.family, paint.base, paint.colorants])).toEqual([
      ['shading', 'Separation', 'DeviceCMYK', ['Coat']],
      ['shading', 'Separation', 'DeviceCMYK', ['Varnish']],
      ['path', 'Pattern', 'Separation', ['Varnish']],
    ]);
  });

  test('are seen in forms as on pages', async () => {
    const { paints } = await looksOf(
      '/A Do /A Do',
      { resources: '/XObject << /A 100 0 R >>' },
      { objects: { 100: form('1 0 0 0 k 0 0 9 9 re f') } },
    );
    expect(paints).toMatchObject([{ paint: { text: 'Cyan 100 %' }, count: 2 }]);
  });
});

describe('images', () => {
  const IMAGE =
    '/Type /XObject /Subtype /Image /Width 300 /Height 150 /BitsPerComponent 8 /ColorSpace /DeviceGray';

  test('have the resolution at which they stand, the lower of the two', async () => {
    const { images } = await looksOf(
      '72 0 0 72 0 0 cm /A Do',
      { resources: '/XObject << /A 100 0 R >>' },
      { objects: { 100: stream('', IMAGE) } },
    );
    expect(images).toMatchObject([{ object: '100 0 R', kind: 'grey', ppi: 150, family: 'DeviceGray' }]);
  });

  test('that are turned stand where they are seen', async () => {
    const { images } = await looksOf(
      '0 72 -72 0 100 20 cm /A Do',
      { resources: '/XObject << /A 100 0 R >>' },
      { objects: { 100: stream('', IMAGE) } },
    );
    expect(images).toMatchObject([{ first: [[9.9, 2.8]] }]);
  });

  test('may be inline, and are never passed over', async () => {
    const { images } = await looksOf('72 0 0 72 0 0 cm BI /W 8 /H 2 /IM true ID aa EI');
    expect(images).toMatchObject([{ object: null, kind: 'one-bit', ppi: 2 }]);
  });
});

describe('registration colour', () => {
  const ALL = {
    resources:
      '/ColorSpace << /All [/Separation /All /DeviceCMYK << /FunctionType 2 /N 1 /Domain [0 1] >>] >>',
  };
  const where = async (rect: string, extra: string) =>
    (await looksOf(`/All cs 1 scn ${rect} re f`, { ...ALL, extra })).registration.map(({ on }) => on);

  test('is in the margin outside the trim, and on work within it', async () => {
    const extra = '/TrimBox [20 20 180 80]';
    expect(await where('0 0 10 10', extra)).toEqual(['margin']);
    expect(await where('15 15 10 10', extra)).toEqual(['work']);
  });

  test('nobody knows where it is on a page that is all trim, or none', async () => {
    expect(await where('0 0 10 10', '/TrimBox [0 0 200 100]')).toEqual(['unknown']);
    expect(await where('0 0 10 10', '')).toEqual(['unknown']);
  });
});

test('what is painted in a hidden layer is told by its layer', async () => {
  const { hidden } = await looksOf(
    '/OC /L BDC 0 0 9 9 re f EMC 0 0 9 9 re f',
    { resources: '/Properties << /L 100 0 R >>' },
    {
      catalog: '/OCProperties << /OCGs [100 0 R] /D << /OFF [100 0 R] >> >>',
      objects: { 100: '<< /Type /OCG /Name (coupe) >>' },
    },
  );
  expect(hidden).toMatchObject([{ layer: 'coupe', count: 1 }]);
});

test('a path that lies beyond all numbers is a fault of its operands', async () => {
  const { problems } = await looksOf('0 0 20000000 9 re f 0 0 9 9 re f');
  expect(problems).toEqual([
    {
      kind: 'wrong-operand',
      message: 'a path has numbers that no reader can place',
      object: '3 0 R',
      count: 1,
    },
  ]);
});

test('the same fault many times is one, counted', async () => {
  const { problems } = await looksOf('zorglub zorglub zorglub');
  expect(problems).toMatchObject([{ kind: 'unknown-operator', count: 3 }]);
});
