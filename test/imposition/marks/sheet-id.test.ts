import { describe, expect, test } from 'vitest';
import { rect } from '../../../src/base/geometry.ts';
import { IMAGED_BLACK } from '../../../src/base/ink.ts';
import { dots, mm } from '../../../src/base/length.ts';
import { around } from '../../../src/imposition/marks/around.ts';
import { sheetId, sheetIdRoom, sheetName } from '../../../src/imposition/marks/sheet-id.ts';
import { press } from '../../kit/press.ts';

const AROUND = around([rect(mm(50), mm(40), mm(40), mm(30))], mm(3));
const named = (name: string, on = press()) =>
  sheetId(name, { press: on, around: AROUND, paint: IMAGED_BLACK });

test('a sheet is called by its number and its first ticket', () => {
  expect(sheetName(12, '0000000000000406')).toBe('00000120000000000000406');
});

describe('the code of a sheet', () => {
  test.each([
    [600, 10],
    [1200, 19],
    [240, 4],
  ])('at %i dpi has modules of %i dots, 0.4 mm at least', (dpi, count) => {
    const on = press({ dpi });
    expect(sheetIdRoom(on)).toBe(22 * dots(count, dpi));
    expect(dots(count, dpi)).toBeGreaterThanOrEqual(mm(0.4));
    expect(dots(count - 1, dpi)).toBeLessThan(mm(0.4));
    expect(Math.max(...named('1', on).rects.map(([x, , width]) => x + width))).toBe(18 * count);
  });

  test('has the same size for every sheet', () => {
    const sizes = ['00000011', '9'.repeat(23)].map((name) =>
      Math.max(...named(name).rects.map(([, y, , height]) => y + height)),
    );
    expect(new Set(sizes).size).toBe(1);
  });

  test('is as thin as the press asks for', () => {
    const widest = (barReduction: number) =>
      Math.max(...named('00000011', press({ barReduction })).rects.map(([, , , height]) => height));
    expect(widest(0) - widest(2)).toBe(2);
  });

  test('stands in the right margin, its quiet zone clear of the crop marks', () => {
    const { origin } = named('00000011');
    expect(origin.x - 2 * dots(10, 600)).toBeGreaterThan(mm(90 + 3 + 3 + 5));
  });
});
