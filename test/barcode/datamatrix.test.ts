import { expect, test } from 'vitest';
import { encodeDataMatrix } from '../../src/barcode/datamatrix.ts';
import { onGrid } from '../../src/barcode/grid.ts';
import { picture } from './painter.ts';
import { textsIn } from './reader.ts';

test('six digits make the known symbol of ten by ten', () => {
  expect(encodeDataMatrix('123456', '10x10').rows).toEqual([
    '1010101010',
    '1100101101',
    '1100000100',
    '1100011101',
    '1100001000',
    '1000001111',
    '1110110000',
    '1111011001',
    '1001110100',
    '1111111111',
  ]);
});

test.each(['1', '0000001234567890123456', '9'.repeat(36)])('%s keeps the size of 18 by 18', (payload) => {
  const { rows, value, quiet } = encodeDataMatrix(payload, '18x18');
  expect(rows.map((row) => row.length)).toEqual(new Array(18).fill(18));
  expect([value, quiet]).toEqual([payload, 2]);
});

test('thirty-six digits fill the size of 18 by 18, and thirty-seven are refused', () => {
  expect(() => encodeDataMatrix('9'.repeat(36), '18x18')).not.toThrow();
  expect(() => encodeDataMatrix('9'.repeat(37), '18x18')).toThrow(
    new RangeError('the value cannot be encoded as datamatrix'),
  );
});

test.each(['', 'é', '1\n'])('%j is refused: a payload is printable ASCII', (payload) => {
  expect(() => encodeDataMatrix(payload, '18x18')).toThrow(
    new RangeError('DataMatrix is given printable ASCII only'),
  );
});

test.each([0, 1, 2])(
  'another reader reads the validation back at a reduction of %i dots',
  async (reductionDots) => {
    const symbol = encodeDataMatrix('0000012345678901234567', '18x18');
    const image = picture(onGrid(symbol, { dpi: 600, moduleDots: 8, reductionDots }));
    expect(await textsIn(image, 'DataMatrix')).toEqual(['0000012345678901234567']);
  },
);
