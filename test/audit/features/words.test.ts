import { expect, test } from 'vitest';
import { watchWords } from '../../../src/audit/features/words.ts';
import { surfaceOf } from '../../../src/game/game.ts';
import { rencontre } from '../../game/records.ts';
import { claiming, seen } from './watches.ts';

const surface = surfaceOf(rencontre, 'declaration');
const letter = watchWords({
  ...surface,
  phrases: ['Tu es mon soleil', 'Je t’aime tant', 'Tu as pris mon cœur', 'Baisers sans fin'],
});

const of = (phrase: string | null) => seen(letter, { mechanic: 'words', phrase });

test('of a phrase its first and last word and their number are watched', () => {
  expect(of('Je t’aime tant')).toEqual({
    'the phrase': 'Je t’aime tant',
    'the first word': 'Je',
    'the last word': 'tant',
    'how many words': '4',
  });
});

test('a winning word at its end tells by the règlement and is not counted against the phrase', () => {
  expect(of('Tu as pris mon cœur')).toMatchObject({ 'the first word': 'Tu', 'the last word': null });
  expect(of('Baisers sans fin')).toMatchObject({ 'the first word': null, 'the last word': 'fin' });
});

test('which phrase it is must follow from what it wins alone', () => {
  expect(claiming(letter, 'rest')).toEqual(['the phrase']);
});

test('a phrase that is not of the game is not counted', () => {
  expect(Object.values(of('Je rime tant'))).toEqual([null, null, null, null]);
  expect(Object.values(of(null))).toEqual([null, null, null, null]);
});
