import { expect, it } from 'vitest';
import { finding, inRencontre, LETTRE } from '../judged.ts';

it('two words are several', () => {
  expect(inRencontre({ declaration: { phrase: 'Bonjour toi' } }).map((one) => one.rule)).toEqual([
    'ticket/phrase/undeclared',
  ]);
});

it('one word is no phrase of several', () => {
  expect(inRencontre({ declaration: { phrase: 'Bonjour' } })).toEqual([
    finding({
      rule: 'ticket/phrase/single-word',
      ...LETTRE,
      found: 'Bonjour',
      expected: 'a phrase of several words',
      message:
        'a phrase of several words is expected, and “Bonjour” is a single one: a check of this product’s own',
    }),
  ]);
});
