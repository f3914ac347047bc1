import { expect, it } from 'vitest';
import { finding, inRencontre } from '../judged.ts';

it('two of a kind are a pair', () => {
  expect(inRencontre({ vieADeux: { symbols: ['coeur', 'coupe', 'coeur', 'cadeau'] } })).toEqual([]);
});

it('three of a kind: one pair or more?', () => {
  expect(inRencontre({ vieADeux: { symbols: ['coeur', 'coupe', 'coeur', 'coeur'] } })).toEqual([
    finding({
      rule: 'ticket/marks/disputed',
      surface: 'vieADeux',
      zone: 'coeurs',
      article: '3.5.2',
      expected: 'no symbol more than twice',
      found: '3 × coeur',
      message:
        '3 × coeur are found, and no symbol more than twice is expected: 3.5.2 does not decide what they win',
    }),
  ]);
});

it('four of a kind: one pair or two?', () => {
  expect(inRencontre({ vieADeux: { symbols: ['coeur', 'coeur', 'coeur', 'coeur'] } })).toEqual([
    finding({
      rule: 'ticket/marks/disputed',
      surface: 'vieADeux',
      zone: 'coeurs',
      article: '3.5.2',
      expected: 'no symbol more than twice',
      found: '4 × coeur',
      message:
        '4 × coeur are found, and no symbol more than twice is expected: 3.5.2 does not decide what they win',
    }),
  ]);
});

it('three of a kind that is no symbol of the game are unknown, not disputed', () => {
  expect(
    inRencontre({ vieADeux: { symbols: ['lune', 'lune', 'lune', 'coeur'] } }).map((one) => one.rule),
  ).toEqual(['ticket/marks/unknown']);
});
