import { expect, test } from 'vitest';
import { encodeCode128 } from '../../src/barcode/code128.ts';
import { onGrid } from '../../src/barcode/grid.ts';
import { picture } from './painter.ts';
import { textsIn } from './reader.ts';

test('four digits are start C, two pairs, their check of 82 and the stop', () => {
  const symbol = encodeCode128('1234', { heightModules: 30 });
  expect(symbol.widths.join('')).toBe('211232' + '112232' + '131123' + '121241' + '2331112');
  expect([symbol.height, symbol.bearer, symbol.quiet]).toEqual([30, 0, 10]);
});

test.each(['1000400000120035', '100040000012003'])('another reader reads %s back', async (number) => {
  const gridded = onGrid(encodeCode128(number, { heightModules: 30 }), {
    dpi: 600,
    moduleDots: 6,
    reductionDots: 1,
  });
  expect(await textsIn(picture(gridded), 'Code128')).toEqual([number]);
});

test('a letter is refused', () => {
  expect(() => encodeCode128('12A', { heightModules: 30 })).toThrow(
    new RangeError('Code 128 is given digits only'),
  );
});
