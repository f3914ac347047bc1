import { expect, it } from 'vitest';
import { CARTONS, finding, inHappy, inMay, MAY, onCards } from '../judged.ts';

it('an amount in digits stands in every zone', () => {
  expect(inHappy()).toEqual([]);
});

it('a month with a transcription and no digits lacks its amount', () => {
  expect(inMay({ amount: null })).toEqual([
    finding({
      rule: 'ticket/amount/absent',
      ...MAY,
      expected: 'an amount in digits',
      message:
        'an amount in digits is expected beside “SIX” and none is found: the règlement does not state the consequence',
    }),
  ]);
});

it('on the cards the lack is an anomaly', () => {
  expect(onCards({ amount: undefined })).toEqual([
    finding({
      rule: 'ticket/amount/absent',
      ...CARTONS,
      expected: 'an amount in digits',
      message:
        'an amount in digits is expected beside “TROIS” and none is found: the ticket is an anomaly (3.6)',
    }),
  ]);
});

it('an amount of a wrong type is told once, as a misfit', () => {
  expect(inMay({ amount: '6' }).map((one) => one.rule)).toEqual(['ticket/record-misfit']);
});
