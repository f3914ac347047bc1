import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { rect } from '../../../src/base/geometry.ts';
import {
  cmyk,
  IMAGED_BLACK,
  PAPER,
  type Paint,
  REGISTRATION,
  type SpotInk,
  spot,
} from '../../../src/base/ink.ts';
import { mm } from '../../../src/base/length.ts';
import { colourOperators, overprints } from '../../../src/pdf/write/colours.ts';
import { COAT, filled } from '../../kit/face.ts';
import { onePage } from '../../kit/page.ts';
import { pdfOf, withFile } from '../../kit/pdf.ts';
import { runProgram } from '../../kit/program.ts';

const KNOCKING: SpotInk = { ...COAT, name: 'Knocking', overprints: false };

describe('a paint', () => {
  test('is its four process inks as shares of one, each in its own operator', () => {
    expect(colourOperators(cmyk(60, 0, 33.3, 100), 'fill')).toBe('0.6 0 0.333 1 k');
    expect(colourOperators(cmyk(60, 0, 33.3, 100), 'stroke')).toBe('0.6 0 0.333 1 K');
  });

  test('is a spot by its name, with its tint', () => {
    expect(colourOperators(spot(COAT, 25), 'fill')).toBe('/ScratchCoat cs 0.25 scn');
    expect(colourOperators(spot(COAT), 'stroke')).toBe('/ScratchCoat CS 1 SCN');
  });

  test('overprints as its ink does, a process paint as it says itself', () => {
    const all: readonly Paint[] = [spot(COAT), spot(KNOCKING), IMAGED_BLACK, PAPER];
    expect(all.map(overprints)).toEqual([true, false, true, false]);
  });
});

const WHOLE = rect(0, 0, mm(100), mm(60));
const TOP = rect(mm(40), mm(20), mm(20), mm(20));

/** What each plate holds in the middle of the page, in percent, as Ghostscript separates it. */
async function plates(
  top: Paint,
  ground: Paint = cmyk(60, 0, 0, 0),
): Promise<Readonly<Record<string, number>>> {
  const pages = onePage([filled(WHOLE, ground), filled(TOP, top)], [COAT, KNOCKING]);
  const files = withFile(await pdfOf(pages), (path, folder) => {
    const out = ['-sDEVICE=tiffsep', '-r36', '-o', join(folder, 'page.tif'), path];
    expect(runProgram('gs', ['-q', '-dSAFER', '-dBATCH', '-dNOPAUSE', ...out]).code).toBe(0);
    return readdirSync(folder).flatMap((file) => {
      const name = /\((.*)\)\.tif$/.exec(file)?.[1];
      return name === undefined ? [] : [{ name, bytes: readFileSync(join(folder, file)) }];
    });
  });
  return Object.fromEntries(
    await Promise.all(files.map(async ({ name, bytes }) => [name, await inkIn(bytes)])),
  );
}

async function inkIn(tiff: Buffer): Promise<number> {
  const { data, info } = await sharp(tiff).greyscale().raw().toBuffer({ resolveWithObject: true });
  const middle = Math.floor(info.height / 2) * info.width + Math.floor(info.width / 2);
  return Math.round((255 - (data[middle * info.channels] ?? 0)) / 2.55);
}

describe('on the plates, over 60 % cyan,', () => {
  test('imaged black leaves the cyan under it alone', async () => {
    expect(await plates(IMAGED_BLACK)).toEqual({ Cyan: 60, Magenta: 0, Yellow: 0, Black: 100 });
  });

  test('black that is not imaged knocks it out', async () => {
    expect(await plates(cmyk(0, 0, 0, 100))).toEqual({ Cyan: 0, Magenta: 0, Yellow: 0, Black: 100 });
  });

  test('paper white knocks it out', async () => {
    expect(await plates(PAPER)).toEqual({ Cyan: 0, Magenta: 0, Yellow: 0, Black: 0 });
  });

  test('a coat lies over it on a plate of its own name, at its tint', async () => {
    expect(await plates(spot(COAT, 40))).toEqual({
      Cyan: 60,
      Magenta: 0,
      Yellow: 0,
      Black: 0,
      ScratchCoat: 40,
    });
  });

  test('a spot that knocks out leaves none of it', async () => {
    expect(await plates(spot(KNOCKING))).toEqual({ Cyan: 0, Magenta: 0, Yellow: 0, Black: 0, Knocking: 100 });
  });

  test('the registration colour is on every plate', async () => {
    expect(await plates(spot(REGISTRATION), spot(COAT, 10))).toEqual({
      Cyan: 100,
      Magenta: 100,
      Yellow: 100,
      Black: 100,
      ScratchCoat: 100,
    });
  });
});
