import { expect, test } from 'vitest';
import { ticketNumber } from '../../../src/game/number.ts';
import { run } from '../../../src/rules/run.ts';
import { rule } from '../../../src/rules/sheet/one-emission.ts';
import { tickets } from '../../kit/face.ts';
import { imposed } from '../../kit/press.ts';

const job = imposed(tickets(1));

const number = (gameCode: string, ticket: number): string => ticketNumber({ gameCode, pack: 0, ticket });
const found = (...numbers: readonly string[]) => run([rule], { ...job, tickets: numbers });

test('tickets of one game code say nothing, be they specimens or live', () => {
  expect(found(number('00000', 1), number('00000', 2))).toEqual([]);
  expect(found(number('20140', 1), number('20140', 2))).toEqual([]);
});

test('a live ticket among specimens is found, once a game code however many follow', () => {
  const live = number('20140', 2);
  expect(found(number('00000', 1), live, number('20140', 3), number('00000', 4))).toEqual([
    {
      rule: 'sheet/one-emission',
      severity: 'error',
      ticket: live,
      surface: null,
      zone: null,
      article: null,
      expected: 'the game code 00000 of specimens',
      found: 'the game code 20140',
      message: `the tickets of a job must be of one emission: the first has the game code 00000 of specimens, and ${live} has the game code 20140`,
    },
  ]);
});

test('a specimen among live tickets is found', () => {
  const specimen = number('00000', 2);
  expect(found(number('20140', 1), specimen)).toMatchObject([
    { ticket: specimen, expected: 'the game code 20140', found: 'the game code 00000 of specimens' },
  ]);
});

test('each further emission is found, were it off by one digit', () => {
  expect(found(number('20140', 1), number('20141', 1), number('20150', 1), number('20141', 2))).toMatchObject(
    [{ ticket: number('20141', 1) }, { ticket: number('20150', 1) }],
  );
});

test('what is no ticket number has no game code', () => {
  expect(found('1', '2', '2014000000000001', number('00000', 1))).toEqual([]);
});
