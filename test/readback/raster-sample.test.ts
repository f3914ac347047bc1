import { expect, test } from 'vitest';
import { drawSheets } from '../../src/readback/raster-sample.ts';

test('a seed draws the same sheets each time, each once and in order', () => {
  expect(drawSheets('a', 40, 5)).toEqual(drawSheets('a', 40, 5));
  expect(drawSheets('a', 40, 5)).not.toEqual(drawSheets('b', 40, 5));
  expect(drawSheets('a', 3, 9)).toEqual([0, 1, 2]);
  expect(drawSheets('a', 3, 0)).toEqual([]);
  const drawn = drawSheets('c', 1000, 100);
  expect(drawn).toEqual([...new Set(drawn)].sort((a, b) => a - b));
});

test('every sheet is drawn about as often as another', () => {
  const counts = new Array<number>(10).fill(0);
  for (let seed = 0; seed < 400; seed++)
    for (const sheet of drawSheets(`seed ${seed}`, 10, 1)) counts[sheet] = (counts[sheet] ?? 0) + 1;
  expect(Math.min(...counts)).toBeGreaterThan(20);
  expect(Math.max(...counts)).toBeLessThan(65);
});
