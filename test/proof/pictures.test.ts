import { expect, it } from 'vitest';
import { PICTURES, picturePages, pictures } from '../../src/proof/pictures.ts';
import { pdfOf } from '../kit/pdf.ts';
import { faces, happy, rencontre } from '../kit/real-face.ts';

/** 90 × 130 mm at 300 dpi, a part of a pixel being one. */
const SIZE = [1063, 1536];

/** What the head of a PNG says: its size in pixels, and pixels a metre. */
function headOf(png: Uint8Array) {
  const bytes = Buffer.from(png);
  const density = bytes.indexOf('pHYs');
  return {
    size: [bytes.readUInt32BE(16), bytes.readUInt32BE(20)],
    perMetre: density < 0 ? null : bytes.readUInt32BE(density + 4),
  };
}

const base64 = ({ png }: { readonly png: Uint8Array }): string => Buffer.from(png).toString('base64');

it.each([happy, rencontre])(
  'pictures a ticket three times at 300 dpi, the same bytes each time',
  async (template) => {
    const pdf = await pdfOf(picturePages(faces(template, 31)));
    const [once, again] = [await pictures(pdf), await pictures(pdf)];
    expect(once.map(({ name }) => name)).toEqual(['recto', 'recto-covered', 'verso']);
    for (const { png } of once) expect(headOf(png)).toEqual({ size: SIZE, perMetre: 11811 });
    expect(again.map(base64)).toEqual(once.map(base64));
  },
);

it('has a page each picture, as large as the ticket', () => {
  const { pages } = picturePages(faces(happy));
  expect(pages.map(({ label }) => label)).toEqual([...PICTURES]);
  for (const { size } of pages) expect(size).toEqual(happy.trim);
});

it('shows the coat on the covered picture alone', () => {
  const inked = picturePages(faces(happy)).pages.map(({ content }) =>
    JSON.stringify(content).includes('"name":"Coat"'),
  );
  expect(inked).toEqual([false, true, false]);
});
