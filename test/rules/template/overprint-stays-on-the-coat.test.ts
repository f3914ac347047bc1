import { expect, it } from 'vitest';
import { type Rect, right } from '../../../src/base/geometry.ts';
import { spot } from '../../../src/base/ink.ts';
import { mm } from '../../../src/base/length.ts';
import { outlineBounds } from '../../../src/base/outline.ts';
import { run } from '../../../src/rules/run.ts';
import { rule } from '../../../src/rules/template/overprint-stays-on-the-coat.ts';
import { withRectoItems } from '../../kit/damaged-template.ts';
import { filled } from '../../kit/face.ts';
import { happy } from '../../kit/real-face.ts';
import { saysNothingOfOurGames } from './silent.ts';

saysNothingOfOurGames(rule);

const [january] = happy.surfaces.flatMap(({ zones }) => zones);
const box = outlineBounds(january?.coat ?? []);
const [, ink] = happy.inks;
if (box === null || ink === undefined) throw new Error('no coat or no ink');

const over = (mark: Rect) =>
  withRectoItems(happy, 'overprint', (items) => [...items, filled(mark, spot(ink))]);

it('lets a picture end with its coat, and finds it beyond by the least step', () => {
  expect(run([rule], over(box))).toEqual([]);
  expect(run([rule], over({ ...box, x: box.x + 1 }))).toEqual([
    {
      rule: 'template/overprint-stays-on-the-coat',
      severity: 'error',
      ticket: null,
      surface: null,
      zone: 'recto/overprint',
      article: null,
      expected: 'each mark within one coat',
      found: '1 of them beyond',
      message: 'recto/overprint needs each mark within one coat, and has 1 of them beyond',
    },
  ]);
});

it('finds a picture that runs on from one coat to the next', () => {
  const across = { x: right(box) - mm(1), y: box.y + mm(5), width: mm(5), height: mm(1) };
  expect(run([rule], over(across)).map(({ found }) => found)).toEqual(['1 of them beyond']);
});
