import { describe, expect, it } from 'vitest';
import type { Item } from '../../../src/face/item.ts';
import { run } from '../../../src/rules/run.ts';
import { rule } from '../../../src/rules/template/mentions-are-set.ts';
import { withVersoItems } from '../../kit/damaged-template.ts';
import { happy, rencontre } from '../../kit/real-face.ts';
import { saysNothingOfOurGames, told } from './silent.ts';

saysNothingOfOurGames(rule);

const [minors] = happy.mentions;
if (minors === undefined) throw new Error('no mentions');
const isMark = (item: Item): boolean => item.kind === 'glyphs' && item.run.text.trim() === 'À\u00a0VALIDER';
const approved = (template: typeof happy) => ({
  ...template,
  mentions: template.mentions.map((mention) => ({ ...mention, approvedBy: 'A. Person' })),
});

it('finds a mention in other words than those declared', () => {
  const other = { ...minors, text: 'Jeu interdit aux mineurs de moins de 16\u00a0ans.' };
  expect(run([rule], { ...happy, mentions: [other, ...happy.mentions.slice(1)] })).toEqual([
    {
      rule: 'template/mentions-are-set',
      severity: 'error',
      ticket: null,
      surface: null,
      zone: 'minors',
      article: null,
      expected: '« Jeu interdit aux mineurs de moins de 16\u00a0ans. » on the verso',
      found: 'other words',
      message:
        'the mention minors needs « Jeu interdit aux mineurs de moins de 16\u00a0ans. » on the verso, and has other words',
    },
  ]);
});

it('finds a mention that is not declared, and one that says nothing', () => {
  expect(told(rule, { ...happy, mentions: happy.mentions.slice(1) })).toEqual([
    ['minors', 'a mention', 'none'],
  ]);
  expect(told(rule, { ...happy, mentions: [{ ...minors, text: ' ' }, ...happy.mentions.slice(1)] })).toEqual([
    ['minors', '«   » on the verso', 'other words'],
  ]);
});

describe('a wording that no person has approved', () => {
  it('is found without À VALIDER on its line', () => {
    const unmarked = withVersoItems(happy, 'art', (items) => items.filter((item) => !isMark(item)));
    expect(told(rule, unmarked)).toEqual(happy.mentions.map(({ id }) => [id, 'À VALIDER beside it', 'none']));
  });

  it('is found where the mark stands on another line', () => {
    let seen = 0;
    const moved = withVersoItems(happy, 'art', (items) =>
      items.map((item) => {
        if (item.kind !== 'glyphs' || !isMark(item)) return item;
        seen += 1;
        return seen === 1 ? { ...item, at: { ...item.at, y: item.at.y + 1 } } : item;
      }),
    );
    expect(told(rule, moved)).toEqual([['minors', 'À VALIDER beside it', 'none']]);
  });
});

it('finds À VALIDER beside what was approved, before it on the line or after it', () => {
  for (const template of [happy, rencontre]) {
    expect(told(rule, approved(template))).toEqual(
      template.mentions.map(({ id }) => [id, 'no À VALIDER beside it', 'À VALIDER']),
    );
  }
  const unmarked = withVersoItems(approved(happy), 'art', (items) => items.filter((item) => !isMark(item)));
  expect(told(rule, unmarked)).toEqual([]);
});
