import { expect, test } from 'vitest';
import { watchStock } from '../../../src/audit/features/stock.ts';
import { surfaceOf } from '../../../src/game/game.ts';
import { readRecord } from '../../../src/game/record.ts';
import { happy, happyRecord, rencontre } from '../../game/records.ts';
import { seen } from './watches.ts';

const calendar = watchStock(happy, surfaceOf(happy, 'mois'));

const of = (record: object) => {
  const [months] = readRecord(happy, record).surfaces;
  if (months === undefined) throw new Error('the record has no months');
  return seen(calendar, months);
};

const month = (amount: number, transcription: string) => ({
  symbols: ['sapin', 'lune'],
  amount,
  transcription,
});

test('of a calendar it is counted how many months show each amount', () => {
  const counts = of(happyRecord({ months: { mai: month(40, 'QUARANTE'), juin: month(40, 'QUARANTE') } }));
  expect(counts['how many zones show 40\u00a0€']).toBe('2');
  expect(counts['how many zones show 6\u00a0€']).toBe('10');
  expect(counts['how many zones show 100\u00a0€']).toBe('0');
});

test('a calendar with a month too few is not counted', () => {
  const { surfaces, ...codes } = happyRecord();
  const counts = of({ ...codes, surfaces: { ...surfaces, mois: surfaces.mois.slice(1) } });
  expect(new Set(Object.values(counts))).toEqual(new Set([null]));
});

test('a surface of one zone, or of a game without a stock of amounts, has nothing to count', () => {
  expect(watchStock(happy, surfaceOf(happy, 'bonus')).features).toEqual([]);
  expect(watchStock(rencontre, surfaceOf(rencontre, 'rencontre')).features).toEqual([]);
  const free = { ...happy, policy: { ...happy.policy, guises: {} } };
  expect(watchStock(free, surfaceOf(free, 'mois')).features).toEqual([]);
});
