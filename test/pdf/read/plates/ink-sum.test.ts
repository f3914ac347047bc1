import { describe, expect, test } from 'vitest';
import { inkSum } from '../../../../src/pdf/read/plates/ink-sum.ts';
import { inkSums, type PageSums, type Unit } from '../../../../src/pdf/read/plates/ink-sums.ts';
import type { Plate } from '../../../../src/pdf/read/plates/plate.ts';
import { plainPdf } from '../../../kit/plain-pdf.ts';

/** At 25.4 dpi a pixel is a millimetre, and the square has 15 by 15 of them. */
const DPI = 25.4;

interface Patch {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly ink: number;
}

function plate(name: string, patches: readonly Patch[], [width, height] = [60, 40]): Plate {
  const ink = new Uint8Array(width * height);
  for (const patch of patches) {
    for (let y = patch.y; y < patch.y + patch.height; y++)
      for (let x = patch.x; x < patch.x + patch.width; x++) ink[y * width + x] = patch.ink;
  }
  return { name, width, height, ink };
}

const full = (x: number, y: number, size = 15): Patch => ({ x, y, width: size, height: size, ink: 255 });

describe('the most ink of a unit on any square of 15 mm', () => {
  test('is found where it lies, with its middle in millimetres', () => {
    const plates = [plate('Cyan', [full(20, 10)]), plate('Magenta', [full(20, 10)])];
    expect(inkSum(plates, ['Cyan', 'Magenta'], DPI)).toEqual({ percent: 200, atMm: [27.5, 17.5] });
  });

  test('counts what of another plate lies on the same square only', () => {
    const plates = [plate('Cyan', [full(0, 0)]), plate('Magenta', [full(30, 0)])];
    expect(inkSum(plates, ['Cyan', 'Magenta'], DPI)).toEqual({ percent: 100, atMm: [7.5, 7.5] });
  });

  test('is that of the unit’s own plates', () => {
    const plates = [plate('Cyan', [full(0, 0)]), plate('Coat', [full(0, 0)])];
    expect(inkSum(plates, ['Coat'], DPI)?.percent).toBe(100);
    expect(inkSum(plates, ['Gold'], DPI)).toBeNull();
  });

  test('is a mean: a patch smaller than the square weighs its share', () => {
    expect(inkSum([plate('Cyan', [full(20, 20, 3)])], ['Cyan'], DPI)?.percent).toBeCloseTo(4, 10);
    const half = plate('Cyan', [{ x: 0, y: 0, width: 60, height: 40, ink: 51 }]);
    expect(inkSum([half], ['Cyan'], DPI)?.percent).toBeCloseTo(20, 10);
  });

  test('is found in the last corner of the page too', () => {
    expect(inkSum([plate('Cyan', [full(45, 25)])], ['Cyan'], DPI)).toEqual({
      percent: 100,
      atMm: [52.5, 32.5],
    });
  });

  test('is that of the whole page where the page is smaller than the square', () => {
    const small = plate('Cyan', [{ x: 0, y: 0, width: 5, height: 8, ink: 255 }], [10, 8]);
    expect(inkSum([small], ['Cyan'], DPI)).toEqual({ percent: 50, atMm: [5, 4] });
  });
});

describe('page after page of a file', () => {
  const page = (content: string) => ({ width: 100, height: 100, content });
  const heavy = page('1 1 1 0.5 k 0 0 50 100 re f');
  const process = (names: readonly string[]): readonly Unit[] => [
    { name: 'process', plates: names.filter((name) => name !== 'Gold') },
    { name: 'gold', plates: ['Gold'] },
  ];
  const sums = async (upTo: number): Promise<readonly PageSums[]> => {
    const resources = `/ColorSpace << /Gold [/Separation /Gold /DeviceCMYK
      << /FunctionType 2 /Domain [0 1] /C0 [0 0 0 0] /C1 [0 0 1 0] /N 1 >>] >>`;
    const pages = [heavy, page('/Gold cs 1 scn 0 0 100 100 re f'), heavy, page('1 0 0 rg 0 0 50 50 re f')];
    const found: PageSums[] = [];
    for await (const one of inkSums(plainPdf({ pages, resources }), { dpi: 72, units: process, upTo }))
      found.push(one);
    return found;
  };

  test('each unit is weighed, and one that can never be too heavy is not looked at', async () => {
    const found = await sums(320);
    expect(found.map(({ page: index }) => index)).toEqual([0, 1, 2, 3]);
    expect(
      found[0]?.units.map(({ unit, heaviest, atMost }) => [
        unit,
        Math.round(heaviest?.percent ?? -1),
        atMost,
      ]),
    ).toEqual([
      ['process', 350, 400],
      ['gold', -1, 0],
    ]);
    expect(found[1]?.units).toEqual([
      { unit: 'process', heaviest: null, atMost: 0 },
      { unit: 'gold', heaviest: null, atMost: 100 },
    ]);
  });

  test('a limit below one full ink has every plate looked at', async () => {
    const found = await sums(99);
    expect(found[1]?.units[1]?.heaviest?.percent).toBe(100);
  });

  test('pages that are painted alike are weighed once', async () => {
    const found = await sums(320);
    expect(found[2]?.units).toBe(found[0]?.units);
    expect(found[2]?.units).not.toBe(found[3]?.units);
  });

  test('what a RIP would decide is said with the page', async () => {
    const found = await sums(320);
    expect(found.map(({ unchecked }) => unchecked.length)).toEqual([0, 0, 0, 1]);
    expect(found[3]?.unchecked[0]).toContain('RGB');
  });
});
