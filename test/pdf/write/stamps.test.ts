import { expect, test } from 'vitest';
import { Stamps } from '../../../src/pdf/write/stamps.ts';

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
  const stamps = new Stamps(['abcd']);
  const { view } = room(8);
  expect(stamps.put(0, view, 4)).toBe(8);
  expect(() => stamps.put(0, view, 5)).toThrow(RangeError);
});

test('letters beyond Latin-1 are refused, since they would become others', () => {
  expect(() => new Stamps(['é'])).not.toThrow();
  expect(() => new Stamps(['€'])).toThrow(new RangeError('stamps are Latin-1'));
});
