import { expect, test } from 'vitest';
import { rule } from '../../../../src/rules/pdf/inks/spots-have-names-of-their-own.ts';
import { messages, pdf, severities, spotFacts } from '../subject.ts';

const told = (...names: readonly string[]) =>
  messages(rule, pdf({ document: { spots: names.map((name) => spotFacts(name)) } }));

test('names of letters, digits, dashes and underscores are right, and so are All, None and Black', () => {
  expect(told('Coat', 'Over_White-2', 'All', 'None', 'Black')).toEqual([]);
});

test.each([['PANTONE 185 C'], ['2Coat'], ['Encre à gratter']])(
  '« %s » is no name that a job ticket can carry',
  (name) => {
    expect(told(name)).toEqual([`the name of the spot « ${name} » should be ^[A-Za-z][A-Za-z0-9_-]*$`]);
  },
);

test('a twin by case, and the name of a process ink by case, are told', () => {
  expect(told('Coat', 'COAT')).toEqual(['the name of the spot « COAT » should be a name other than Coat']);
  expect(told('cyan')).toEqual(['the name of the spot « cyan » should be no name of a process ink']);
});

test('it is a rule of the house', () => {
  const document = { spots: [spotFacts('PANTONE 185 C')] };
  expect(severities(rule, pdf({ document }))).toEqual(['warning']);
  expect(severities(rule, pdf({ document, job: {} }))).toEqual(['error']);
});
