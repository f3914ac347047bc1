import { expect, it } from 'vitest';
import { happy, happyRecord, LOSING_MONTH } from '../../game/records.ts';
import { finding, findings } from './judged.ts';

it('twelve months are right', () => {
  expect(findings(happy, happyRecord())).toEqual([]);
});

it('there is no thirteenth month', () => {
  const record = happyRecord();
  const surfaces = { ...record.surfaces, mois: [...record.surfaces.mois, LOSING_MONTH] };
  expect(findings(happy, { ...record, surfaces })).toEqual([
    finding({
      rule: 'ticket/zone-too-many',
      surface: 'mois',
      zone: 'mois[12]',
      article: '4.2.1',
      expected: '12 zones',
      found: '13 zones',
      message: 'mois has 13 zones where 12 zones are described',
    }),
  ]);
});
