import { expect, it } from 'vitest';
import { grow, rect } from '../../../src/base/geometry.ts';
import { cmyk, IMAGED_BLACK } from '../../../src/base/ink.ts';
import { mm } from '../../../src/base/length.ts';
import { rectOutline } from '../../../src/base/outline.ts';
import { run } from '../../../src/rules/run.ts';
import { rule } from '../../../src/rules/template/art-stays-within-the-bleed.ts';
import { withRecto, withVersoItems } from '../../kit/damaged-template.ts';
import { filled } from '../../kit/face.ts';
import { happy } from '../../kit/real-face.ts';
import { saysNothingOfOurGames, told } from './silent.ts';

saysNothingOfOurGames(rule);

const BLEED = grow(rect(0, 0, mm(90), mm(130)), mm(3));
const BLEED_MM = '-3.000 -3.000 93.000 133.000';

it('lets art reach the end of the bleed, and finds it beyond', () => {
  const ground = (by: number) =>
    withVersoItems(happy, 'art', (items) => [filled(grow(BLEED, by), cmyk(0, 10, 0, 0)), ...items]);
  expect(run([rule], ground(0))).toEqual([]);
  expect(run([rule], ground(mm(0.001)))).toEqual([
    {
      rule: 'template/art-stays-within-the-bleed',
      severity: 'error',
      ticket: null,
      surface: null,
      zone: 'verso/art',
      article: null,
      expected: `ink within its box, ${BLEED_MM}`,
      found: '-3.001 -3.001 93.001 133.001',
      message: `verso/art needs its ink within its box, ${BLEED_MM} mm, and has -3.001 -3.001 93.001 133.001 mm`,
    },
  ]);
  expect(told(rule, ground(1))).toHaveLength(1);
});

it('finds a line whose half lies beyond', () => {
  const line = withVersoItems(happy, 'art', (items) => [
    ...items,
    { kind: 'path', outline: rectOutline(BLEED), stroke: { paint: IMAGED_BLACK, width: mm(0.2) } },
  ]);
  expect(told(rule, line).map(([, , found]) => found)).toEqual(['-3.100 -3.100 93.100 133.100']);
});

it('finds a box beyond the bleed, and ink beyond the box of a form within', () => {
  const wide = withRecto(happy, ({ display }) => ({ display: { ...display, box: grow(BLEED, mm(1)) } }));
  expect(told(rule, wide)).toEqual([
    ['recto/display', `box within the bleed, ${BLEED_MM}`, '-4.000 -4.000 94.000 134.000'],
  ]);
  const form = {
    key: 'leaf',
    box: rect(0, 0, mm(5), mm(5)),
    items: [filled(rect(0, 0, mm(6), mm(5)), IMAGED_BLACK)],
  };
  const used = withVersoItems(happy, 'art', (items) => [
    ...items,
    { kind: 'use', form, at: { x: mm(9), y: mm(9) } },
  ]);
  expect(told(rule, used)).toEqual([
    ['leaf', 'ink within its box, 0.000 0.000 5.000 5.000', '0.000 0.000 6.000 5.000'],
  ]);
});
