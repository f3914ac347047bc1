import { expect, test } from 'vitest';
import { mm } from '../../../src/base/length.ts';
import { differences, type Pairing } from './slots.ts';
import type { Value } from './values.ts';

const at = (says: string, xMm: number): Value => ({
  kind: 'amount',
  says,
  box: { x: mm(xMm), y: 0, width: mm(8), height: mm(8) },
});

/** A ticket of three zones, 20 mm apart, the record's second standing leftmost. */
function ticket(record: readonly [string, string, string], shown: readonly (string | null)[]): Pairing {
  return {
    expected: record.map((says, index) => ({ kind: 'amount', path: `mois.${index}`, says: [says] })),
    seen: shown.flatMap((says, index) => (says === null ? [] : [at(says, 20 * index)])),
  };
}

const right = [
  ticket(['6', '9', '20'], ['9', '6', '20']),
  ticket(['9', '20', '40'], ['20', '9', '40']),
  ticket(['40', '6', '6'], ['6', '40', '6']),
];

test('tickets that show their records, in whatever places the layout has, differ in nothing', () => {
  expect(differences('amount', right)).toEqual([[], [], []]);
});

test('a ticket that shows its values in other places than the others do is wrong in both', () => {
  const swapped = ticket(['6', '9', '40'], ['6', '9', '40']);
  expect(differences('amount', [...right, swapped])[3]).toEqual([
    { path: 'mois.0', expected: '6', found: '9' },
    { path: 'mois.1', expected: '9', found: '6' },
  ]);
});

test('a value that is missing, and one too many, are told from each other', () => {
  const missing = ticket(['6', '9', '40'], ['9', null, '40']);
  const extra: Pairing = { ...ticket(['6', '9', '40'], ['9', '6', '40']) };
  const doubled: Pairing = { ...extra, seen: [...extra.seen, at('100', 44)] };
  expect(differences('amount', [...right, missing, doubled]).slice(3)).toEqual([
    [{ path: 'mois.0', expected: '6', found: 'nothing' }],
    [{ path: 'nowhere', expected: 'nothing', found: '100' }],
  ]);
});

test('values of another kind are left to their own comparison', () => {
  expect(differences('day', right)).toEqual([[], [], []]);
});
