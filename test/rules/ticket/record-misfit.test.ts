import { expect, it } from 'vitest';
import { happy, happyRecord } from '../../game/records.ts';
import { finding, findings, inMay, MAY } from './judged.ts';

it('a record without a stranger in it is right', () => {
  expect(inMay({})).toEqual([]);
});

it('an unknown key of a zone is told with its path', () => {
  expect(inMay({ colour: 'red' })).toEqual([
    finding({
      rule: 'ticket/record-misfit',
      ...MAY,
      expected: 'no such key',
      found: '"red"',
      message: 'at surfaces.mois[4].colour the record has "red", where it takes no such key',
    }),
  ]);
});

it('a value of a wrong type is told with its path', () => {
  expect(inMay({ amount: '6' })).toEqual([
    finding({
      rule: 'ticket/record-misfit',
      ...MAY,
      expected: 'a number of euros',
      found: '"6"',
      message: 'at surfaces.mois[4].amount the record has "6", where it takes a number of euros',
    }),
  ]);
});

it('an unknown key of the record itself is asked for by no article', () => {
  expect(findings(happy, { ...happyRecord(), prize: 6 })).toEqual([
    finding({
      rule: 'ticket/record-misfit',
      expected: 'no such key',
      found: '6',
      message: 'at prize the record has 6, where it takes no such key',
    }),
  ]);
});
