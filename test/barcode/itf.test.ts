import { expect, test } from 'vitest';
import { onGrid } from '../../src/barcode/grid.ts';
import { encodeItf } from '../../src/barcode/itf.ts';
import { picture } from './painter.ts';
import { textsIn } from './reader.ts';

const SHAPE = { ratio: 3, heightModules: 26, bearerModules: 3 } as const;

/** Which two of a digit's five elements are wide, from the table of the symbology. */
const WIDE = ['00110', '10001', '01001', '11000', '00101', '10100', '01100', '00011', '10010', '01010'];

/** The symbol by hand: start, digits in pairs of bars and spaces, stop. */
function byHand(digits: string, ratio: number): readonly number[] {
  const width = (isWide: string | undefined): number => (isWide === '1' ? ratio : 1);
  const pairs = digits.match(/../g) ?? [];
  const data = pairs.flatMap((pair) => {
    const [bars, spaces] = [WIDE[Number(pair[0])], WIDE[Number(pair[1])]];
    return [0, 1, 2, 3, 4].flatMap((at) => [width(bars?.[at]), width(spaces?.[at])]);
  });
  return [1, 1, 1, 1, ...data, ratio, 1, 1];
}

test.each([2, 2.5, 3] as const)('a number at ratio %s has the bars and spaces of its symbology', (ratio) => {
  expect(encodeItf('0123456789', { ...SHAPE, ratio }).widths).toEqual(byHand('0123456789', ratio));
});

test('the symbol says its number, its heights and the quiet zone of ten modules', () => {
  const { widths: _, ...symbol } = encodeItf('0012', SHAPE);
  expect(symbol).toEqual({
    kind: 'linear',
    symbology: 'itf',
    value: '0012',
    height: 26,
    bearer: 3,
    quiet: 10,
  });
});

test('a number of fifteen digits is refused and one of sixteen is not', () => {
  expect(() => encodeItf('012345678901234', SHAPE)).toThrow(
    new RangeError('ITF holds digits in pairs: the count must be even'),
  );
  expect(encodeItf('0123456789012345', SHAPE).widths).toHaveLength(4 + 8 * 10 + 3);
});

test.each([
  [2, 1.99],
  [3, 3.01],
  [2.5, Number.NaN],
])('wide bars of %d narrow ones are drawn, and of %d are refused', (drawn, refused) => {
  expect(encodeItf('0012', { ...SHAPE, ratio: drawn }).widths).toContain(drawn);
  expect(() => encodeItf('0012', { ...SHAPE, ratio: refused })).toThrow(
    new RangeError(`wide bars of ITF are 2 to 3 times as wide as narrow ones, not ${refused} times`),
  );
});

test.each(['', '12a4', '12 4', '١٢'])('« %s » is no number, and what was given is not repeated', (value) => {
  expect(() => encodeItf(value, SHAPE)).toThrow(new RangeError('ITF is given digits only'));
});

test.each([
  { ratio: 2, moduleDots: 6, reductionDots: 0, bearerModules: 3 },
  { ratio: 2.5, moduleDots: 6, reductionDots: 1, bearerModules: 3 },
  { ratio: 3, moduleDots: 6, reductionDots: 0, bearerModules: 3 },
  { ratio: 3, moduleDots: 12, reductionDots: 2, bearerModules: 0 },
] as const)('another reader reads the ticket number back: %o', async (shape) => {
  const symbol = encodeItf('1000400000120035', { ...SHAPE, ...shape });
  const image = picture(onGrid(symbol, { dpi: 600, ...shape }));
  expect(await textsIn(image, 'ITF')).toEqual(['1000400000120035']);
});
