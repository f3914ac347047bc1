import { expect, test } from 'vitest';
import { Stamp, Stamps } from '../../../src/pdf/write/stamps.ts';

const room = (length: number): { readonly bytes: Buffer; readonly view: DataView } => {
  const bytes = Buffer.alloc(length, '.');
  return { bytes, view: new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength) };
};

test('texts follow each other without a gap, however long each is', () => {
  const stamps = new Stamps(['a', 'bcde', '', 'fghijk']);
  const { bytes, view } = room(32);
  let at = 3;
  for (const index of [3, 0, 2, 1, 0]) at = stamps.put(index, view, at);
  expect(bytes.toString('latin1', 0, at)).toBe('...fghijkabcdea');
});

test('nothing before a stamp is touched, and nothing beyond its reach', () => {
  const stamps = new Stamps(['a', 'bcdef']);
  const { bytes, view } = room(12);
  expect(stamps.reach).toBe(8);
  expect(stamps.put(0, view, 2)).toBe(3);
  expect(bytes.toString('latin1', 0, 3)).toBe('..a');
  expect(bytes.toString('latin1', 10)).toBe('..');
});

test('a stamp just fits where its reach does, and is refused a byte further on', () => {
  const stamps = new Stamps(['abcdefgh']);
  const { view } = room(12);
  expect(stamps.put(0, view, 4)).toBe(12);
  expect(() => stamps.put(0, view, 5)).toThrow(RangeError);
});

test('letters beyond ASCII are refused, since they would become others', () => {
  for (const text of ['é', '€', '\x7f', 'ÿÿÿÿÿÿÿÿ']) {
    expect(() => new Stamps([text])).toThrow(new RangeError('stamps are ASCII'));
    expect(() => new Stamp(text)).toThrow(new RangeError('stamps are ASCII'));
  }
});

test('every letter of ASCII at every place of a word comes out as it went in', () => {
  const letters = Array.from({ length: 0x7f }, (_, code) => String.fromCharCode(code));
  const texts = letters.flatMap((letter) => [1, 2, 3, 4, 5, 6, 7, 8].map((length) => letter.repeat(length)));
  const stamps = new Stamps(texts);
  for (const [index, text] of texts.entries()) {
    for (const put of [stamps.put.bind(stamps, index), new Stamp(text).put.bind(new Stamp(text))]) {
      const { bytes, view } = room(16);
      expect(bytes.toString('latin1', 0, put(view, 0))).toBe(text);
    }
  }
});

test('one stamp by itself is put down as among others, and is the same only as its own text', () => {
  const { bytes, view } = room(32);
  expect(new Stamp('/X1 Do\n').put(view, new Stamp('/X2345 Do\n').put(view, 1))).toBe(18);
  expect(bytes.toString('latin1', 0, 18)).toBe('./X2345 Do\n/X1 Do\n');
  expect(new Stamp('abc').equals(new Stamp('abc'))).toBe(true);
  expect(new Stamp('abc').equals(new Stamp('abd'))).toBe(false);
  expect(new Stamp('abc').equals(new Stamp('abc\0'))).toBe(false);
});
