import { expect, test } from 'vitest';
import { hex, toUnicode } from '../../../src/pdf/write/to-unicode.ts';

const blocks = (texts: readonly string[]): readonly string[] =>
  toUnicode(texts)
    .split('\n')
    .filter((line) => /bfchar|^<.*> <.*>$/.test(line) && line !== '<0000> <ffff>');

test('each code says its character, a ligature several, one beyond the basic plane a pair', () => {
  expect(blocks(['', '€', 'fi', '😀'])).toEqual([
    '3 beginbfchar',
    '<0001> <20ac>',
    '<0002> <00660069>',
    '<0003> <d83dde00>',
    'endbfchar',
  ]);
});

test.each([
  [100, ['100 beginbfchar']],
  [101, ['100 beginbfchar', '1 beginbfchar']],
])('%i codes are told in blocks of a hundred at most', (count, expected) => {
  const texts = Array.from({ length: count }, () => 'a');
  expect(blocks(texts).filter((line) => line.endsWith('beginbfchar'))).toEqual(expected);
});

test('a code is two bytes', () => {
  expect([hex(0), hex(255), hex(0xfffe)]).toEqual(['0000', '00ff', 'fffe']);
});
