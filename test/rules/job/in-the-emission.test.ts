import { expect, test } from 'vitest';
import { ticketNumber } from '../../../src/game/number.ts';
import { rule } from '../../../src/rules/job/in-the-emission.ts';
import { run } from '../../../src/rules/run.ts';

const number = (gameCode: string, ticket: number): string => ticketNumber({ gameCode, pack: 0, ticket });

const found = (...numbers: readonly (string | null)[]) =>
  run([rule], { emission: '20140', tickets: numbers.map((one) => ({ number: one })) });

test('tickets of the emission say nothing', () => {
  expect(found(number('20140', 0), number('20140', 1))).toEqual([]);
});

test('a ticket of another emission is found with its number and the record that it stands in', () => {
  const other = number('20141', 1);
  expect(found(number('20140', 0), other)).toEqual([
    {
      rule: 'job/in-the-emission',
      severity: 'error',
      ticket: other,
      surface: null,
      zone: 'record 2',
      article: null,
      expected: 'the game code 20140',
      found: '20141',
      message: 'a ticket of this emission must have the game code 20140, and this one has 20141',
    },
  ]);
});

test('a whole file of another emission is one finding, with how many tickets it is', () => {
  expect(
    found(number('20130', 0), number('20130', 1), number('20130', 2)).map(({ message }) => message),
  ).toEqual([
    'a ticket of this emission must have the game code 20140, and this one has 20130, as have 2 more of 3',
  ]);
});

test('each further emission is found, and specimens are called what they are', () => {
  expect(found(number('20141', 0), number('20140', 0), number('00000', 5))).toMatchObject([
    { zone: 'record 1', found: '20141' },
    { zone: 'record 3', found: '00000 of specimens' },
  ]);
});

test('what is no ticket number has no emission: that is another rule’s', () => {
  expect(found(null, '1', '2014100000000001')).toEqual([]);
});
