import { expect, it } from 'vitest';
import { ticketNumber } from '../../../../src/game/number.ts';
import { happy, happyRecord } from '../../../game/records.ts';
import { finding, findings } from '../judged.ts';

const SPECIMEN = '0000000000010017';
const LIVE = ticketNumber({ gameCode: '00001', pack: 0, ticket: 0 });

const coded = (codes: { readonly number: string; readonly validation: string }) =>
  findings(happy, { ...happyRecord(), ...codes });

it('a specimen’s game code goes with a validation number that starts with 0', () => {
  expect(coded({ number: SPECIMEN, validation: '09999999999999' })).toEqual([]);
  expect(coded({ number: LIVE, validation: '10000000000000' })).toEqual([]);
});

it('a specimen that could be cashed is refused', () => {
  expect(coded({ number: SPECIMEN, validation: '10000000000000' })).toEqual([
    finding({
      rule: 'ticket/number/specimen-code',
      expected: 'a game code of an emission',
      found: '00000',
      message:
        'a validation number without a leading 0 goes with a game code of an emission, and 00000 is found',
    }),
  ]);
});

it('a live ticket that cannot be cashed is refused', () => {
  expect(coded({ number: LIVE, validation: '09999999999999' })).toEqual([
    finding({
      rule: 'ticket/number/specimen-code',
      ticket: LIVE,
      expected: 'the game code 00000',
      found: '00001',
      message: 'a validation number with a leading 0 goes with the game code 00000, and 00001 is found',
    }),
  ]);
});

it('a number that is malformed is no second fault', () => {
  expect(coded({ number: '12345', validation: '09999999999999' }).map((one) => one.rule)).toEqual([
    'ticket/number/malformed',
  ]);
});
