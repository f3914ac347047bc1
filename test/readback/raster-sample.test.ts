import { expect, test } from 'vitest';
import { drawSheets } from '../../src/readback/raster-sample.ts';

const sheets = (count: number): readonly number[] => Array.from({ length: count }, (_, sheet) => sheet);

test('a seed draws the same sheets each time, each once and in order', () => {
  expect(drawSheets('a', sheets(40), 5)).toEqual(drawSheets('a', sheets(40), 5));
  expect(drawSheets('a', sheets(40), 5)).not.toEqual(drawSheets('b', sheets(40), 5));
  expect(drawSheets('a', sheets(3), 9)).toEqual([0, 1, 2]);
  expect(drawSheets('a', sheets(3), 0)).toEqual([]);
  const drawn = drawSheets('c', sheets(1000), 100);
  expect(drawn).toEqual([...new Set(drawn)].sort((a, b) => a - b));
});

test('every sheet is drawn about as often as another', () => {
  const counts = new Array<number>(10).fill(0);
  for (let seed = 0; seed < 400; seed++)
    for (const sheet of drawSheets(`seed ${seed}`, sheets(10), 1)) counts[sheet] = (counts[sheet] ?? 0) + 1;
  expect(Math.min(...counts)).toBeGreaterThan(20);
  expect(Math.max(...counts)).toBeLessThan(65);
});

test('of sheets that do not begin with the first, those are drawn', () => {
  expect(drawSheets('a', [7, 8], 5)).toEqual([7, 8]);
});
