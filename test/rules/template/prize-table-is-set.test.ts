import { expect, it } from 'vitest';
import { mm } from '../../../src/base/length.ts';
import { run } from '../../../src/rules/run.ts';
import { rule } from '../../../src/rules/template/prize-table-is-set.ts';
import { saying, withVersoItems } from '../../kit/damaged-template.ts';
import { happy } from '../../kit/real-face.ts';
import { line } from '../../kit/text.ts';
import { saysNothingOfOurGames, told } from './silent.ts';

saysNothingOfOurGames(rule);

const back = (text: string, otherwise: string) =>
  withVersoItems(happy, 'art', (items) => saying(items, text, otherwise));

it('finds a row with another count, and tells what stands there', () => {
  expect(run([rule], back('12\u00a0750', '12\u00a0570'))).toEqual([
    {
      rule: 'template/prize-table-is-set',
      severity: 'error',
      ticket: null,
      surface: null,
      zone: 'verso/art',
      article: '3',
      expected: 'a row of 12\u00a0750 and 40\u00a0€',
      found: null,
      message: 'the verso needs a row of 12\u00a0750 and 40\u00a0€, and has none',
    },
    {
      rule: 'template/prize-table-is-set',
      severity: 'error',
      ticket: null,
      surface: null,
      zone: 'verso/art',
      article: '3',
      expected: 'rows of the prize table only',
      found: '12\u00a0570 40\u00a0€',
      message: 'the verso needs rows of the prize table only, and has 12\u00a0570 40\u00a0€',
    },
  ]);
});

it('finds another prize, another total, a row too many', () => {
  expect(told(rule, back('9\u00a0€', '10\u00a0€')).map(([, expected, found]) => [expected, found])).toEqual([
    ['a row of 100\u00a0000 and 9\u00a0€', null],
    ['rows of the prize table only', '100\u00a0000 10\u00a0€'],
  ]);
  expect(told(rule, back('435\u00a0820', '435\u00a0821')).map(([, expected]) => expected)).toEqual([
    'a row of 435\u00a0820 and 3\u00a0960\u00a0000\u00a0€',
    'rows of the prize table only',
  ]);
  const extra = withVersoItems(happy, 'art', (items) => [
    ...items,
    line('500\u00a0€', { x: mm(9), y: mm(90.123) }),
  ]);
  expect(told(rule, extra).map(([, , found]) => found)).toEqual(['500\u00a0€']);
});

it('finds the size of another block', () => {
  const size = withVersoItems(happy, 'art', (items) =>
    saying(items, 'pour 2\u00a0000\u00a0000 de\u00a0tickets', 'pour 12\u00a0000\u00a0000 de\u00a0tickets'),
  );
  expect(run([rule], size).map(({ article, expected }) => [article, expected])).toEqual([
    ['2', 'the size of the block, 2\u00a0000\u00a0000'],
  ]);
});
