import { expect, it } from 'vitest';
import { mm, pt } from '../../../src/base/length.ts';
import { run } from '../../../src/rules/run.ts';
import { rule } from '../../../src/rules/template/fixed-text-is-readable.ts';
import { withRectoItems, withVersoItems } from '../../kit/damaged-template.ts';
import { happy } from '../../kit/real-face.ts';
import { line, withHole } from '../../kit/text.ts';
import { saysNothingOfOurGames, told } from './silent.ts';

saysNothingOfOurGames(rule);

const AT = { x: mm(10), y: mm(10) };

it('finds a character that the font lacks', () => {
  const hole = withHole(line('cœur', AT), 1);
  expect(
    run(
      [rule],
      withVersoItems(happy, 'art', (items) => [...items, hole]),
    ),
  ).toEqual([
    {
      rule: 'template/fixed-text-is-readable',
      severity: 'error',
      ticket: null,
      surface: null,
      zone: 'verso/art',
      article: null,
      expected: '« cœur » in barlow-condensed-500',
      found: 'no glyph for « œ »',
      message: 'verso/art needs « cœur » in barlow-condensed-500, and has no glyph for « œ »',
    },
  ]);
});

it('lets text be of five points, and no smaller, in every fixed pass and in forms within it', () => {
  const within = (size: number) => {
    const form = {
      key: 'label',
      box: { ...AT, width: mm(10), height: mm(5) },
      items: [line('Bonus', AT, pt(size))],
    };
    return withRectoItems(happy, 'overprint', (items) => [
      ...items,
      { kind: 'use', form, at: { x: 0, y: 0 } },
    ]);
  };
  expect(told(rule, within(5))).toEqual([]);
  expect(told(rule, within(4.9))).toEqual([['recto/overprint', '« Bonus » in at least 5 pt', '4.90 pt']]);
});
