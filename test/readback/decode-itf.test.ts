import { expect, test } from 'vitest';
import { onGrid } from '../../src/barcode/grid.ts';
import { encodeItf } from '../../src/barcode/itf.ts';
import { decodeItf } from '../../src/readback/decode-itf.ts';
import { picture } from '../barcode/painter.ts';
import { textsIn } from '../barcode/reader.ts';
import { digitsFrom } from './digits.ts';

const SHAPE = { ratio: 3, heightModules: 26, bearerModules: 3 } as const;
const PRINTED = { module: 6, ratio: 3, reduction: 0 } as const;
const widthsOf = (digits: string) => encodeItf(digits, SHAPE).widths.map((width) => width * PRINTED.module);

test('numbers are read as another reader reads them', async () => {
  for (const digits of digitsFrom('itf', { length: 16, count: 40 })) {
    expect(decodeItf(widthsOf(digits), PRINTED)).toEqual({ digits, offWidths: 0 });
    const printed = picture(onGrid(encodeItf(digits, SHAPE), { dpi: 600, moduleDots: 6, reductionDots: 0 }));
    expect(await textsIn(printed, 'ITF')).toEqual([digits]);
  }
});

test('what the press takes off bars is no difference', () => {
  const thinned = widthsOf('0123456789').map((width, at) => width + (at % 2 === 0 ? -2 : 2));
  expect(decodeItf(thinned, { ...PRINTED, reduction: 2 })).toEqual({ digits: '0123456789', offWidths: 0 });
  expect(decodeItf(thinned, PRINTED)).toEqual({ digits: '0123456789', offWidths: thinned.length });
});

test('a bar that is a dot too wide is read and counted, one halfway to wide is neither', () => {
  const widths = widthsOf('0018');
  const wider = (by: number) => widths.with(4, (widths[4] ?? 0) + by);
  expect(decodeItf(wider(1), PRINTED)).toEqual({ digits: '0018', offWidths: 1 });
  expect(decodeItf(wider(6), PRINTED)).toEqual({ digits: '0018', offWidths: 1 });
  expect(decodeItf(wider(7), PRINTED)).toBeNull();
});

test.each([
  ['without its start', widthsOf('0018').slice(4)],
  ['without its last bar', widthsOf('0018').slice(0, -1)],
  ['of nothing', []],
  ['of start and stop alone', [6, 6, 6, 6, 18, 6, 6]],
  ['with a wide start', widthsOf('0018').with(0, 18)],
  ['with a narrow stop', widthsOf('0018').with(-3, 6)],
])('bars %s are no code', (_, widths) => {
  expect(decodeItf(widths, PRINTED)).toBeNull();
});
