import { describe, expect, test } from 'vitest';
import { placement } from '../../src/barcode/datamatrix-placement.ts';

/** The codeword of each module, from 1, in letters from the tenth on; a dot where there is none. */
function drawn(side: number): readonly string[] {
  const rows = Array.from({ length: side }, () => new Array<string>(side).fill('.'));
  placement(side).codewords.forEach((modules, index) => {
    for (const [row, column] of modules) rows[row]?.splice(column, 1, (index + 1).toString(36));
  });
  return rows.map((row) => row.join(''));
}

test('the eight codewords of a side of eight lie on its diagonals, and come in again at the far edge', () => {
  expect(drawn(8)).toEqual([
    '22333444',
    '22255444',
    '22255511',
    '16655511',
    '16668811',
    '76668887',
    '77338887',
    '77333447',
  ]);
});

describe.each([
  [8, 8, 0],
  [10, 12, 4],
  [12, 18, 0],
  [14, 24, 4],
  [16, 32, 0],
  [18, 40, 4],
])('a side of %i', (side, count, left) => {
  const { codewords, spare } = placement(side);
  const modules = codewords.flat();

  test(`has ${count} codewords of eight modules, each within the square and its own`, () => {
    expect(codewords.map((one) => one.length)).toEqual(new Array(count).fill(8));
    expect(modules.every((module) => module.every((at) => at >= 0 && at < side))).toBe(true);
    expect(new Set(modules.map(String)).size).toBe(8 * count);
    expect(side * side - modules.length).toBe(left);
  });

  test('has two dark modules to spare at the last corner where modules are left over', () => {
    const dark = [
      [side - 2, side - 2],
      [side - 1, side - 1],
    ];
    expect(spare).toEqual(left === 0 ? [] : dark);
  });
});
