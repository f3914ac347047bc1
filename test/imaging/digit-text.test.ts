import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DigitText } from '../../src/imaging/digit-text.ts';

/** Digits as glyphs of a font, with what stands around them. */
const set = (digits: string): string =>
  `BT [<${Array.from(digits, (digit) => `00${(0x14 + Number(digit)).toString(16)}`).join('>-0.008 <')}>] TJ ET`;

test('a text of any digits is what the setter of it makes', () => {
  const text = DigitText.of(16, set);
  fc.assert(
    fc.property(fc.stringMatching(/^[0-9]{16}$/), (digits) => {
      expect(text?.text(digits)).toBe(set(digits));
    }),
  );
});

test('it is put down where it is told, and ends where its last byte is', () => {
  const text = DigitText.of(2, (digits) => `(${digits}) Tj`);
  const into = Buffer.alloc(12, '.');
  expect([text?.count, text?.write('42', into, 3), into.toString('latin1')]).toEqual([2, 10, '...(42) Tj..']);
});

test('digits that are not set one by one are not taken for such', () => {
  const kerned = (digits: string): string => set(digits).replaceAll('0015>-0.008 <0015', '0015>17 <0015');
  expect(DigitText.of(16, kerned)).toBeNull();
  const wide = (digits: string): string => (digits.includes('13') ? `${set(digits)} ` : set(digits));
  expect(DigitText.of(16, wide)).toBeNull();
  expect(DigitText.of(4, () => 'the same')).toBeNull();
});

test('digits too many, too few, or none of them are refused', () => {
  const text = DigitText.of(4, set);
  for (const wrong of ['123', '12345', '12a4', '12 4'])
    expect(() => text?.write(wrong, Buffer.alloc(99), 0)).toThrow(RangeError);
});
