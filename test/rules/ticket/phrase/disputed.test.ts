import { expect, it } from 'vitest';
import { finding, inRencontre, LETTRE } from '../judged.ts';

it('two different winning words are no dispute: they add up', () => {
  expect(inRencontre({ declaration: { phrase: 'Je t’aime, mille baisers' } }).map((one) => one.rule)).toEqual(
    ['ticket/total-is-no-tier'],
  );
});

it('a winning word that stands twice: does it win twice?', () => {
  expect(inRencontre({ declaration: { phrase: 'Cœur contre cœur' } })).toEqual([
    finding({
      rule: 'ticket/phrase/disputed',
      ...LETTRE,
      found: 'Cœur contre cœur',
      article: '3.4.2',
      expected: 'each winning word once, spelled as the règlement does',
      message:
        'in the phrase “Cœur contre cœur” « cœur » stands more than once: each winning word once, spelled as the règlement does is expected, since 3.4.2 does not decide what else wins',
    }),
  ]);
});

it('coeur without its ligature: is it cœur?', () => {
  expect(inRencontre({ declaration: { phrase: 'Mon coeur bat' } })).toEqual([
    finding({
      rule: 'ticket/phrase/disputed',
      ...LETTRE,
      found: 'Mon coeur bat',
      article: '3.4.2',
      expected: 'each winning word once, spelled as the règlement does',
      message:
        'in the phrase “Mon coeur bat” « coeur » stands without the ligature of « cœur »: each winning word once, spelled as the règlement does is expected, since 3.4.2 does not decide what else wins',
    }),
  ]);
});
