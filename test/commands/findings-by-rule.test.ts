import { expect, test } from 'vitest';
import type { Finding } from '../../src/base/finding.ts';
import { firstFew, groupedBy } from '../../src/commands/findings-by-rule.ts';

const finding = (rule: string, message: string): Finding => ({
  rule,
  severity: 'error',
  ticket: null,
  surface: null,
  zone: null,
  article: null,
  expected: '',
  found: '',
  message,
});

const some = (count: number): readonly (readonly Finding[])[] =>
  Array.from({ length: count }, (_, at) => [finding('a', `ticket ${at + 1}`)]);

const words = (group: readonly Finding[]): string => group.map(({ message }) => message).join(' and ');

test('findings of one rule stand together, in the order of its first one', () => {
  const [b, a, c] = [finding('b', '1'), finding('a', '2'), finding('b', '3')];
  expect([...groupedBy([b, a, c], ({ rule }) => rule)]).toEqual([
    ['b', [b, c]],
    ['a', [a]],
  ]);
});

test('eight findings of a rule are worded, and of more the first eight', () => {
  const eight = [
    'ticket 1',
    'ticket 2',
    'ticket 3',
    'ticket 4',
    'ticket 5',
    'ticket 6',
    'ticket 7',
    'ticket 8',
  ];
  expect(firstFew(some(8), words)).toEqual(eight);
  expect(firstFew(some(9), words)).toEqual([...eight, 'and 1 more of this rule (--json has them all)']);
});

test('what is left is counted finding by finding', () => {
  const alike = Array.from({ length: 1_200 }, () => finding('a', 'x'));
  expect(firstFew([...some(8), alike], words).at(-1)).toBe(
    'and 1,200 more of this rule (--json has them all)',
  );
});
