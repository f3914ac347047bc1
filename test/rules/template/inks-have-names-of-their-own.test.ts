import { expect, it } from 'vitest';
import { run } from '../../../src/rules/run.ts';
import { rule } from '../../../src/rules/template/inks-have-names-of-their-own.ts';
import { happy } from '../../kit/real-face.ts';
import { saysNothingOfOurGames, told } from './silent.ts';

saysNothingOfOurGames(rule);

const named = (name: string) => ({
  ...happy,
  inks: [...happy.inks, { name, alternate: { c: 0, m: 0, y: 0, k: 10 }, overprints: true }],
});

it('finds a name that is taken, whatever its case', () => {
  expect(run([rule], named('COAT'))).toEqual([
    {
      rule: 'template/inks-have-names-of-their-own',
      severity: 'error',
      ticket: null,
      surface: null,
      zone: 'inks',
      article: null,
      expected: 'one ink named Coat',
      found: 'another one, COAT',
      message: 'the inks need one ink named Coat, and have another one, COAT',
    },
  ]);
});

it('finds the names of process plates, and names that a job ticket cannot hold', () => {
  expect(told(rule, named('Black'))).toEqual([['inks', 'one ink named Black', 'another one, Black']]);
  expect(told(rule, named('all'))).toEqual([['inks', 'one ink named All', 'another one, all']]);
  for (const name of ['Over Gold', '2ndGold', 'Doré', '']) {
    expect(told(rule, named(name))).toEqual([['inks', 'names of letters, digits, _ and -', `« ${name} »`]]);
  }
  expect(told(rule, named('Over-Gold_2'))).toEqual([]);
});
