import { expect, it } from 'vitest';
import { isOneLetterFrom } from '../../src/game/one-letter.ts';

it.each([
  ['mime', 'changed first'],
  ['aide', 'changed within'],
  ['aimé', 'changed by an accent'],
  ['aim', 'lost'],
  ['ame', 'lost within'],
  ['aimer', 'added'],
  ['aimme', 'doubled'],
  ['amie', 'two neighbours changed places'],
  ['iame', 'the first two changed places'],
])('%s is one letter from aime: %s', (word) => {
  expect(isOneLetterFrom(word, 'aime')).toBe(true);
  expect(isOneLetterFrom('aime', word)).toBe(true);
});

it.each(['aime', 'ami', 'même', 'âme', 'aimera', 'emia', 'aiem'.split('').reverse().join(''), ''])(
  '%s is not one letter from aime',
  (word) => {
    expect(isOneLetterFrom(word, 'aime')).toBe(false);
  },
);
