import { expect, it } from 'vitest';
import { Bug } from '../../src/base/fault.ts';
import { mm, pt } from '../../src/base/length.ts';
import { breakable, legible } from '../../src/proof/legible.ts';
import { advanceOf } from '../../src/text/shape.ts';

const style = { font: 'barlow-condensed-500', size: pt(9.5) };

it('leaves a text alone that can be drawn and broken', () => {
  const text = '« cœur » vaut 3\u00a0€ — à l’échelle 1';
  expect(legible(text, style)).toBe(text);
  expect(breakable(text, style, mm(40))).toBe(text);
});

it('names what the font has no glyph for, and makes a line end a space', () => {
  expect(legible('a\u202Fb\n  c\u{1F600}\u0000', style)).toBe('a[U+202F]b c[U+1F600][U+0000]');
});

it('takes a word apart into pieces that fill a line, and loses no letter', () => {
  const word = 'template/text-stays-off-the-trim'.repeat(4);
  const parts = breakable(`see ${word} there`, style, mm(30)).split(' ');
  expect(parts.at(0)).toBe('see');
  expect(parts.at(-1)).toBe('there');
  expect(parts.slice(1, -1).join('')).toBe(word);
  expect(parts.every((part) => advanceOf(part, style) <= mm(30))).toBe(true);
});

it('keeps a word whole that just fits, and not one a letter longer', () => {
  const width = Math.round(advanceOf('mmmm', style));
  expect(breakable('mmmm', style, width)).toBe('mmmm');
  expect(breakable('mmmmm', style, width)).toBe('mmmm m');
});

it('is a bug where a line holds no letter', () => {
  expect(() => breakable('mm', style, mm(0.5))).toThrow(Bug);
});
