import { expect, test } from 'vitest';
import { rule } from '../../../../src/rules/pdf/inks/registration-is-in-marks-only.ts';
import { found, messages, pdf } from '../subject.ts';

const on = (where: 'work' | 'margin' | 'unknown') => ({
  registration: [{ on: where, count: 1, first: [[12.5, 40]] as const }],
});

test('in the margin it is where it belongs', () => {
  expect(messages(rule, pdf({ looks: on('margin') }))).toEqual([]);
});

test('on a ticket, or within the trim, it is told', () => {
  expect(messages(rule, pdf({ looks: on('work'), job: {} }))).toEqual([
    'registration colour should stand outside all tickets: found on the work, page 1, once at 12.5 × 40 mm',
  ]);
  expect(found(rule, pdf({ looks: on('work') }))).toMatchObject([
    { severity: 'warning', expected: 'outside the trim' },
  ]);
});

test('where no page says what is kept, that is said', () => {
  expect(found(rule, pdf({ looks: on('unknown') }))).toMatchObject([
    { severity: 'unchecked', found: 'on a page that says no trim within its sheet' },
  ]);
});
