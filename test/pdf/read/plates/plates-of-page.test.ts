import { PDFDocument } from '@cantoo/pdf-lib';
import { describe, expect, test } from 'vitest';
import { mm } from '../../../../src/base/length.ts';
import type { PagePlates } from '../../../../src/pdf/read/plates/plate.ts';
import { openPlates, platesOfPage } from '../../../../src/pdf/read/plates/plates-of-page.ts';
import { type HandMade, handMade } from './hand-made.ts';

const INK = (name: string) =>
  `[/Separation /${name} /DeviceCMYK << /FunctionType 2 /Domain [0 1] /C0 [0 0 0 0] /C1 [0 0 0 1] /N 1 >>]`;
const SPACES = `/ColorSpace << /Coat ${INK('Coat')} /Gold ${INK('Gold')} /All ${INK('All')} >>`;

const made = (content: string, more: Partial<HandMade> = {}): Promise<PagePlates> =>
  platesOfPage(handMade({ width: 100, height: 50, resources: SPACES, ...more, content }), 0, 72);

const names = ({ plates }: PagePlates): readonly string[] => plates.map(({ name }) => name);

/** Percent of a plate's whole area. */
const covered = ({ plates }: PagePlates, of: string): number => {
  const ink = plates.find(({ name }) => name === of)?.ink ?? new Uint8Array();
  return ink.reduce((sum, value) => sum + value, 0) / ink.length / 2.55;
};

describe('the plates of a page', () => {
  test('are those that something is painted on: spots alone have no process plates', async () => {
    expect(names(await made('/Gold cs 1 scn 0 0 9 9 re f /Coat cs 0 scn 0 0 9 9 re f'))).toEqual([
      'Gold',
      'Coat',
    ]);
    expect(names(await made('0 0 0 0 k /Gold cs 1 scn 0 0 9 9 re f'))).toEqual(['Gold']);
  });

  test('are all four process plates where one is painted, before the spots', async () => {
    const plates = await made('/Gold cs 1 scn 0 0 9 9 re f 0 1 0 0 k 9 9 9 9 re f');
    expect(names(plates)).toEqual(['Cyan', 'Magenta', 'Yellow', 'Black', 'Gold']);
  });

  test('have registration marks on each, and on process plates if there is no other', async () => {
    const marked = await made('/Gold cs 1 scn 0 0 9 9 re f /All cs 1 scn 50 0 50 50 re f');
    expect([names(marked), Math.round(covered(marked, 'Gold'))]).toEqual([['Gold'], 52]);
    const alone = await made('/All cs 1 scn 50 0 50 50 re f');
    expect(names(alone)).toEqual(['Cyan', 'Magenta', 'Yellow', 'Black']);
    expect(names(alone).map((name) => covered(alone, name))).toEqual([50, 50, 50, 50]);
  });

  test('are of the page that a viewer shows: its crop box, turned as it says', async () => {
    const content = '1 0 0 0 k 0 0 50 25 re f';
    const cropped = await made(content, { page: '/CropBox [25 0 75 50]' });
    expect(cropped.plates.map(({ width, height }) => [width, height])).toEqual(Array(4).fill([50, 50]));
    expect(covered(cropped, 'Cyan')).toBe(25);
    const turned = await made(content, { page: '/Rotate 90' });
    expect(turned.plates.map(({ width, height }) => [width, height])).toEqual(Array(4).fill([50, 100]));
    expect(turned.plates[0]?.ink[0]).toBe(255);
  });

  test('can be taken of a document that is open', async () => {
    const document = await PDFDocument.load(
      handMade({ width: 10, height: 10, content: '0 g 0 0 5 10 re f' }),
    );
    expect(covered(await platesOfPage(document, 0, 72), 'Black')).toBe(50);
  });

  test('can be taken of a part of the page, dot for dot', async () => {
    const file = handMade({ width: 72, height: 72, content: '0 g 36 0 36 72 re f' });
    const open = await openPlates(file, 0, 254);
    const { width, height, ink } = open.plate('Black', {
      smooth: false,
      crop: { x: mm(12.4), y: 0, width: mm(0.6), height: mm(0.1) },
    });
    expect([width, height, [...ink]]).toEqual([6, 1, [0, 0, 0, 255, 255, 255]]);
    open.close();
  });

  test('leave out a layer that is off', async () => {
    const layers = {
      resources: `${SPACES} /Properties << /On {on} /Off {off} >>`,
      objects: { on: '<< /Type /OCG /Name (On) >>', off: '<< /Type /OCG /Name (Off) >>' },
    };
    const content = '/Gold cs 1 scn /OC /On BDC 0 0 50 50 re f EMC /OC /Off BDC 50 0 50 50 re f EMC';
    const file = handMade({
      width: 100,
      height: 50,
      content,
      ...layers,
      catalog: '/OCProperties {properties}',
      objects: {
        ...layers.objects,
        properties: '<< /OCGs [{on} {off}] /D << /Name (D) /BaseState /ON /OFF [{off}] >> >>',
      },
    });
    expect(covered(await platesOfPage(file, 0, 72), 'Gold')).toBe(50);
  });

  test('have lines no fuller than they are, where a pixel is wider than a line', async () => {
    const line = await made('0 0 0 1 K 0.1 w 0 25.5 m 100 25.5 l S');
    expect(covered(line, 'Black')).toBeCloseTo(0.2, 1);
    const scaled = await made('0 0 0 1 K 0.5 0 0 0.5 0 0 cm 0.2 w 0 51 m 200 51 l S');
    expect(covered(scaled, 'Black')).toBeCloseTo(0.2, 1);
    const wide = await made('0 0 0 1 K 5 w 0 25 m 100 25 l S');
    expect(covered(wide, 'Black')).toBeCloseTo(10, 1);
  });
});

describe('what plates cannot say is named', () => {
  const stream = (more: string) => ({
    dict: `/Type /XObject /Subtype /Form /BBox [0 0 100 50] ${more}`,
    bytes: '',
  });
  const image = (more: string) => ({
    dict: `/Type /XObject /Subtype /Image /Width 1 /Height 1 /BitsPerComponent 8 ${more}`,
    bytes: 'xxxx',
  });
  const withObject = (object: HandMade['objects']) => ({
    resources: `${SPACES} /XObject << /X {x} >>`,
    objects: object ?? {},
  });

  test.each([
    ['RGB', '1 0 0 rg 0 0 9 9 re f', {}, /^RGB is split into process plates/],
    [
      'Lab',
      '/L cs 50 0 0 scn 0 0 9 9 re f',
      { resources: '/ColorSpace << /L [/Lab << /WhitePoint [0.9 1 0.8] >>] >>' },
      /^Lab is set on the black plate/,
    ],
    [
      'an ICC profile',
      '/I cs 0 0 0 1 scn 0 0 9 9 re f',
      { resources: '/ColorSpace << /I [/ICCBased {x}] >>', objects: { x: { dict: '/N 4', bytes: '' } } },
      /^ICC colour of 4 components is taken for DeviceCMYK/,
    ],
    [
      'a default space',
      '0 0 0 1 k 0 0 9 9 re f',
      { resources: '/ColorSpace << /DefaultCMYK /DeviceCMYK >>' },
      /^DefaultCMYK is in force/,
    ],
    [
      'a blend of all plates',
      '/B gs 0 g 0 0 9 9 re f',
      { resources: '/ExtGState << /B << /BM /Luminosity >> >>' },
      /^the blend mode Luminosity mixes plates/,
    ],
    [
      'a transfer curve',
      '/T gs 0 g 0 0 9 9 re f',
      {
        resources: '/ExtGState << /T << /TR {x} >> >>',
        objects: { x: '<< /FunctionType 2 /Domain [0 1] /N 2 >>' },
      },
      /^a transfer curve is set/,
    ],
    [
      'an image in no space',
      '/X Do',
      withObject({ x: image('/Filter /JPXDecode') }),
      /names no colour space/,
    ],
    [
      'an image in Lab',
      '/X Do',
      withObject({ x: image('/ColorSpace [/Lab << /WhitePoint [0.9 1 0.8] >>]') }),
      /is in Lab/,
    ],
    [
      'PostScript',
      '/X Do',
      withObject({ x: { dict: '/Type /XObject /Subtype /PS', bytes: '' } }),
      /^a PostScript object/,
    ],
    [
      'a colour space of no kind',
      '/Q cs 1 scn 0 0 9 9 re f',
      {},
      /^a colour space \(written in place\) cannot be read/,
    ],
    [
      'a form that cannot be decoded',
      '/X Do',
      withObject({ x: stream('/Filter /NoSuchDecode') }),
      /^the content of a form cannot be decoded/,
    ],
  ] as const)('%s', async (_, content, more, sentence) => {
    const { unchecked } = await made(content, more);
    expect(unchecked).toEqual([expect.stringMatching(sentence)]);
  });

  test('a form within itself, once', async () => {
    const { unchecked, plates } = await made('/X Do', {
      resources: '/XObject << /X {x} >>',
      objects: {
        x: {
          dict: '/Type /XObject /Subtype /Form /BBox [0 0 100 50] /Resources << /XObject << /X {x} >> >>',
          bytes: '0 g 0 0 50 50 re f /X Do',
        },
      },
    });
    expect(unchecked).toEqual(['a form is used within itself: the inner use is left out']);
    expect(plates.at(-1)?.ink.filter((ink) => ink === 255)).toHaveLength(2500);
  });

  test('forms that stand too deep in each other', async () => {
    const objects = Object.fromEntries(
      Array.from({ length: 40 }, (_, at) => [
        `f${at}`,
        {
          dict: `/Type /XObject /Subtype /Form /BBox [0 0 100 50] /Resources << /XObject << /X {f${Math.min(39, at + 1)}} >> >>`,
          bytes: '/X Do',
        },
      ]),
    );
    const { unchecked } = await made('/X Do', { resources: '/XObject << /X {f0} >>', objects });
    expect(unchecked).toEqual(['forms stand more than 28 deep in each other: the inner ones are left out']);
  });
});

test.each([
  ['no PDF', Buffer.from('Bonjour'), 0, 'the file is no PDF: it has no PDF header'],
  ['nothing', Buffer.alloc(0), 0, 'the file is empty'],
  ['a page too far', handMade({ width: 9, height: 9, content: '' }), 1, 'the file has 1 page, and no page 2'],
  [
    'a page too large',
    handMade({ width: 14000, height: 14000, content: '' }),
    0,
    'a plate at 720 dpi would have 140000 × 140000 pixels, more than 536 million',
  ],
])('there are no plates of %s', async (_, file, page, message) => {
  await expect(platesOfPage(file, page, 720)).rejects.toMatchObject({ name: 'InputError', message });
});
