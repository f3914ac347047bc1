import type { Finding } from '../../../src/base/finding.ts';
import type { Game } from '../../../src/game/game.ts';
import { ticketChecker } from '../../../src/rules/ticket/check.ts';
import {
  CARDS,
  happy,
  happyRecord,
  LOSING_MONTH,
  onTarget,
  rencontre,
  rencontreRecord,
  TARGET,
} from '../../game/records.ts';

/** What all ticket rules find in one record; so a test that compares it holds every other rule to silence. */
export const findings = (game: Game, record: unknown): readonly Finding[] =>
  ticketChecker(game)(record).findings;

export const inHappy = (changes: Parameters<typeof happyRecord>[0] = {}): readonly Finding[] =>
  findings(happy, happyRecord(changes));

export const inRencontre = (surfaces: Readonly<Record<string, unknown>> = {}): readonly Finding[] =>
  findings(rencontre, rencontreRecord(surfaces));

/** Happy 2014 with one month changed: mai, sapin and étoile over 6 SIX. */
export const inMay = (changes: Readonly<Record<string, unknown>>): readonly Finding[] =>
  inHappy({ months: { mai: { ...LOSING_MONTH, ...changes } } });

/** The 2007 game with its cards changed: LUNDI and MARDI over 3 TROIS. */
export const onCards = (changes: Readonly<Record<string, unknown>>): readonly Finding[] =>
  inRencontre({ rencontre: { ...CARDS, ...changes } });

/** The 2007 game with its target changed: 9, 0 with the arrow, 15. */
export const inTarget = (changes: Readonly<Record<string, unknown>>): readonly Finding[] =>
  inRencontre({ coupDeFoudre: { ...TARGET, ...changes } });

/** The 2007 game with its first amount of the target changed. */
export const firstOnTarget = (amount: unknown, transcription: unknown): readonly Finding[] =>
  inTarget({ amounts: [onTarget(amount, transcription), ...TARGET.amounts.slice(1)] });

/** A finding about the ticket that `records.ts` makes, an error about the whole ticket unless it says otherwise. */
export const finding = (facts: Pick<Finding, 'rule' | 'message'> & Partial<Finding>): Finding => ({
  severity: 'error',
  ticket: '0000000000010017',
  surface: null,
  zone: null,
  article: null,
  expected: null,
  found: null,
  ...facts,
});

export const MAY = { surface: 'mois', zone: 'mai', article: '4.2.1' };
export const CARTONS = { surface: 'rencontre', zone: 'cartons', article: '3.2.1' };
export const CIBLE = { surface: 'coupDeFoudre', zone: 'cible', article: '3.3.1' };
export const LETTRE = { surface: 'declaration', zone: 'lettre' };
export const COEURS = { surface: 'vieADeux', zone: 'coeurs', article: '3.5.1' };
