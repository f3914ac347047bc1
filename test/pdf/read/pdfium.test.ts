import { afterEach, describe, expect, test } from 'vitest';
import { Bug, InputError } from '../../../src/base/fault.ts';
import { mm, pt } from '../../../src/base/length.ts';
import { openPdf, type PdfFile } from '../../../src/pdf/read/pdfium.ts';
import { plainPdf } from '../../kit/plain-pdf.ts';

const open: PdfFile[] = [];

async function opened(bytes: Uint8Array): Promise<PdfFile> {
  const file = await openPdf(bytes);
  open.push(file);
  return file;
}

afterEach(() => {
  for (const file of open.splice(0)) file.close();
});

const page = { width: 200, height: 100, content: '' };

describe('a PDF that is opened', () => {
  test('knows its pages and their sizes, in points and on the lattice', async () => {
    const file = await opened(plainPdf({ pages: [page, { ...page, width: 300.5 }] }));
    expect(file.pageCount).toBe(2);
    expect(file.page(0).size).toEqual({ width: pt(200), height: pt(100) });
    expect([file.page(1).widthPt, file.page(1).heightPt]).toEqual([300.5, 100]);
  });

  test('is refused with its name and the reason where it is none', async () => {
    const refused = openPdf(Buffer.from('a ticket'), 'sheet.pdf');
    await expect(refused).rejects.toThrow(InputError);
    await expect(refused).rejects.toThrow('sheet.pdf cannot be opened as a PDF: it is no PDF, or is damaged');
    await expect(openPdf(new Uint8Array(0))).rejects.toThrow(InputError);
  });

  test('has no page before its first, after its last, or after it was closed', async () => {
    const file = await opened(plainPdf({ pages: [page] }));
    expect(() => file.page(-1)).toThrow(Bug);
    expect(() => file.page(1)).toThrow(Bug);
    expect(file.page(0)).toBe(file.page(0));
    file.close();
    file.close();
    expect(() => file.page(0)).toThrow(Bug);
  });

  test('may be opened beside another', async () => {
    const one = await opened(plainPdf({ pages: [{ ...page, content: 'BT /F 10 Tf 1 1 Td (UN) Tj ET' }] }));
    const two = await opened(plainPdf({ pages: [{ ...page, content: 'BT /F 10 Tf 1 1 Td (DEUX) Tj ET' }] }));
    expect(
      one
        .page(0)
        .textRuns()
        .map(({ text }) => text),
    ).toEqual(['UN']);
    expect(
      two
        .page(0)
        .textRuns()
        .map(({ text }) => text),
    ).toEqual(['DEUX']);
  });
});

describe('a picture of a page', () => {
  // Ten points of cyan from 20 to 30 across and 10 to 20 down.
  const content = '1 0 0 0 k 20 80 10 10 re f';

  test('has the size of the page at that resolution, white where nothing prints', async () => {
    const file = await opened(plainPdf({ pages: [{ ...page, content }] }));
    const { width, height, rgba } = file.page(0).render({ dpi: 72 });
    expect([width, height, rgba.length]).toEqual([200, 100, 200 * 100 * 4]);
    expect([...rgba.subarray(0, 4)]).toEqual([255, 255, 255, 255]);
    const [red = 0, green = 0, blue = 0, alpha = 0] = rgba.subarray(4 * (15 * 200 + 25));
    expect(red).toBeLessThan(60);
    expect(green).toBeGreaterThan(120);
    expect(blue).toBeGreaterThan(200);
    expect(alpha).toBe(255);
  });

  test('of a crop is that part of the picture, pixel for pixel', async () => {
    const file = await opened(plainPdf({ pages: [{ ...page, content }] }));
    const whole = file.page(0).renderGrey({ dpi: 144 });
    const part = file.page(0).renderGrey({
      dpi: 144,
      crop: { x: pt(15), y: pt(5), width: pt(20), height: pt(10) },
    });
    expect([part.width, part.height]).toEqual([40, 20]);
    for (let y = 0; y < part.height; y++) {
      const row = whole.grey.subarray((y + 10) * whole.width + 30, (y + 10) * whole.width + 70);
      expect([...part.grey.subarray(y * 40, y * 40 + 40)]).toEqual([...row]);
    }
    const dark = [...part.grey].filter((value) => value < 200).length;
    expect(dark).toBe(20 * 10);
  });

  test('of a whole number of dots is not a dot wider for the rounding of page sizes', async () => {
    const b1 = { width: 720 * (72 / 25.4), height: 1020 * (72 / 25.4), content };
    const file = await opened(plainPdf({ pages: [b1] }));
    const { width, height } = file.page(0).renderGrey({ dpi: 25.4 });
    expect([width, height]).toEqual([720, 1020]);
  });

  test('of one ticket at 600 dpi has the trim in whole dots, a last part counted as one', async () => {
    const file = await opened(plainPdf({ pages: [{ width: 2041, height: 2891, content }] }));
    const crop = { x: mm(100), y: mm(100), width: mm(90), height: mm(130) };
    const { width, height } = file.page(0).renderGrey({ dpi: 600, crop });
    expect([width, height]).toEqual([2126, 3071]);
  });
});
