import { describe, expect, it } from 'vitest';
import { Bug } from '../../../src/base/fault.ts';
import { euros } from '../../../src/base/money.ts';
import { makeTwins } from '../../../src/block/make/twins.ts';
import { surfaceOf } from '../../../src/game/game.ts';
import { happy, rencontre } from '../../game/records.ts';
import { first, last } from './first.ts';

const months = makeTwins(surfaceOf(happy, 'mois'));
const cards = makeTwins(surfaceOf(rencontre, 'rencontre'));

describe('a month', () => {
  it('that is to win shows two symbols alike over the amount', () => {
    expect(months.win(euros(20), first)).toEqual({
      mechanic: 'twins',
      marks: ['sapin', 'sapin'],
      amount: { amount: euros(20), transcription: 'VINGT', star: null, transcriptionAt: null },
    });
  });

  it('that is to lose shows two different symbols over an amount it might have won', () => {
    expect(months.lose(first)).toEqual({
      mechanic: 'twins',
      marks: ['sapin', 'etoile'],
      amount: { amount: euros(6), transcription: 'SIX', star: null, transcriptionAt: null },
    });
  });

  it('that is to lose in a guise shows the amount of the guise', () => {
    expect(months.lose(first, 10_000).amount.transcription).toBe('CENT');
    expect(months.guises).toEqual([600, 900, 2_000, 4_000, 10_000, 100_000, 3_000_000]);
  });

  it('can win every amount of its table and no other', () => {
    expect(months.amounts).toEqual([6, 9, 20, 40, 100, 1000, 30000].map(euros));
    expect(() => months.win(euros(0), first)).toThrow(Bug);
    expect(() => months.win(euros(7), first)).toThrow(Bug);
  });
});

describe('the cards', () => {
  it('say where star and transcription stand', () => {
    expect(cards.win(euros(500), first).amount).toEqual({
      amount: euros(500),
      transcription: '5CENT',
      star: true,
      transcriptionAt: 'above',
    });
    expect(cards.win(euros(18), last)).toEqual({
      mechanic: 'twins',
      marks: ['DIMANCHE', 'DIMANCHE'],
      amount: { amount: euros(18), transcription: 'DIX-HUIT', star: false, transcriptionAt: 'below' },
    });
  });
});
