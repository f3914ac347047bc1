import { deflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import type { Image } from '../../../../src/pdf/read/content/visitor.ts';
import { type MadePdf, problemsOf, stream, visit } from './kit.ts';

const facts = (image: Image) => ({
  ...image,
  space: image.space?.family ?? null,
  bytes: image.bytes?.length ?? null,
});

async function images(made: MadePdf): Promise<readonly unknown[]> {
  const seen: unknown[] = [];
  await visit(made, {
    image: (image, { ctm }) => seen.push([facts(image), ctm]),
    inlineImage: (image) => seen.push(facts(image)),
    path: (path) => seen.push(`path ${path.numbers[0]}`),
    problem: ({ message }) => seen.push(message),
  });
  return seen;
}

/** The start of a JPEG of 3 × 2 pixels in four components: an APP0 of four bytes, then the frame. */
const JPEG = Uint8Array.from([255, 216, 255, 224, 0, 4, 0, 0, 255, 192, 0, 20, 8, 0, 2, 0, 3, 4, 0, 0, 0]);
const RESOURCES = '/XObject << /I 100 0 R >>';

const drawn = (entries: string, data: string | Uint8Array = 'x'): MadePdf => ({
  pages: [{ content: 'q 30 0 0 20 5 6 cm /I Do Q', resources: RESOURCES }],
  objects: { 100: stream(data, `/Subtype /Image ${entries}`), 101: stream('', '/Subtype /Image') },
});

describe('an image', () => {
  test('is told with its size, space, filters and place', async () => {
    const entries =
      '/Width 3 /Height 2 /BitsPerComponent 8 /ColorSpace /DeviceCMYK /Filter /DCTDecode /SMask 101 0 R';
    expect(await images(drawn(entries, JPEG))).toEqual([
      [
        {
          ref: '100 0 R',
          width: 3,
          height: 2,
          bits: 8,
          space: 'DeviceCMYK',
          isMask: false,
          mask: 'soft',
          filters: ['DCTDecode'],
          decode: null,
          bytes: null,
        },
        [30, 0, 0, 20, 5, 6],
      ],
    ]);
  });

  test.each([
    [
      '/Width 3 /Height 2 /ImageMask true /Decode [1 0]',
      { isMask: true, bits: 1, space: null, decode: [1, 0] },
    ],
    ['/Width 3 /Height 2 /ColorSpace /DeviceGray /Mask [0 0]', { mask: 'colourKey' }],
    ['/Width 3 /Height 2 /ColorSpace /DeviceGray /Mask 101 0 R', { mask: 'stencil' }],
    [
      '/Width 3 /Height 2 /ColorSpace [/Indexed /DeviceRGB 0 <000000>] /BitsPerComponent 4',
      { space: 'Indexed', bits: 4 },
    ],
    [
      '/Width 3 /Height 2 /Filter [/FlateDecode /CCITTFaxDecode] /ColorSpace /DeviceGray',
      { filters: ['FlateDecode', 'CCITTFaxDecode'] },
    ],
  ])('%s', async (entries, expected) => {
    const [[image]] = (await images(drawn(entries))) as [[unknown]];
    expect(image).toMatchObject(expected);
  });

  test.each([
    [
      '/Width 4 /Height 2 /ColorSpace /DeviceCMYK /Filter /DCTDecode',
      'says it has 4 × 2 samples, and its data has 3 × 2',
    ],
    ['/Height 2 /ColorSpace /DeviceGray', 'does not say how many samples it has'],
    ['/Width 3 /Height 2', 'has no colour space'],
    ['/Width 3 /Height 2 /ColorSpace /Gone', 'has the colour space Gone, which is not there'],
    [
      '/Width 3 /Height 2 /ColorSpace [/Odd]',
      'has a colour space that has the name Odd, which PDF does not know',
    ],
  ])('%s is wrong, and told', async (entries, expected) => {
    expect(await problemsOf(drawn(entries, JPEG))).toEqual([`bad-image: the image 100 0 R ${expected}`]);
  });
});

describe('an inline image is told, never skipped', () => {
  const inline = (data: string): MadePdf => ({ pages: [{ content: `${data} 7 0 1 1 re f` }] });
  const latin = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1');

  test.each([
    ['by its samples, though they hold an EI', 'BI /W 8 /H 1 /BPC 8 /CS /G ID 12 EI 78 EI', 8],
    ['as a mask', 'BI /W 9 /H 2 /IM true ID abcd\nEI', 4],
    ['by the end of its digits', 'BI /W 1 /H 1 /CS /RGB /BPC 8 /F /AHx ID 00 EI 00>\nEI', 9],
    ['by the end of Flate', `BI /W 5 /H 1 /CS /G /BPC 8 /F /Fl ID ${latin(deflateSync('\0\0EI '))}\nEI`, 13],
    ['by the first EI that content follows', 'BI /W 1 /H 1 /BPC 8 /CS /G /F /LZW ID a EI \x01\x02 b\nEI', 9],
    [
      'with keys written out',
      'BI /Width 2 /Height 1 /BitsPerComponent 8 /ColorSpace /DeviceGray ID ab EI',
      2,
    ],
  ])('%s', async (_, data, bytes) => {
    const [image, path, ...more] = await images(inline(data));
    expect(image).toMatchObject({ ref: null, bytes });
    expect([path, more]).toEqual(['path 7', []]);
  });

  test('in a space of the resources', async () => {
    const content = 'BI /W 1 /H 1 /BPC 8 /CS /Coat ID a EI';
    const resources = '/ColorSpace << /Coat [/Separation /Coat /DeviceCMYK 100 0 R] >>';
    const [image] = await images({ pages: [{ content, resources }], objects: { 100: stream('{}') } });
    expect(image).toMatchObject({ space: 'Separation', bytes: 1 });
  });

  test('that does not end takes the rest of the content with it, and says so', async () => {
    expect(await images({ pages: [{ content: 'BI /W 99 /H 1 /BPC 8 /CS /G ID abc 1 g' }] })).toEqual([
      'the inline image does not end',
      expect.objectContaining({ bytes: 7 }),
    ]);
  });
});
