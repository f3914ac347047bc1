import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rawWidths } from '../../src/barcode/encoder.ts';
import { itfWidths } from '../../src/barcode/fast-itf.ts';

/** The widths of the encoder that ours is held to. */
const reference = (digits: string, ratio: number) =>
  rawWidths('interleaved2of5', digits).map((width) => (width === 1 ? 1 : ratio));

test.each([2, 2.5, 3])('each pair of digits has the bars of the reference at a ratio of %d', (ratio) => {
  for (let pair = 0; pair < 100; pair++) {
    const digits = String(pair).padStart(2, '0');
    expect([digits, itfWidths(digits, ratio)]).toEqual([digits, reference(digits, ratio)]);
  }
});

test.each([2, 4, 14, 16, 24, 48])('numbers of %i digits have the bars of the reference', (length) => {
  for (const digits of ['0'.repeat(length), '9'.repeat(length), '0123456789'.repeat(5).slice(0, length)]) {
    expect(itfWidths(digits, 3)).toEqual(reference(digits, 3));
  }
});

test('ten thousand ticket numbers have the bars of the reference', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[0-9]{16}$/), (digits) => {
      expect(itfWidths(digits, 3).join()).toBe(reference(digits, 3).join());
    }),
    { seed: 6, numRuns: 10_000 },
  );
});
