import { expect, test } from 'vitest';
import { type Separations, separationLines } from '../../../src/commands/separations/report.ts';

const made = (over: Partial<Separations> = {}): Separations => ({
  file: 'composite.pdf',
  sheet: 2,
  sheets: 4,
  dpi: 300,
  width: 12_048,
  height: 8_504,
  screen: 24,
  plates: [{ name: 'Coat', coverage: 24.9, png: 'sheet-2-Coat.png', tiff: 'sheet-2-Coat.tif' }],
  unchecked: [],
  ...over,
});

test('the back of the first sheet is the second page of a composite, of the millimetres that the sheet has', () => {
  expect(separationLines(made(), 'plates')).toEqual([
    'composite.pdf, page 2 of 4: 1020 × 720 mm at 300 dpi, 12048 × 8504 pixels',
    '  plate  coverage',
    '  Coat    24.90 %  sheet-2-Coat.png  sheet-2-Coat.tif',
    '  in plates; the TIFFs have one bit a pixel, tints screened at 45° by tiles of 24 pixels, not the printer’s screen',
  ]);
});

test.each([
  // Rounded up to whole dots: more than the dots before the last, and up to all of them.
  [600, 24_095, '1020'],
  [600, 24_096, '1020.1'],
  [300, 12_048, '1020'],
  [300, 12_049, '1020.1'],
  [100, 100, '25.4'],
  [1200, 47, '1'],
  [1200, 48, '1'],
  [254, 3_201, '320.1'],
  [254, 3_200, '320'],
])('at %d dpi, %d dots are a page of %s mm', (dpi, width, mm) => {
  expect(separationLines(made({ dpi, width }), 'plates')[0]).toContain(`page 2 of 4: ${mm} × `);
});
