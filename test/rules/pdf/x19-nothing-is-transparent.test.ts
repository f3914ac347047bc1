import { expect, test } from 'vitest';
import { rule } from '../../../src/rules/pdf/x19-nothing-is-transparent.ts';
import { messages, pdf, severities, sighting } from './subject.ts';

test('a file without transparency is right', () => {
  expect(messages(rule, pdf())).toEqual([]);
});

test('what mixes, and a page group in another space, are told', () => {
  const document = {
    transparency: [sighting('/ca 0.5', '7 0 R')],
    groupSpaces: [sighting('a page group in /DeviceRGB', '4 0 R')],
  };
  expect(messages(rule, pdf({ document }))).toEqual([
    'nothing should be transparent: found /ca 0.5 in object 7 0 R',
    'nothing should be transparent: found a page group in /DeviceRGB in object 4 0 R',
  ]);
  expect(severities(rule, pdf({ document }))).toEqual(['warning', 'warning']);
  expect(severities(rule, pdf({ document, job: {} }))).toEqual(['error', 'error']);
});
