import { describe, expect, it } from 'vitest';
import { fromJSONSchema } from 'zod';
import { recordSchema } from '../../src/game/schema.ts';
import {
  CARDS,
  happy,
  happyRecord,
  LOSING_MONTH,
  onTarget,
  rencontre,
  rencontreRecord,
  TARGET,
} from './records.ts';

/** zod reads the schema as any outside reader would. */
const readerOf = (game: typeof happy) => {
  const schema = fromJSONSchema({ ...recordSchema(game) });
  return (record: unknown): boolean => schema.safeParse(record).success;
};
const isHappy = readerOf(happy);
const isRencontre = readerOf(rencontre);
const withMonth = (changes: object) => happyRecord({ months: { mai: { ...LOSING_MONTH, ...changes } } });

describe('the JSON Schema of Happy 2014', () => {
  it('takes a ticket that is right', () => {
    expect(isHappy(happyRecord())).toBe(true);
    expect(isHappy(withMonth({ amount: 30_000, transcription: 'TRENTE MILLE' }))).toBe(true);
  });

  it.each([
    ['a transcription of another amount', withMonth({ transcription: 'NEUF' })],
    ['an amount of the other surface', withMonth({ amount: 0, transcription: 'ZERO' })],
    ['an unknown symbol', withMonth({ symbols: ['sapin', 'ours'] })],
    ['three symbols', withMonth({ symbols: ['sapin', 'lune', 'fer'] })],
    ['a month without content', happyRecord({ months: { mai: null } })],
    ['a number of 15 digits', { ...happyRecord(), number: '000000000001001' }],
    ['a validation number with a letter', { ...happyRecord(), validation: '0000000000001A' }],
    ['a key of its own', { ...happyRecord(), serial: 1 }],
  ])('refuses %s', (_, record) => {
    expect(isHappy(record)).toBe(false);
  });

  it('lets nothing stand in a month but its symbols, its amount and the transcription', () => {
    const keys = '"required":["symbols","amount","transcription"],"additionalProperties":false';
    expect(JSON.stringify(recordSchema(happy))).toContain(keys);
  });

  it('refuses eleven months and thirteen', () => {
    const of = (count: number) => {
      const record = happyRecord();
      return { ...record, surfaces: { ...record.surfaces, mois: Array(count).fill(LOSING_MONTH) } };
    };
    expect([11, 12, 13].map((count) => isHappy(of(count)))).toEqual([false, true, false]);
  });
});

describe('the JSON Schema of the 2007 game', () => {
  it('takes a ticket that is right', () => {
    expect(isRencontre(rencontreRecord())).toBe(true);
  });

  it.each([
    ['a day in small letters', { rencontre: { ...CARDS, days: ['lundi', 'MARDI'] } }],
    ['cards that do not say whether there is a star', { rencontre: { ...CARDS, star: null } }],
    [
      'QUINZE',
      {
        coupDeFoudre: {
          ...TARGET,
          amounts: [onTarget(15, 'QUINZE'), onTarget(0, 'ZERO'), onTarget(3, 'TROIS')],
        },
      },
    ],
    ['two amounts', { coupDeFoudre: { ...TARGET, amounts: TARGET.amounts.slice(1) } }],
    ['an arrow on no amount', { coupDeFoudre: { ...TARGET, arrow: 3 } }],
    ['several arrows', { coupDeFoudre: { ...TARGET, arrow: [0, 1] } }],
    ['a phrase that was never set', { declaration: { phrase: 'Bonjour' } }],
    ['three symbols', { vieADeux: { symbols: ['coeur', 'coupe', 'cadeau'] } }],
  ])('refuses %s', (_, surfaces) => {
    expect(isRencontre(rencontreRecord(surfaces))).toBe(false);
  });

  it('lets no symbol stand more than twice', () => {
    const hearts = JSON.stringify(recordSchema(rencontre));
    expect(hearts).toContain('{"contains":{"const":"coeur"},"minContains":0,"maxContains":2}');
  });
});
