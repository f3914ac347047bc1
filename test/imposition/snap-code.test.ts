import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { InputError } from '../../src/base/fault.ts';
import { rect } from '../../src/base/geometry.ts';
import { dots, mm } from '../../src/base/length.ts';
import { snapCode } from '../../src/imposition/snap-code.ts';
import { dataMatrix, itf } from '../kit/face.ts';

const DOT = dots(1, 600);
const IMAGER = { dpi: 600, barReduction: 0 };
const TRIM = rect(DOT * 1000, DOT * 500, mm(40), mm(30));
const upright = { trim: TRIM, turned: 'upright' } as const;

describe('a code on a sheet', () => {
  test('stands where its face puts it, on the nearest dot from the sheet’s top left', () => {
    const at = { x: DOT * 20 + 700, y: DOT * 30 + 800 };
    expect(snapCode(itf('0012', { at }), upright, IMAGER).origin).toEqual({ x: DOT * 1020, y: DOT * 531 });
  });

  test('moves by half a dot at most, wherever it stands', () => {
    const place = fc.integer({ min: 0, max: mm(900) });
    fc.assert(
      fc.property(place, place, (x, y) => {
        const { origin } = snapCode(
          itf('0012', { at: { x: 0, y: 0 } }),
          { ...upright, trim: rect(x, y, 1, 1) },
          IMAGER,
        );
        expect(Math.abs(origin.x - x)).toBeLessThanOrEqual(DOT / 2);
        expect(Math.abs(origin.y - y)).toBeLessThanOrEqual(DOT / 2);
        expect([origin.x % DOT, origin.y % DOT]).toEqual([0, 0]);
      }),
    );
  });

  test('has bars of whole dots, less the reduction of the press', () => {
    const plain = snapCode(itf('0012'), upright, IMAGER);
    const thin = snapCode(itf('0012'), upright, { ...IMAGER, barReduction: 2 });
    expect(plain.rects[0]).toEqual([0, 0, 6, 144]);
    expect(thin.rects[0]).toEqual([0, 0, 4, 144]);
  });

  test('is read from the other end on a face that is turned by half', () => {
    const turned = { trim: TRIM, turned: 'half' } as const;
    const code = dataMatrix('123456', { at: { x: DOT * 10, y: DOT * 20 } });
    const before = snapCode(code, { ...upright, trim: rect(0, 0, DOT * 600, DOT * 400) }, IMAGER);
    const after = snapCode(code, { ...turned, trim: rect(0, 0, DOT * 600, DOT * 400) }, IMAGER);
    const side = 18 * 8;
    expect(after.origin).toEqual({ x: DOT * (600 - 10 - side), y: DOT * (400 - 20 - side) });
    const dark = (rects: typeof before.rects) => area(rects, side);
    expect(dark(after.rects)).toBe([...dark(before.rects)].reverse().join(''));
  });

  test('is not stretched to an imager whose dots do not go into its modules', () => {
    expect(() => snapCode(itf('0012'), upright, { ...IMAGER, dpi: 240 })).toThrow(InputError);
    expect(() => snapCode(itf('0012'), upright, { ...IMAGER, dpi: 240 })).toThrow(
      'the ticket-number code has modules of 0.2540 mm, 2.40 dots at 240 dpi',
    );
    expect(() => snapCode(itf('0012'), upright, { ...IMAGER, dpi: 1200 })).not.toThrow();
  });

  test('is not printed where the press takes all of a module off its bars', () => {
    expect(() => snapCode(itf('0012'), upright, { ...IMAGER, barReduction: 5 })).not.toThrow();
    expect(() => snapCode(itf('0012'), upright, { ...IMAGER, barReduction: 6 })).toThrow(
      new InputError(
        'the ticket-number code has modules of 0.2540 mm, 6 dots at 600 dpi, and the press takes 6 off each bar',
        { hint: 'barReductionDots of the press must be less than 6, and is rarely more than 2' },
      ),
    );
  });
});

/** Dark and light dots of a square, row by row. */
function area(rects: readonly (readonly number[])[], side: number): string {
  const dark = Array.from({ length: side * side }, () => '0');
  for (const [x = 0, y = 0, width = 0, height = 0] of rects) {
    for (let row = y; row < y + height; row++) dark.fill('1', row * side + x, row * side + x + width);
  }
  return dark.join('');
}
