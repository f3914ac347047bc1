import { describe, expect, test } from 'vitest';
import { InputError } from '../../../src/base/fault.ts';
import { pt } from '../../../src/base/length.ts';
import type { PlacedCharacter } from '../../../src/pdf/read/characters.ts';
import { openPdf } from '../../../src/pdf/read/pdfium.ts';
import { type PlainPdf, plainPdf } from '../../kit/plain-pdf.ts';

async function read(content: string, more: Partial<PlainPdf> & { readonly extra?: string } = {}) {
  const page = {
    width: 200,
    height: 100,
    content,
    ...(more.extra === undefined ? {} : { extra: more.extra }),
  };
  const file = await openPdf(plainPdf({ pages: [page], ...more }));
  try {
    return file.page(0).text();
  } finally {
    file.close();
  }
}

const say = (characters: readonly PlacedCharacter[]): string => characters.map(({ text }) => text).join('');
/** In points, to the hundredth: PDFium counts in single floats. */
const origin = ({ origin: { x, y } }: PlacedCharacter) => [inPt(x), inPt(y)];
const inPt = (length: number): number => Math.round((100 * length) / pt(1)) / 100;

describe('a character of a finished page', () => {
  test('stands where its pen stood, from the top left of the page', async () => {
    const [one, two] = await read('BT /F 10 Tf 20 30 Td (18) Tj ET');
    if (one === undefined || two === undefined) throw new Error('two characters were set');
    expect([one.text, two.text]).toEqual(['1', '8']);
    expect(origin(one)).toEqual([20, 70]);
    // A digit of Helvetica is 556 thousandths wide.
    expect(origin(two)).toEqual([25.56, 70]);
    expect(inPt(one.end.x)).toBe(25.56);
    expect(inPt(one.size)).toBe(10);
    expect(one.direction).toEqual([1, -0]);
    expect(one.font).toBe('Helvetica');
    expect(one.painted).toBe(true);
  });

  test('has the box of what is drawn, over the baseline', async () => {
    const [letter] = await read('BT /F 10 Tf 20 30 Td (E) Tj ET');
    if (letter === undefined) throw new Error('one character was set');
    const { x, y, width, height } = letter.box;
    expect(inPt(y + height)).toBeCloseTo(70, 1);
    expect(inPt(height)).toBeGreaterThan(6.5);
    expect(inPt(height)).toBeLessThan(7.8);
    expect(inPt(x)).toBeGreaterThan(20);
    expect(inPt(width)).toBeLessThan(6.67);
  });

  test('keeps the no-break space, the euro and the ligature as they are set', async () => {
    expect(say(await read('BT /F 10 Tf 20 30 Td (1\\240000\\240\\200 c\\234ur) Tj ET'))).toBe(
      '1\u00a0000\u00a0€ cœur',
    );
  });

  test('of a form stands where the form is placed, as large as it is scaled, every time it is placed', async () => {
    const characters = await read('q 1 0 0 1 50 60 cm /Cell Do Q q 2 0 0 2 100 10 cm /Cell Do Q', {
      forms: { Cell: 'BT /F 10 Tf 2 3 Td (6) Tj ET' },
    });
    expect(characters.map(origin)).toEqual([
      [52, 37],
      [104, 84],
    ]);
    expect(characters.map(({ size }) => inPt(size))).toEqual([10, 20]);
    expect(new Set(characters.map(({ object }) => object)).size).toBe(2);
  });

  test('of a ticket turned by half runs the other way', async () => {
    const [one, two] = await read('q -1 0 0 -1 100 50 cm BT /F 10 Tf 0 0 Td (18) Tj ET Q');
    if (one === undefined || two === undefined) throw new Error('two characters were set');
    expect(one.direction[0]).toBeCloseTo(-1);
    expect(one.direction[1]).toBeCloseTo(0);
    expect(origin(one)).toEqual([100, 50]);
    expect(origin(two)).toEqual([94.44, 50]);
    expect(inPt(one.end.x)).toBe(94.44);
  });

  test('counts from what a viewer shows, where a crop box says so', async () => {
    const [one] = await read('BT /F 10 Tf 20 30 Td (1) Tj ET', { extra: '/CropBox [10 10 110 90]' });
    expect(one === undefined ? null : origin(one)).toEqual([10, 60]);
  });

  test('is known to be unpainted in render modes 3 and 7, and painted in the others', async () => {
    const modes = [0, 1, 2, 3, 4, 5, 6, 7];
    const content = modes
      .map((mode) => `BT ${mode} Tr /F 10 Tf ${20 + 20 * mode} 30 Td (${mode}) Tj ET`)
      .join(' ');
    const characters = await read(content);
    expect(characters.filter(({ painted }) => !painted).map(({ text }) => text)).toEqual(['3', '7']);
  });

  test('is set, not made up: no space or line end stands between two texts apart', async () => {
    expect(say(await read('BT /F 10 Tf 20 30 Td (SIX) Tj 60 0 Td (NEUF) Tj 0 -20 Td (DIX-) Tj ET'))).toBe(
      'SIXNEUFDIX-',
    );
  });

  test('of a page turned by /Rotate is refused', async () => {
    await expect(read('BT /F 10 Tf 20 30 Td (1) Tj ET', { extra: '/Rotate 90' })).rejects.toThrow(InputError);
  });
});
