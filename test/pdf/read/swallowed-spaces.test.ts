import { expect, test } from 'vitest';
import { openPdf } from '../../../src/pdf/read/pdfium.ts';
import { plainPdf } from '../../kit/plain-pdf.ts';

/** A transcription set by one operator, so many thousandths of an em between its letters. */
async function spaced(word: string, spacing: number): Promise<readonly string[]> {
  const letters = [...word].map((letter) => `(${letter})`).join(` -${spacing} `);
  const content = `BT /F 9 Tf 20 30 Td [${letters}] TJ ET`;
  const file = await openPdf(plainPdf({ pages: [{ width: 400, height: 100, content }] }));
  try {
    return file
      .page(0)
      .textRuns()
      .map(({ text }) => text);
  } finally {
    file.close();
  }
}

test.each([0, 50, 100, 150, 200, 300])(
  'a transcription spaced by %i thousandths keeps its one space',
  async (spacing) => {
    expect(await spaced('TRENTE MILLE', spacing)).toEqual(['TRENTE MILLE']);
  },
);

test.each([0, 50, 100, 150, 200, 300])(
  'a transcription spaced by %i thousandths gets no space',
  async (spacing) => {
    expect(await spaced('DIX-HUIT', spacing)).toEqual(['DIX-HUIT']);
  },
);

test('a hole as wide as a space is read as one: a player sees one', async () => {
  const content = 'BT /F 9 Tf 20 30 Td [(DIX-) -300 (HUIT)] TJ ET';
  const file = await openPdf(plainPdf({ pages: [{ width: 400, height: 100, content }] }));
  expect(
    file
      .page(0)
      .textRuns()
      .map(({ text }) => text),
  ).toEqual(['DIX- HUIT']);
  file.close();
});
