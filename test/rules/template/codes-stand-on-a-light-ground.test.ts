import { expect, it } from 'vitest';
import { grow } from '../../../src/base/geometry.ts';
import { cmyk, PAPER, type Paint, spot } from '../../../src/base/ink.ts';
import { mm } from '../../../src/base/length.ts';
import { rectOutline } from '../../../src/base/outline.ts';
import { run } from '../../../src/rules/run.ts';
import { rule } from '../../../src/rules/template/codes-stand-on-a-light-ground.ts';
import { withRectoItems, withVersoItems } from '../../kit/damaged-template.ts';
import { filled } from '../../kit/face.ts';
import { happy } from '../../kit/real-face.ts';
import { saysNothingOfOurGames, told } from './silent.ts';

saysNothingOfOurGames(rule);

const under = (...paints: readonly Paint[]) =>
  withRectoItems(happy, 'display', (items) => [
    ...items,
    ...paints.map((paint) => filled(grow(happy.recto.validation.room, mm(1)), paint)),
  ]);

it('lets cyan and black make 15 %, and no more', () => {
  expect(run([rule], under(cmyk(5, 0, 0, 10)))).toEqual([]);
  expect(run([rule], under(cmyk(6, 0, 0, 10)))).toEqual([
    {
      rule: 'template/codes-stand-on-a-light-ground',
      severity: 'error',
      ticket: null,
      surface: null,
      zone: 'validation',
      article: null,
      expected: 'at most 15 % of cyan and black',
      found: '16 %',
      message: 'the ground of the validation code needs at most 15 % of cyan and black, and has 16 %',
    },
  ]);
});

it('sees red light: magenta and yellow are white in it', () => {
  expect(told(rule, under(cmyk(0, 100, 100, 0)))).toEqual([]);
});

it('judges what was painted last', () => {
  expect(told(rule, under(cmyk(0, 0, 0, 100), PAPER))).toEqual([]);
  expect(told(rule, under(PAPER, cmyk(0, 0, 0, 100))).map(([, , found]) => found)).toEqual(['100 %']);
});

it('looks only at what is filled, and only where the code stands', () => {
  const { room } = happy.recto.validation;
  const black = cmyk(0, 0, 0, 100);
  const beside = withRectoItems(happy, 'display', (items) => [
    ...items,
    filled({ ...room, x: room.x + room.width }, black),
    { kind: 'path', outline: rectOutline(grow(room, mm(1))), stroke: { paint: black, width: mm(0.2) } },
  ]);
  expect(told(rule, beside)).toEqual([]);
});

it('judges a spot ink by what it looks like, at its tint', () => {
  const ink = { name: 'Ground', alternate: { c: 100, m: 0, y: 0, k: 0 }, overprints: false };
  expect(told(rule, under(spot(ink, 15)))).toEqual([]);
  expect(told(rule, under(spot(ink, 20))).map(([, , found]) => found)).toEqual(['20 %']);
});

it('judges the ground of the bars too', () => {
  const dark = withVersoItems(happy, 'art', (items) => [
    ...items,
    filled(happy.verso.barcode.room, cmyk(0, 0, 0, 60)),
  ]);
  expect(told(rule, dark)).toEqual([['ticket-number', 'at most 15 % of cyan and black', '60 %']]);
});
