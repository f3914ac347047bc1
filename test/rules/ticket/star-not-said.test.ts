import { expect, it } from 'vitest';
import { CARTONS, finding, inHappy, onCards } from './judged.ts';

it('a star may stand or not, and the record says which', () => {
  expect(onCards({ star: true })).toEqual([]);
  expect(onCards({ star: false })).toEqual([]);
});

it('a record that says nothing of the star is told', () => {
  expect(onCards({ star: null })).toEqual([
    finding({
      rule: 'ticket/star-not-said',
      ...CARTONS,
      expected: 'true or false',
      message:
        'the record does not say whether a star stands before 3\u00a0€: true or false is expected, nothing is found',
    }),
  ]);
});

it('Happy 2014 has no stars to speak of', () => {
  expect(inHappy()).toEqual([]);
});

it('a star of a wrong type is told once, as a misfit', () => {
  expect(onCards({ star: 'yes' }).map((one) => one.rule)).toEqual(['ticket/record-misfit']);
});
