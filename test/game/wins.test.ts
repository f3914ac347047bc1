import { expect, it } from 'vitest';
import { surfaceWins } from '../../src/game/wins.ts';
import { CARDS, euros, playHappy, playRencontre } from './records.ts';

it('the wins of one surface are added, those of different surfaces stand apart, the least first', () => {
  const verdict = playRencontre({
    rencontre: { ...CARDS, days: ['LUNDI', 'LUNDI'], amount: 10, transcription: 'DIX' },
    declaration: { phrase: 'Mon cœur t’aime tant' },
  });
  expect(surfaceWins(verdict)).toEqual([euros(8), euros(10)]);
});

it('two winning months are one win of their surface', () => {
  const six = { symbols: ['lune', 'lune'], amount: 6, transcription: 'SIX' };
  expect(surfaceWins(playHappy({ months: { mai: six, juin: six } }))).toEqual([euros(12)]);
});

it('a loss, an anomaly and a dispute have no wins', () => {
  expect(surfaceWins(playRencontre())).toEqual([]);
  expect(surfaceWins(playRencontre({ coupDeFoudre: null }))).toEqual([]);
  expect(surfaceWins(playHappy({ bonus: null }))).toEqual([]);
});
