import { expect, test } from 'vitest';
import { encodeDataMatrix } from '../../src/barcode/datamatrix.ts';
import { encodeItf } from '../../src/barcode/itf.ts';
import { turnedSymbol } from '../../src/barcode/turned-symbol.ts';

test('of a linear code the last bar is first', () => {
  const symbol = encodeItf('12', { ratio: 3, heightModules: 10, bearerModules: 2 });
  expect(turnedSymbol(symbol)).toEqual({ ...symbol, widths: [...symbol.widths].reverse() });
});

test('of a matrix the last row is first, and each row from its end', () => {
  const turned = turnedSymbol({
    kind: 'matrix',
    symbology: 'datamatrix',
    value: '',
    rows: ['110', '000'],
    quiet: 2,
  });
  expect(turned).toMatchObject({ rows: ['000', '011'] });
});

test('turned twice a code is what it was', () => {
  const symbol = encodeDataMatrix('123456', '10x10');
  expect(turnedSymbol(turnedSymbol(symbol))).toEqual(symbol);
});
