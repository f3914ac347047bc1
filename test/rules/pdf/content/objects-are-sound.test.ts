import { expect, test } from 'vitest';
import { rule } from '../../../../src/rules/pdf/content/objects-are-sound.ts';
import { messages, pdf } from '../subject.ts';
import { kindsTold, toldOf } from './faults.ts';

test('a page without faults is right', () => {
  expect(messages(rule, pdf())).toEqual([]);
});

test('an object that is not what PDF says it is is told', () => {
  expect(toldOf(rule, 'bad-font', 3)).toEqual([
    'page 1: expected sound objects, found that a fault bad-font (object 5 0 R, 3 times)',
  ]);
});

test('faults of other kinds are left to other rules', () => {
  expect(kindsTold(rule)).toEqual(['bad-form', 'bad-image', 'bad-font', 'bad-colour-space']);
});
