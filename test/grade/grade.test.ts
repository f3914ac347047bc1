import { describe, expect, test } from 'vitest';
import { encodeCode128 } from '../../src/barcode/code128.ts';
import { encodeDataMatrix } from '../../src/barcode/datamatrix.ts';
import { encodeItf } from '../../src/barcode/itf.ts';
import type { CodeSymbol } from '../../src/barcode/symbol.ts';
import { type Grade, gradeCode } from '../../src/grade/grade.ts';
import type { CodePicture } from '../../src/grade/picture.ts';
import { type CodeFormat, readCodes } from '../../src/pdf/read/codes.ts';
import { found, inked, type Laid, type OnPlate, onPlate } from './on-plate.ts';

const ITF = encodeItf('0000000000010012', { ratio: 3, heightModules: 26, bearerModules: 3 });
const MATRIX = encodeDataMatrix('0000001234567890123042', '18x18');
const CODE128 = encodeCode128('20140123', { heightModules: 20 });

const FORMATS: Readonly<Record<string, CodeFormat>> = {
  itf: 'ITF',
  datamatrix: 'DataMatrix',
  code128: 'Code128',
  pdf417: 'PDF417',
};

const decoder =
  (symbol: CodeSymbol) =>
  async ({ width, height, ink }: CodePicture): Promise<string | null> => {
    const grey = ink.map((value) => 255 - value);
    const [code] = await readCodes({ width, height, grey }, [FORMATS[symbol.symbology] ?? 'ITF']);
    return code?.text ?? null;
  };

const gradeOf = (symbol: CodeSymbol, plate: OnPlate): Promise<Grade> =>
  gradeCode(plate.picture, found(symbol, plate), decoder(symbol));

const laid = (symbol: CodeSymbol, how: Laid): Promise<Grade> => gradeOf(symbol, onPlate(symbol, how));

const strainsOf = ({ strains }: Grade): Record<string, string> =>
  Object.fromEntries(strains.map(({ strain, outcome }) => [strain, outcome]));

describe('a barcode that is on the plate as it is meant to be', () => {
  test('has bars of whole modules, quiet zones of ten, and every step at full height', async () => {
    const { measures, weak } = await laid(ITF, { moduleDots: 6 });
    expect(measures).toEqual({
      moduleDots: [6, null],
      growthDots: { mean: 0, most: 0 },
      quietModules: { left: 10, right: 10, top: null, bottom: null },
      contrast: 100,
      modulation: 100,
      decodability: 100,
      unusedCorrection: null,
    });
    expect(weak).toEqual([]);
  });

  test('reads with a dot more, a dot less and a line across; a line along its bars takes one away', async () => {
    expect(strainsOf(await laid(ITF, { moduleDots: 6 }))).toEqual({
      'one dot more': 'reads',
      'one dot less': 'reads',
      'a line across': 'reads',
      'a line along': 'does not read',
    });
  });

  test('measures the same turned by half', async () => {
    const upright = onPlate(ITF, { moduleDots: 6 });
    const { picture, corners } = upright;
    const turned: OnPlate = {
      picture: { ...picture, ink: picture.ink.toReversed(), ground: picture.ground.toReversed() },
      corners: [corners[2], corners[3], corners[0], corners[1]],
    };
    expect((await gradeOf(ITF, turned)).measures).toEqual((await gradeOf(ITF, upright)).measures);
  });

  test('is a Code 128 as well', async () => {
    const { measures, weak } = await laid(CODE128, { moduleDots: 6 });
    expect(measures).toMatchObject({
      moduleDots: [6, null],
      contrast: 100,
      modulation: 100,
      decodability: 100,
    });
    expect(weak).toEqual([]);
  });
});

describe('a matrix that is on the plate as it is meant to be', () => {
  test('has whole modules both ways, two of quiet zone on all sides, and all its correction unused', async () => {
    const { measures, weak } = await laid(MATRIX, { moduleDots: 8 });
    expect(measures).toEqual({
      moduleDots: [8, 8],
      growthDots: { mean: 0, most: 0 },
      quietModules: { left: 2, right: 2, top: 2, bottom: 2 },
      contrast: 100,
      modulation: 100,
      decodability: null,
      unusedCorrection: 100,
    });
    expect(weak).toEqual([]);
  });

  test('reads under a dot more and a dot less', async () => {
    expect(strainsOf(await laid(MATRIX, { moduleDots: 8 }))).toMatchObject({
      'one dot more': 'reads',
      'one dot less': 'reads',
    });
  });

  test('of two dots a module is closed by a dot more, and gone by a dot less', async () => {
    expect(strainsOf(await laid(MATRIX, { moduleDots: 2, clear: 16 }))).toMatchObject({
      'one dot more': 'does not read',
      'one dot less': 'does not read',
    });
  });
});

describe('growth', () => {
  test('is below nothing where dots were taken off for the press', async () => {
    const barcode = await laid(ITF, { moduleDots: 6, reductionDots: 1 });
    expect(barcode.measures).toMatchObject({
      moduleDots: [6, null],
      growthDots: { mean: -1, most: -1 },
      decodability: 100,
    });
    const matrix = await laid(MATRIX, { moduleDots: 8, reductionDots: 1 });
    expect(matrix.measures).toMatchObject({ moduleDots: [8, 8], growthDots: { mean: -1, most: -1 } });
  });

  test('is that of the bar that is most off, and weak beyond a quarter of a module', async () => {
    const plate = onPlate(ITF, { moduleDots: 6 });
    const grown = (by: number) =>
      inked(plate, (x, y, ink) => (x >= 72 - by && x < 72 && y >= 60 && y < 60 + 32 * 6 ? 255 : ink));
    const one = await gradeOf(ITF, grown(1));
    const two = await gradeOf(ITF, grown(2));
    expect([one.measures?.growthDots.most ?? 0, two.measures?.growthDots.most ?? 0].map(Math.round)).toEqual([
      1, 2,
    ]);
    expect(one.weak).toEqual([]);
    expect(two.weak.map(({ measure }) => measure)).toContain('growth');
  });
});

describe('quiet zones', () => {
  test('of ten modules are enough for a barcode, and of nine are not', async () => {
    expect((await laid(ITF, { moduleDots: 6, clear: 60 })).weak).toEqual([]);
    expect((await laid(ITF, { moduleDots: 6, clear: 54 })).weak).toEqual([
      { measure: 'quiet zone', found: 9, limit: 10, unit: 'modules' },
    ]);
  });

  test('end at whatever ink stands in them', async () => {
    const plate = onPlate(MATRIX, { moduleDots: 8, clear: 24 });
    const spotted = inked(plate, (x, y, ink) => (x === 20 && y === 60 ? 255 : ink));
    expect((await gradeOf(MATRIX, plate)).measures?.quietModules).toEqual({
      left: 3,
      right: 3,
      top: 3,
      bottom: 3,
    });
    const { measures, weak } = await gradeOf(MATRIX, spotted);
    expect(measures?.quietModules).toEqual({ left: 0.38, right: 3, top: 3, bottom: 3 });
    expect(weak).toEqual([{ measure: 'quiet zone', found: 0.38, limit: 1, unit: 'modules' }]);
  });

  test('end at a dark ground too', async () => {
    const plate = onPlate(ITF, { moduleDots: 6 });
    const ground = plate.picture.ground.map((light, at) => (at % plate.picture.width < 30 ? 60 : light));
    const { measures } = await gradeOf(ITF, { ...plate, picture: { ...plate.picture, ground } });
    expect(measures?.quietModules).toMatchObject({ left: 5, right: 10 });
  });
});

describe('contrast', () => {
  test('is what the ground gives back', async () => {
    const [enough, short] = [
      await laid(ITF, { moduleDots: 6, ground: 141 }),
      await laid(ITF, { moduleDots: 6, ground: 140 }),
    ];
    expect(enough.measures?.contrast).toBe(55.29);
    expect(enough.weak).toEqual([]);
    expect(short.weak).toEqual([{ measure: 'contrast', found: 54.9, limit: 55, unit: '%' }]);
    expect(enough.measures?.modulation).toBe(100);
  });

  test('of one part of a code darkens its steps, not the lightest', async () => {
    const plate = onPlate(MATRIX, { moduleDots: 8 });
    const ground = plate.picture.ground.map((light, at) => (at % plate.picture.width < 80 ? 178 : light));
    const { measures, weak } = await gradeOf(MATRIX, { ...plate, picture: { ...plate.picture, ground } });
    expect(measures?.contrast).toBe(100);
    expect(measures?.modulation).toBe(39.61);
    expect(weak.map(({ measure }) => measure)).toEqual(['modulation']);
  });
});

test('a bar half way between narrow and wide can be neither', async () => {
  const plate = onPlate(ITF, { moduleDots: 6 });
  const half = inked(plate, (x, y, ink) => (x >= 54 && x < 60 && y >= 60 && y < 60 + 32 * 6 ? 255 : ink));
  const { measures, weak } = await gradeOf(ITF, half);
  expect(measures?.decodability).toBeLessThan(10);
  expect(weak.map(({ measure }) => measure)).toContain('decodability');
});

test('a code of which nothing can be measured is still strained', async () => {
  const plate = onPlate(ITF, { moduleDots: 6 });
  const { measures, weak, strains } = await gradeCode(
    { ...plate.picture, ink: new Uint8Array(plate.picture.ink.length) },
    found(ITF, plate),
    async () => 'something else',
  );
  expect([measures, weak]).toEqual([null, []]);
  expect(strains.map(({ outcome }) => outcome)).toEqual(Array(4).fill('reads as another'));
});
