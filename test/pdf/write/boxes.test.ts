import { expect, test } from 'vitest';
import { grow, rect } from '../../../src/base/geometry.ts';
import { mm } from '../../../src/base/length.ts';
import { pageBoxes } from '../../../src/pdf/write/boxes.ts';

const TRIM = rect(mm(10), mm(20), mm(90), mm(130));
const page = { label: 'recto', size: { width: mm(110), height: mm(170) }, content: [] };

test('the boxes of a page come from one grid, y upwards', () => {
  expect(pageBoxes({ ...page, trim: TRIM, bleed: grow(TRIM, mm(3)) })).toEqual({
    MediaBox: [0, 0, 311.81102, 481.88976],
    BleedBox: [19.84252, 48.18898, 291.9685, 433.70079],
    TrimBox: [28.34646, 56.69291, 283.46457, 425.19685],
  });
});

test('a bleed may touch the media, and not stand over it by a lattice unit', () => {
  const whole = rect(0, 0, page.size.width, page.size.height);
  expect(() => pageBoxes({ ...page, trim: TRIM, bleed: whole })).not.toThrow();
  expect(() => pageBoxes({ ...page, trim: TRIM, bleed: grow(whole, 1) })).toThrow(/recto/);
});

test('a page is as large as PDF has pages, and no larger', () => {
  const side = (width: number) => ({ ...page, size: { width, height: mm(170) }, trim: TRIM, bleed: TRIM });
  expect(() => pageBoxes(side(mm(5080)))).not.toThrow();
  expect(() => pageBoxes(side(mm(5080) + 1))).toThrow('page recto is larger than 14400 pt');
});

test('a trim may touch its bleed, and not stand over it', () => {
  expect(() => pageBoxes({ ...page, trim: TRIM, bleed: TRIM })).not.toThrow();
  expect(() => pageBoxes({ ...page, trim: grow(TRIM, 1), bleed: TRIM })).toThrow(/one within the other/);
});
