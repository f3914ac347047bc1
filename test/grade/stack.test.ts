import { describe, expect, test } from 'vitest';
import { encodePdf417 } from '../../src/barcode/pdf417.ts';
import { type Grade, gradeCode } from '../../src/grade/grade.ts';
import type { CodePicture } from '../../src/grade/picture.ts';
import { readCodes } from '../../src/pdf/read/codes.ts';
import { found, inked, type Laid, type OnPlate, onPlate } from './on-plate.ts';

const STACK = encodePdf417('0000012345678901234567', { columns: 2, rows: 12, errorLevel: 2, rowModules: 3 });

const decode = async ({ width, height, ink }: CodePicture): Promise<string | null> => {
  const [code] = await readCodes({ width, height, grey: ink.map((value) => 255 - value) }, ['PDF417']);
  return code?.text ?? null;
};

const gradeOf = (plate: OnPlate): Promise<Grade> => gradeCode(plate.picture, found(STACK, plate), decode);

const laid = (how: Laid): Promise<Grade> => gradeOf(onPlate(STACK, how));

describe('a PDF417 on the plate', () => {
  test('is measured like bars, its quiet zones on all four sides, and still reads with a dot more or less', async () => {
    const { measures, weak, strains } = await laid({ moduleDots: 6 });
    expect(measures).toEqual({
      moduleDots: [6, null],
      growthDots: { mean: 0, most: 0 },
      quietModules: { left: 2, right: 2, top: 2, bottom: 2 },
      contrast: 100,
      modulation: 100,
      decodability: 100,
      unusedCorrection: 100,
    });
    expect(weak).toEqual([]);
    expect(strains.slice(0, 2).map(({ outcome }) => outcome)).toEqual(['reads', 'reads']);
  });

  test('measures the same turned by a half and by a quarter', async () => {
    const upright = onPlate(STACK, { moduleDots: 6 });
    const { picture, corners } = upright;
    const [topLeft, topRight, bottomRight, bottomLeft] = corners;
    const half: OnPlate = {
      picture: { ...picture, ink: picture.ink.toReversed(), ground: picture.ground.toReversed() },
      corners: [bottomRight, bottomLeft, topLeft, topRight],
    };
    const { width, height } = picture;
    const turned = ({ x, y }: (typeof corners)[0]) => ({ x: height - y, y: x });
    const quarter: OnPlate = {
      picture: {
        width: height,
        height: width,
        ink: picture.ink.map((_, at) => {
          const [x, y] = [Math.floor(at / height), height - 1 - (at % height)];
          return picture.ink[y * width + x] ?? 0;
        }),
        ground: picture.ground,
      },
      corners: [turned(topLeft), turned(topRight), turned(bottomRight), turned(bottomLeft)],
    };
    const { measures } = await gradeOf(upright);
    expect((await gradeOf(half)).measures).toEqual(measures);
    expect((await gradeOf(quarter)).measures).toEqual(measures);
  });

  test('whose bars lost a dot each says so, and by how much', async () => {
    const { measures } = await laid({ moduleDots: 6, reductionDots: 1 });
    expect(measures).toMatchObject({ moduleDots: [6, null], growthDots: { mean: -1, most: -1 } });
    expect(measures?.decodability).toBe(100);
  });

  test('on a dark ground has less contrast; with ink a module from it, too little quiet zone', async () => {
    expect((await laid({ moduleDots: 6, ground: 128 })).measures?.contrast).toBeCloseTo(50, 0);
    const upright = onPlate(STACK, { moduleDots: 6 });
    const near = inked(upright, (_, y, ink) => (y < 6 ? 255 : ink));
    expect((await gradeOf(near)).weak).toContainEqual({
      measure: 'quiet zone',
      found: 1,
      limit: 2,
      unit: 'modules',
    });
  });

  test('whose stop was inked over cannot be measured, which is no pass', async () => {
    const upright = onPlate(STACK, { moduleDots: 6 });
    const [, topRight] = upright.corners;
    const over = inked(upright, (x, _, ink) => (x >= topRight.x - 60 && x < topRight.x ? 255 : ink));
    expect((await gradeOf(over)).measures).toBeNull();
  });
});
