import { euros } from '../../src/base/money.ts';
import { play } from '../../src/game/play/play.ts';
import { readRecord } from '../../src/game/record.ts';
import type { Verdict } from '../../src/game/verdict.ts';
import { game as happy, MONTHS } from '../../templates/happy-2014/game.ts';
import { game as rencontre } from '../../templates/rencontre-2007/game.ts';

/** Records with defaults: each is a losing ticket without fault until a test changes a surface of it. */

type Month = (typeof MONTHS)[number];

const CODES = { number: '0000000000010017', validation: '00000000000017' };

export const LOSING_MONTH = { symbols: ['sapin', 'etoile'], amount: 6, transcription: 'SIX' };

/** A record of Happy 2014; months that are not named lose, and the Bonus holds 0 / ZERO. */
export const happyRecord = ({
  months = {},
  bonus = { amount: 0, transcription: 'ZERO' },
}: {
  readonly months?: Partial<Record<Month, unknown>>;
  readonly bonus?: unknown;
} = {}) => ({
  ...CODES,
  surfaces: { mois: MONTHS.map((month) => (month in months ? months[month] : LOSING_MONTH)), bonus },
});

export const CARDS = {
  days: ['LUNDI', 'MARDI'],
  amount: 3,
  transcription: 'TROIS',
  star: false,
  transcriptionAt: 'below',
};

/** An amount of the target, without star, its transcription below. */
export const onTarget = (amount: unknown, transcription: unknown) => ({
  amount,
  transcription,
  star: false,
  transcriptionAt: 'below',
});

export const TARGET = {
  amounts: [onTarget(9, 'NEUF'), onTarget(0, 'ZERO'), onTarget(15, 'QUINZ')],
  arrow: 1,
};

/** A record of the 2007 game; surfaces that are not named lose. */
export const rencontreRecord = (surfaces: Readonly<Record<string, unknown>> = {}) => ({
  ...CODES,
  surfaces: {
    rencontre: CARDS,
    coupDeFoudre: TARGET,
    declaration: { phrase: 'Tu es mon soleil' },
    vieADeux: { symbols: ['coeur', 'marguerite', 'coupe', 'cadeau'] },
    ...surfaces,
  },
});

export const playHappy = (changes: Parameters<typeof happyRecord>[0] = {}): Verdict =>
  play(happy, readRecord(happy, happyRecord(changes)));

export const playRencontre = (surfaces: Parameters<typeof rencontreRecord>[0] = {}): Verdict =>
  play(rencontre, readRecord(rencontre, rencontreRecord(surfaces)));

/** A verdict in one line: `win 12: coupDeFoudre 9 NEUF, declaration 3 cœur` or `anomaly 3.6 rencontre: …`. */
export function inWords(verdict: Verdict): string {
  switch (verdict.kind) {
    case 'loss':
      return 'loss';
    case 'win': {
      const gains = verdict.gains.map(({ zone, amount, by }) => `${zone} ${amount.cents / 100} ${by}`);
      return `win ${verdict.total.cents / 100}: ${gains.join(', ')}`;
    }
    default: {
      const reasons = verdict.reasons.map(({ article, zone, because }) => `${article} ${zone}: ${because}`);
      return `${verdict.kind} ${reasons.join(' | ')}`;
    }
  }
}

export { euros, happy, rencontre };
