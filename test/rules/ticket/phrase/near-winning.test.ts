import { expect, it } from 'vitest';
import { finding, inRencontre, LETTRE } from '../judged.ts';

it('a winning word itself is near to none', () => {
  expect(inRencontre({ declaration: { phrase: 'Mon cœur est à toi' } })).toEqual([]);
});

it('a word of a winning word’s family is refused', () => {
  expect(inRencontre({ declaration: { phrase: 'Il faut aimer' } })).toEqual([
    finding({
      rule: 'ticket/phrase/near-winning',
      ...LETTRE,
      found: 'Il faut aimer',
      expected: 'no word that could be taken for a winning one',
      message:
        'no word that could be taken for a winning one is expected, and “Il faut aimer” holds aimer: a check of this product’s own',
    }),
  ]);
});

it('words one letter away are refused, all of them named', () => {
  expect(inRencontre({ declaration: { phrase: 'Ma sœur rime' } })).toEqual([
    finding({
      rule: 'ticket/phrase/near-winning',
      ...LETTRE,
      found: 'Ma sœur rime',
      expected: 'no word that could be taken for a winning one',
      message:
        'no word that could be taken for a winning one is expected, and “Ma sœur rime” holds sœur and rime: a check of this product’s own',
    }),
  ]);
});
