import { expect, it } from 'vitest';
import { right } from '../../../src/base/geometry.ts';
import { rectOutline } from '../../../src/base/outline.ts';
import { itemBounds } from '../../../src/face/bounds.ts';
import { run } from '../../../src/rules/run.ts';
import { rule } from '../../../src/rules/template/zones-are-clear-of-text.ts';
import { withCoat, withRectoItems } from '../../kit/damaged-template.ts';
import { happy } from '../../kit/real-face.ts';
import { line } from '../../kit/text.ts';
import { saysNothingOfOurGames, told } from './silent.ts';

saysNothingOfOurGames(rule);

const [bonus] = happy.surfaces.flatMap(({ zones }) => zones.filter(({ zone }) => zone === 'bonus'));
if (bonus === undefined) throw new Error('no Bonus');

it('finds fixed text under a coat', () => {
  const text = line('PERDU', { x: bonus.window.x, y: bonus.window.y + bonus.window.height / 2 });
  expect(
    run(
      [rule],
      withRectoItems(happy, 'display', (items) => [...items, text]),
    ),
  ).toEqual([
    {
      rule: 'template/zones-are-clear-of-text',
      severity: 'error',
      ticket: null,
      surface: 'bonus',
      zone: 'bonus',
      article: null,
      expected: 'no fixed text under its coat',
      found: '« PERDU » under its coat',
      message: 'the zone bonus needs no fixed text under its coat, and has « PERDU » under its coat',
    },
  ]);
});

it('lets text touch a coat, and finds it under one by the least step', () => {
  const text = line('20\u00a0€', { x: 0, y: 0 });
  const ink = itemBounds(text);
  if (ink === null) throw new Error('no ink');
  const coated = (gap: number) =>
    withCoat(
      withRectoItems(happy, 'display', () => [text]),
      'bonus',
      rectOutline({ ...ink, x: right(ink) + gap }),
    );
  expect(told(rule, coated(0))).toEqual([]);
  expect(told(rule, coated(-1)).map(([zone]) => zone)).toEqual(['bonus']);
});
