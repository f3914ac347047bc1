import { expect, test } from 'vitest';
import { stream } from '../content/kit.ts';
import { factsOfMade } from './facts.ts';

const shortOf = async (data: string, entries: string) =>
  (await factsOfMade({ objects: { 100: stream(data, `/Subtype /Image /Width 9 /Height 2 ${entries}`) } }))
    .document.shortImages;

test.each([
  ['/ColorSpace /DeviceCMYK /BitsPerComponent 8', 72],
  ['/ColorSpace /DeviceRGB /BitsPerComponent 8', 54],
  ['/ColorSpace [/Indexed /DeviceRGB 1 <0000>] /BitsPerComponent 4', 10],
  ['/ColorSpace [/DeviceN [/A /B] /DeviceCMYK 1] /BitsPerComponent 8', 36],
  ['/ImageMask true', 4],
])('an image with %s needs %d bytes, and one less is short', async (entries, needed) => {
  expect(await shortOf('x'.repeat(needed), entries)).toEqual([]);
  expect(await shortOf('x'.repeat(needed - 1), entries)).toEqual([
    { object: '100 0 R', width: 9, height: 2, needed, has: needed - 1 },
  ]);
});

test('a picture that is packed as one says its own size', async () => {
  expect(await shortOf('x', '/ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode')).toEqual([]);
});
