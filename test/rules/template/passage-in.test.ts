import { expect, it } from 'vitest';
import { passageIn, squeezed } from '../../../src/rules/template/passage-in.ts';
import { line } from '../../kit/text.ts';

const texts = ['Jeu interdit', 'aux mineurs de', 'moins de 18\u00a0ans.'].map((text, at) =>
  line(text, { x: 0, y: at }),
);

it('finds a passage over the lines that it was broken into, and gives the run it begins in', () => {
  expect(passageIn(texts, 'Jeu interdit aux mineurs')).toBe(texts[0]);
  expect(passageIn(texts, 'mineurs de moins de 18 ans.')).toBe(texts[1]);
  expect(passageIn(texts, 'moins de 18')).toBe(texts[2]);
});

it('does not find a passage with another word, nor one that says nothing', () => {
  expect(passageIn(texts, 'Jeu permis aux mineurs')).toBeNull();
  expect(passageIn(texts, ' ')).toBeNull();
  expect(passageIn([], 'Jeu')).toBeNull();
});

it('takes no-break spaces for spaces', () => {
  expect(squeezed('18\u00a0ans et\u202fplus')).toBe('18ansetplus');
});
