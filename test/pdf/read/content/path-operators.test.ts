import { describe, expect, test } from 'vitest';
import {
  boxOfPath,
  CLOSE,
  CURVE,
  LINE,
  MOVE,
  RECTANGLE,
  subpathsOf,
} from '../../../../src/pdf/read/content/path.ts';
import type { Path } from '../../../../src/pdf/read/content/visitor.ts';
import { visit } from './kit.ts';

async function paths<T>(content: string, read: (path: Path) => T): Promise<readonly T[]> {
  const seen: T[] = [];
  await visit({ pages: [{ content }] }, { path: (path) => seen.push(read(path)) });
  return seen;
}

const built = ({ steps, stepCount, numbers, numberCount }: Path) => [
  Array.from(steps.subarray(0, stepCount)),
  Array.from(numbers.subarray(0, numberCount)),
];

describe('a path', () => {
  test('of rectangles alone has four numbers for each, as written', async () => {
    const content = '1 2 3 4 re 5 6 -7 8 re f 0 0 m 1 1 l 0 0 1 1 re f';
    expect(await paths(content, (path) => [path.isRectangles, ...built(path)])).toEqual([
      [true, [RECTANGLE, RECTANGLE], [1, 2, 3, 4, 5, 6, -7, 8]],
      [false, [MOVE, LINE, RECTANGLE], [0, 0, 1, 1, 0, 0, 1, 1]],
    ]);
  });

  test('has curves of six numbers, however short they are written', async () => {
    expect(await paths('1 1 m 2 2 3 3 4 4 c 5 5 6 6 v 7 7 8 8 y h S', built)).toEqual([
      [
        [MOVE, CURVE, CURVE, CURVE, CLOSE],
        [1, 1, 2, 2, 3, 3, 4, 4, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 8, 8],
      ],
    ]);
  });

  test.each([
    ['f', 'nonzero', false],
    ['F', 'nonzero', false],
    ['f*', 'evenodd', false],
    ['S', null, true],
    ['B', 'nonzero', true],
    ['B*', 'evenodd', true],
  ])('painted by %s', async (operator, fill, stroke) => {
    const seen = await paths(`0 0 m 1 0 l ${operator}`, (path) => [path.fill, path.stroke, path.stepCount]);
    expect(seen).toEqual([[fill, stroke, 2]]);
  });

  test.each([
    ['s', null],
    ['b', 'nonzero'],
    ['b*', 'evenodd'],
  ])('is closed first by %s', async (operator, fill) => {
    const seen = await paths(`0 0 m 1 0 l ${operator}`, (path) => [path.fill, path.stroke, path.steps[2]]);
    expect(seen).toEqual([[fill, true, CLOSE]]);
  });

  test('that only ends is not told, but one that clips is', async () => {
    const content = '0 0 1 1 re n 0 0 2 2 re W n 0 0 3 3 re W* f n f';
    expect(await paths(content, ({ fill, clip, numbers }) => [fill, clip, numbers[2]])).toEqual([
      [null, 'nonzero', 2],
      ['nonzero', 'evenodd', 3],
    ]);
  });

  test('is cut into subpaths at its moves', async () => {
    const content = '0 0 m 1 0 l h 5 5 l 1 2 3 4 re 9 9 m 8 8 7 7 6 6 c f';
    const [subpaths] = await paths(content, subpathsOf);
    expect(subpaths).toEqual([
      { steps: [MOVE, LINE], numbers: [0, 0, 1, 0], closed: true },
      { steps: [MOVE, LINE], numbers: [0, 0, 5, 5], closed: false },
      { steps: [MOVE, LINE, LINE, LINE], numbers: [1, 2, 4, 2, 4, 6, 1, 6], closed: true },
      { steps: [MOVE, CURVE], numbers: [9, 9, 8, 8, 7, 7, 6, 6], closed: false },
    ]);
  });

  test('has a box on the page', async () => {
    const [box] = await paths('1 2 -3 4 re 5 5 m 6 9 l f', (path) => boxOfPath(path, [0, 2, -2, 0, 100, 0]));
    expect(box).toEqual({ x0: 82, y0: -4, x1: 96, y1: 12 });
  });

  test('of a thousand rectangles is kept whole', async () => {
    const content = `${'0 0 1 1 re '.repeat(1000)} 7 7 7 7 re f`;
    expect(await paths(content, (path) => [path.stepCount, path.numbers[4000], path.isRectangles])).toEqual([
      [1001, 7, true],
    ]);
  });
});
