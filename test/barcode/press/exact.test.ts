import { beforeAll, describe, expect, test } from 'vitest';
import { dots, mm } from '../../../src/base/length.ts';
import type { Grey } from '../../kit/pdf.ts';
import { type CodePage, codePage, farPage, type Imager, SYMBOLS } from './code-page.ts';
import { RIPS, type Rip, ripped } from './rips.ts';

/** Modules of some quarter of a millimetre, and reductions of up to all dots of a module but one. */
const IMAGERS: readonly Imager[] = [
  { dpi: 240, moduleDots: 3, reductions: [0, 1, 2] },
  { dpi: 600, moduleDots: 6, reductions: [0, 1, 2] },
  { dpi: 1200, moduleDots: 12, reductions: [0, 1, 11] },
];

const NAMES = Object.keys(SYMBOLS) as (keyof typeof SYMBOLS)[];

/** The first dots of a raster that are not what they should be, of the codes and of all the paper beside them. */
function wrongDots({ codes }: CodePage, raster: Grey): readonly string[] {
  const { width, height } = raster;
  const due = new Uint8Array(width * height);
  for (const { x, y, plate } of codes) {
    for (let row = 0; row < plate.height; row++) {
      due.set(plate.ink.subarray(row * plate.width, (row + 1) * plate.width), (y + row) * width + x);
    }
  }
  const wrong: string[] = [];
  for (let at = 0; at < due.length && wrong.length < 5; at++) {
    const [x, y] = [at % width, Math.floor(at / width)];
    if (raster.at(x, y) < 128 !== (due[at] === 1))
      wrong.push(`${due[at] === 1 ? 'no ' : ''}ink at ${x}, ${y}`);
  }
  return wrong;
}

describe.each(IMAGERS)('at $dpi dpi, $moduleDots dots a module', (imager) => {
  const pages = NAMES.map((name) => codePage(SYMBOLS[name], imager));

  describe.each(RIPS)('in %s', (rip) => {
    let rasters: readonly Grey[] = [];

    beforeAll(async () => {
      rasters = await ripped(
        pages.map(({ page }) => page),
        rip,
        imager.dpi,
      );
    });

    test.each(NAMES.map((name, index) => [name, index] as const))(
      '%s prints to the dot, turned all ways, with and without a reduction',
      (_, index) => {
        const [page, raster] = [pages[index], rasters[index]];
        if (page === undefined || raster === undefined) throw new Error('no page');
        const size = { width: dots(raster.width, imager.dpi), height: dots(raster.height, imager.dpi) };
        expect(size).toEqual(page.page.size);
        expect(wrongDots(page, raster)).toEqual([]);
      },
    );
  });
});

describe('at the far end of a sheet of a metre, at 1,200 dpi', () => {
  const far: Imager = { dpi: 1200, moduleDots: 12, reductions: [1] };
  const cases = RIPS.flatMap((rip): readonly (readonly [Rip, 'width' | 'height'])[] => [
    [rip, 'width'],
    [rip, 'height'],
  ]);

  test.each(cases)('in %s, a code prints to the dot at the end of the %s', async (rip, along) => {
    const page = farPage(SYMBOLS.DataMatrix, far, { [along]: mm(1020) });
    const [raster] = await ripped([page.page], rip, far.dpi);
    if (raster === undefined) throw new Error('no page');
    expect(wrongDots(page, raster)).toEqual([]);
  });
});
