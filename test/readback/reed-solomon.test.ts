import { expect, test } from 'vitest';
import { corrected } from '../../src/readback/reed-solomon.ts';

/** Data and checks of « 123456 » in ten by ten modules, as the standard's own example has them. */
const BLOCK = Uint8Array.of(142, 164, 186, 114, 25, 5, 88, 102);

test('a block as it was made is handed back', () => {
  expect(corrected(BLOCK, 5)).toEqual({ codewords: BLOCK, errors: 0 });
});

test('two codewords of eight are put right wherever they are, three are too many', () => {
  for (let a = 0; a < 8; a++) {
    for (let b = a + 1; b < 8; b++) {
      const wrong = BLOCK.with(a, 1).with(b, 255);
      expect(corrected(wrong, 5)).toEqual({ codewords: BLOCK, errors: 2 });
    }
  }
  const read = corrected(BLOCK.with(0, 1).with(3, 2).with(6, 3), 5);
  expect(read?.codewords).not.toEqual(BLOCK);
});
