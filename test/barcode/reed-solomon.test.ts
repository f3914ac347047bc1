import { expect, test } from 'vitest';
import { checkCodewords } from '../../src/barcode/reed-solomon.ts';

test('the codewords of 123456 have the five checks of the known symbol', () => {
  expect([...checkCodewords(Uint8Array.of(142, 164, 186), 5)]).toEqual([114, 25, 5, 88, 102]);
});

test('nothing has no checks, and the checks of a sum are the sum of the checks', () => {
  expect([...checkCodewords(new Uint8Array(18), 14)]).toEqual(new Array(14).fill(0));
  const [a, b] = [Uint8Array.of(1, 2, 255), Uint8Array.of(200, 0, 17)];
  const sum = checkCodewords(
    a.map((value, at) => value ^ (b[at] ?? 0)),
    5,
  );
  const apart = checkCodewords(a, 5).map((value, at) => value ^ (checkCodewords(b, 5)[at] ?? 0));
  expect(sum).toEqual(apart);
});
