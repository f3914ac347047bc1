import { expect, it } from 'vitest';
import { Bug } from '../../../src/base/fault.ts';
import { euros } from '../../../src/base/money.ts';
import { makeAmount } from '../../../src/block/make/amount.ts';
import { surfaceOf } from '../../../src/game/game.ts';
import { happy } from '../../game/records.ts';
import { first } from './first.ts';

const bonus = makeAmount(surfaceOf(happy, 'bonus'));
const printed = (amount: number, transcription: string) => ({
  mechanic: 'amount',
  amount: { amount: euros(amount), transcription, star: null, transcriptionAt: null },
});

it('a Bonus that is to win shows the amount', () => {
  expect(bonus.win(euros(30000), first)).toEqual(printed(30000, 'TRENTE MILLE'));
});

it('a Bonus that is to lose shows 0 €', () => {
  expect(bonus.lose(first)).toEqual(printed(0, 'ZERO'));
});

it('a Bonus cannot be made to win 0 € or what its table does not hold', () => {
  expect(bonus.amounts).toEqual([6, 9, 20, 40, 100, 1000, 30000].map(euros));
  expect(() => bonus.win(euros(0), first)).toThrow(Bug);
  expect(() => bonus.win(euros(5), first)).toThrow(Bug);
});
