import { expect, test } from 'vitest';
import { compare } from './compare.ts';
import type { SeenTicket } from './read-sheet.ts';
import { type Expected, expectedOf, payloadOf } from './records.ts';

const LINES = `{"number":"0000000000000018","validation":"01234567890123","surfaces":{"bonus":{"amount":30000,"transcription":"TRENTE MILLE"}}}
{"number":"0000000000000026","validation":"01234567890124","surfaces":{"declaration":{"phrase":"J’aime"},"rencontre":{"days":["LUNDI","MARDI"],"amount":3,"transcription":"TROIS","star":false,"transcriptionAt":"above"}}}
`;
const records = expectedOf(LINES);
const [first, second] = records as readonly [Expected, Expected];

const BOX = { x: 0, y: 0, width: 10, height: 10 };

/** The ticket of the first record as a sheet shows it. */
const seen = (changes: Partial<SeenTicket> = {}): SeenTicket => ({
  place: 'sheet 1, place 1',
  number: '0000000000000018',
  bars: ['0000000000000018'],
  validations: ['0000001234567890123018'],
  values: [{ kind: 'amount', says: '30\u00a0000\u00a0€ · TRENTE MILLE · below', box: BOX }],
  ...changes,
});

test('a record says what must stand on its ticket, a transcription on either side where it leaves that open', () => {
  expect(first.values).toEqual([
    {
      kind: 'amount',
      path: 'bonus',
      says: ['30\u00a0000\u00a0€ · TRENTE MILLE · above', '30\u00a0000\u00a0€ · TRENTE MILLE · below'],
    },
  ]);
  expect(second.values.map(({ path, says }) => [path, says])).toEqual([
    ['declaration', ['J’aime']],
    ['rencontre', ['3\u00a0€ · TROIS · above']],
    ['rencontre.days.0', ['LUNDI']],
    ['rencontre.days.1', ['MARDI']],
  ]);
});

test('the link digits are the number modulo 997, in three digits', () => {
  expect(payloadOf(first)).toBe('00000' + '01234567890123' + '018');
  expect(payloadOf({ ...first, number: '1234500000010016' }).slice(-3)).toBe(
    String(1234500000010016n % 997n).padStart(3, '0'),
  );
});

test('a ticket that shows its record has no mismatch', () => {
  expect(compare([seen()], [first])).toEqual({ tickets: 1, mismatches: [] });
});

test.each([
  ['number', { number: '0000000000000081' }],
  ['number', { number: null }],
  ['barcode', { bars: [] }],
  ['barcode', { bars: ['0000000000000018', '0000000000000018'] }],
  ['validation', { validations: ['0000001234567890123019'] }],
  ['bonus', { values: [] }],
])('a ticket whose %s is wrong is named: %j', (path, changes) => {
  const { mismatches } = compare([seen(changes)], [first]);
  expect(mismatches.map((mismatch) => [mismatch.ticket, mismatch.path])).toEqual([
    ['0000000000000018', path],
  ]);
});

test('a record on no ticket, on two tickets, and a ticket of no record are mismatches', () => {
  expect(compare([], [first]).mismatches).toMatchObject([
    { ticket: first.number, path: 'sheet', found: 'none' },
  ]);
  const twice = compare([seen(), seen({ place: 'sheet 1, place 2' })], [first]).mismatches;
  expect(twice).toMatchObject([{ path: 'sheet', found: 'sheet 1, place 1 and sheet 1, place 2' }]);
  const strange = compare([seen({ number: null, bars: [] })], []).mismatches;
  expect(strange).toMatchObject([{ ticket: 'at sheet 1, place 1', path: 'number', found: 'nothing' }]);
});
