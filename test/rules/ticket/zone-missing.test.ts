import { expect, it } from 'vitest';
import { happy, happyRecord } from '../../game/records.ts';
import { finding, findings, inHappy, inRencontre, MAY } from './judged.ts';

it('twelve months and a Bonus are all there is', () => {
  expect(inHappy()).toEqual([]);
});

it('a month in which nothing stands is missing, and is no more than that', () => {
  expect(inHappy({ months: { mai: {} } })).toEqual([
    finding({
      rule: 'ticket/zone-missing',
      ...MAY,
      expected: 'the zone mai',
      message:
        'the zone mai is expected and nothing is found there: the règlement does not state the consequence',
    }),
  ]);
});

it('of eleven months the last is missing', () => {
  const record = happyRecord();
  const surfaces = { ...record.surfaces, mois: record.surfaces.mois.slice(0, 11) };
  expect(findings(happy, { ...record, surfaces })).toEqual([
    finding({
      rule: 'ticket/zone-missing',
      surface: 'mois',
      zone: 'decembre',
      article: '4.2.1',
      expected: 'the zone decembre',
      message:
        'the zone decembre is expected and nothing is found there: the règlement does not state the consequence',
    }),
  ]);
});

it('a ticket without Bonus lacks it', () => {
  expect(inHappy({ bonus: null })).toEqual([
    finding({
      rule: 'ticket/zone-missing',
      surface: 'bonus',
      zone: 'bonus',
      article: '4.3.1',
      expected: 'the zone bonus',
      message:
        'the zone bonus is expected and nothing is found there: the règlement does not state the consequence',
    }),
  ]);
});

it('a ticket without target is an anomaly', () => {
  expect(inRencontre({ coupDeFoudre: null })).toEqual([
    finding({
      rule: 'ticket/zone-missing',
      surface: 'coupDeFoudre',
      zone: 'cible',
      article: '3.3.1',
      expected: 'the zone cible',
      message: 'the zone cible is expected and nothing is found there: the ticket is an anomaly (3.6)',
    }),
  ]);
});

it('a ticket without letter is outside the misprint clause', () => {
  expect(inRencontre({ declaration: null })).toEqual([
    finding({
      rule: 'ticket/zone-missing',
      surface: 'declaration',
      zone: 'lettre',
      expected: 'the zone lettre',
      message:
        'the zone lettre is expected and nothing is found there: a check of this product’s own, outside 3.6',
    }),
  ]);
});

it('a zone of a wrong type is told once, as a misfit', () => {
  expect(inHappy({ bonus: 6 }).map((one) => one.rule)).toEqual(['ticket/record-misfit']);
  expect(inHappy({ months: { mai: 'SIX' } }).map((one) => one.rule)).toEqual(['ticket/record-misfit']);
});
