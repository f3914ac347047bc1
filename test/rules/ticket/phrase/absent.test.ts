import { expect, it } from 'vitest';
import { finding, inRencontre, LETTRE } from '../judged.ts';

it('a phrase stands in the letter', () => {
  expect(inRencontre()).toEqual([]);
});

it('a letter without phrase is a check of ours', () => {
  expect(inRencontre({ declaration: { phrase: null } })).toEqual([
    finding({
      rule: 'ticket/phrase/absent',
      ...LETTRE,
      expected: 'a phrase of several words',
      message: 'a phrase of several words is expected, and none is found: a check of this product’s own',
    }),
  ]);
});

it('a phrase without a letter of the alphabet is absent', () => {
  expect(inRencontre({ declaration: { phrase: '…' } })).toEqual([
    finding({
      rule: 'ticket/phrase/absent',
      ...LETTRE,
      found: '…',
      expected: 'a phrase of several words',
      message: 'a phrase of several words is expected, and “…” is found: a check of this product’s own',
    }),
  ]);
});

it('a phrase of a wrong type is told once, as a misfit', () => {
  expect(inRencontre({ declaration: { phrase: 3 } }).map((one) => one.rule)).toEqual([
    'ticket/record-misfit',
  ]);
});
