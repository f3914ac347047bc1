import { expect, test } from 'vitest';
import { pt } from '../../../src/base/length.ts';
import { openPdf } from '../../../src/pdf/read/pdfium.ts';
import { plainPdf } from '../../kit/plain-pdf.ts';

async function runs(content: string, forms: Readonly<Record<string, string>> = {}) {
  const file = await openPdf(plainPdf({ pages: [{ width: 400, height: 100, content }], forms }));
  try {
    return file.page(0).textRuns();
  } finally {
    file.close();
  }
}

const texts = async (content: string, forms?: Readonly<Record<string, string>>) =>
  (await runs(content, forms)).map(({ text }) => text);

test('an amount and its transcription are two runs, each whole', async () => {
  expect(
    await texts('BT /F 14 Tf 20 60 Td (30\\240000\\240\\200) Tj ET BT /F 7 Tf 20 50 Td (TRENTE MILLE) Tj ET'),
  ).toEqual(['30\u00a0000\u00a0€', 'TRENTE MILLE']);
});

test('a number set digit by digit on one baseline is one run', async () => {
  // Digits of 5.56 pt, set 6 pt apart.
  const digits = [...'1234'].map((digit, index) => `1 0 0 1 ${20 + 6 * index} 60 Tm (${digit}) Tj`).join(' ');
  expect(await texts(`BT /F 10 Tf ${digits} ET`)).toEqual(['1234']);
});

test('kerned glyphs of one show operator are one run', async () => {
  expect(await texts('BT /F 10 Tf 20 60 Td [(D) 80 (IX-) -110 (HUIT)] TJ ET')).toEqual(['DIX-HUIT']);
});

test.each([
  ['half the size apart', 20 + 5.56 + 5, ['3', '4']],
  ['just less than half the size apart', 20 + 5.56 + 4.9, ['34']],
])('digits %s', async (_, x, expected) => {
  const gapped = x > 30.5 ? x + 0.1 : x;
  expect(await texts(`BT /F 10 Tf 20 60 Td (3) Tj 1 0 0 1 ${gapped} 60 Tm (4) Tj ET`)).toEqual(expected);
});

test.each([
  ['another baseline', '1 0 0 1 25.56 61 Tm (4) Tj'],
  ['another size', '/F 11 Tf 1 0 0 1 25.56 60 Tm (4) Tj'],
  ['before the pen', '1 0 0 1 20 60 Tm (4) Tj'],
])('a digit that goes on with %s is a run of its own', async (_, next) => {
  expect(await texts(`BT /F 10 Tf 20 60 Td (3) Tj ${next} ET`)).toEqual(['3', '4']);
});

test('a form placed three times is three runs, each at its place', async () => {
  const found = await runs('/Cell Do q 1 0 0 1 100 0 cm /Cell Do Q q 1 0 0 1 200 20 cm /Cell Do Q', {
    Cell: 'BT /F 10 Tf 20 30 Td (LUNDI) Tj ET',
  });
  expect(found.map(({ text }) => text)).toEqual(['LUNDI', 'LUNDI', 'LUNDI']);
  expect(found.map(({ origin }) => Math.round(origin.x / pt(1)))).toEqual([20, 120, 220]);
  expect(found.map(({ origin }) => Math.round(origin.y / pt(1)))).toEqual([70, 70, 50]);
});

test('the box of a run is the hull of what it draws; a run of spaces draws nothing', async () => {
  const [word, space] = await runs('BT /F 10 Tf 20 60 Td (MARDI) Tj 0 -20 Td (\\240) Tj ET');
  expect(Math.round((word?.box.width ?? 0) / pt(1))).toBe(31);
  expect(space?.text).toBe('\u00a0');
  expect(space?.box).toMatchObject({ width: 0, height: 0 });
});

test('a run with one unpainted character is not painted', async () => {
  const found = await runs('BT /F 10 Tf 20 60 Td (3) Tj 3 Tr (4) Tj ET');
  expect(found.map(({ text, painted }) => [text, painted])).toEqual([['34', false]]);
});
