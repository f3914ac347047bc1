import { expect, it } from 'vitest';
import { Bug } from '../../../src/base/fault.ts';
import { euros } from '../../../src/base/money.ts';
import { makeWords } from '../../../src/block/make/words.ts';
import { surfaceOf } from '../../../src/game/game.ts';
import { rencontre } from '../../game/records.ts';
import { first, last } from './first.ts';

const declaration = surfaceOf(rencontre, 'declaration');
const letter = makeWords(declaration);

it('a letter that is to win holds a phrase whose winning words add up', () => {
  expect(letter.win(euros(3), first)).toEqual({ mechanic: 'words', phrase: 'Mon cœur est à toi' });
  expect(letter.win(euros(8), last)).toEqual({ mechanic: 'words', phrase: 'Je t’aime de tout cœur' });
  expect(letter.win(euros(18), first)).toEqual({ mechanic: 'words', phrase: 'Mon cœur aime tes baisers' });
});

it('a letter that is to lose holds a phrase without winning word', () => {
  expect(letter.lose(first)).toEqual({ mechanic: 'words', phrase: 'Tu me manques tant' });
  expect(letter.lose(last)).toEqual({ mechanic: 'words', phrase: 'J’adore ton sourire' });
});

it('a letter that is to lose in a guise holds that phrase', () => {
  expect(letter.guises).toHaveLength(27);
  expect(letter.lose(first, 'Je rêve de toi')).toEqual({ mechanic: 'words', phrase: 'Je rêve de toi' });
});

it('a letter can win what its phrases hold: no phrase has cœur and baisers alone', () => {
  expect(letter.amounts).toEqual([3, 5, 8, 10, 15, 18, 120, 10000].map(euros));
  expect(() => letter.win(euros(13), first)).toThrow(Bug);
  expect(() => letter.win(euros(0), first)).toThrow(Bug);
});

it('it takes as many tickets as there are phrases to show all that win an amount', () => {
  expect(letter.variety(euros(5))).toBe(3);
  expect(letter.variety(euros(18))).toBe(1);
});

it('a phrase with a winning word twice is refused as soon as the letter is looked at', () => {
  expect(() => makeWords({ ...declaration, phrases: ['Cœur contre cœur'] })).toThrow(
    new Bug('declaration declares a phrase that holds cœur twice'),
  );
});
