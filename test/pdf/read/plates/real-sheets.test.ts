import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Plate } from '../../../../src/pdf/read/plates/plate.ts';
import { platesOfPage } from '../../../../src/pdf/read/plates/plates-of-page.ts';
import { runProgram } from '../../../kit/program.ts';
import { happy, rencontre } from '../../../kit/real-face.ts';
import { realSheet, wholePixels } from './real-sheet.ts';

const DPI = 150;

/** Mean difference of a plate over the whole sheet, in percent of full ink. */
const ALIKE = 1;

/** Two runs of a RIP at 600 dpi, on a machine that does other work as well. */
const PATIENCE = 600_000;

/** Without an option of its own a RIP has the registration marks on process plates that nothing else is on. */
const MARKS_ALONE = 0.1;

describe.each([
  { id: 'happy-2014', template: happy },
  { id: 'rencontre-2007', template: rencontre },
])('a sheet of $id, separated by PDFium and by Ghostscript', ({ template }) => {
  let composite: Uint8Array;
  beforeAll(async () => {
    const { files } = await realSheet(template, wholePixels(), ['composite.pdf']);
    composite = files.get('composite.pdf') ?? new Uint8Array();
  }, PATIENCE);

  test.each([
    { side: 'recto', page: 0, atLeast: 16 },
    { side: 'verso', page: 1, atLeast: 7 },
  ])(
    'has the same plates of its $side, each within 1 %',
    async ({ page, atLeast }) => {
      const { plates, unchecked } = await platesOfPage(composite, page, DPI);
      const theirs = await separatedByArea(composite, page);
      expect(unchecked).toEqual([]);
      expect(plates.length).toBeGreaterThanOrEqual(atLeast);
      const unlike = plates.map((plate) => [plate.name, difference(plate, theirs.get(plate.name))] as const);
      expect(unlike.filter(([, percent]) => !(percent <= ALIKE))).toEqual([]);
      const others = [...theirs].filter(([name]) => !plates.some((plate) => plate.name === name));
      expect(others.filter(([, plate]) => coverage(plate) > MARKS_ALONE)).toEqual([]);
    },
    PATIENCE,
  );
});

type Grey = Omit<Plate, 'name'>;

/**
 * A page's plates by Ghostscript, as the area that ink covers of each pixel.
 *
 * Why     Ghostscript inks every pixel that is touched at all, which makes all lines wider, and thin ones twice as wide; by
 *         its pixels' centres, and four by four of them to one of ours, it says what is covered
 */
async function separatedByArea(pdf: Uint8Array, page: number): Promise<ReadonlyMap<string, Grey>> {
  const folder = mkdtempSync(join(tmpdir(), 'grattage-'));
  try {
    const path = join(folder, 'file.pdf');
    writeFileSync(path, pdf);
    const how = ['-q', '-dSAFER', '-dBATCH', '-dNOPAUSE', '-sDEVICE=tiffsep', '-dMaxSpots=24'];
    const fine = [`-r${4 * DPI}`, '-dDownScaleFactor=4', `-dFirstPage=${page + 1}`, `-dLastPage=${page + 1}`];
    const ran = runProgram('gs', [
      ...how,
      ...fine,
      '-o',
      join(folder, 'page.tif'),
      '-c',
      '0 0 .setfilladjust2',
      '-f',
      path,
    ]);
    expect([ran.code, ran.stderr]).toEqual([0, '']);
    const plates = new Map<string, Grey>();
    for (const file of readdirSync(folder)) {
      const name = /\((.*)\)\.tif$/.exec(file)?.[1];
      if (name !== undefined) plates.set(name, await grey(join(folder, file)));
    }
    return plates;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function grey(path: string): Promise<Grey> {
  const { data, info } = await sharp(path).greyscale().raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const ink = new Uint8Array(width * height);
  for (let at = 0; at < ink.length; at++) ink[at] = 255 - (data[at * channels] ?? 255);
  return { width, height, ink };
}

/** Over what both have: a RIP may round a page up or down by a column of pixels. */
function difference(a: Grey, b: Grey | undefined): number {
  if (b === undefined) return Number.POSITIVE_INFINITY;
  if (Math.abs(a.width - b.width) > 1 || a.height !== b.height) return Number.POSITIVE_INFINITY;
  const width = Math.min(a.width, b.width);
  let sum = 0;
  for (let y = 0; y < a.height; y++) {
    for (let x = 0; x < width; x++)
      sum += Math.abs((a.ink[y * a.width + x] ?? 0) - (b.ink[y * b.width + x] ?? 0));
  }
  return sum / (width * a.height) / 2.55;
}

const coverage = ({ ink }: Grey): number => ink.reduce((sum, value) => sum + value, 0) / ink.length / 2.55;
