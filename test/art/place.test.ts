import { expect, test } from 'vitest';
import { placeArt } from '../../src/art/place.ts';
import { rect } from '../../src/base/geometry.ts';
import { mm, pt } from '../../src/base/length.ts';
import { boundsOf } from '../../src/face/bounds.ts';
import { art, refusal } from './maker.ts';

const whole = art('<rect class="red" width="20" height="20"/>');

test.each([
  ['as wide as high', rect(mm(1), mm(2), mm(10), mm(10)), rect(mm(1), mm(2), mm(10), mm(10))],
  ['too wide', rect(0, 0, mm(30), mm(10)), rect(mm(10), 0, mm(10), mm(10))],
  ['too high', rect(0, 0, mm(40), mm(50)), rect(0, mm(5), mm(40), mm(40))],
])('a square picture in a box %s is scaled alike both ways and stands in its middle', (_, box, expected) => {
  expect(boundsOf(placeArt(whole, box))).toEqual(expected);
});

test('paper round a drawing is kept: it is scaled by its window, not by its ink', () => {
  const small = art('<rect class="red" x="5" y="5" width="10" height="10"/>');
  expect(boundsOf(placeArt(small, rect(0, 0, mm(10), mm(10))))).toEqual(rect(mm(2.5), mm(2.5), mm(5), mm(5)));
});

test('strokes scale with the picture', () => {
  const [item] = placeArt(art('<path class="line" d="M2 2H18"/>'), rect(0, 0, mm(10), mm(10)));
  expect(item?.stroke).toMatchObject({ width: mm(0.5), cap: 'round' });
});

test('a stroke of 0.25 pt may be placed at its size and not below', () => {
  const hair = art('<path class="hair" d="M2 2H18"/>');
  expect(placeArt(hair, rect(0, 0, mm(20), mm(20)))[0]?.stroke?.width).toBe(pt(0.25));
  expect(refusal(() => placeArt(hair, rect(0, 0, mm(19), mm(20))))).toBe(
    'sapin.svg: at 95 % a stroke falls under 0.25 pt, draw it heavier or place it larger',
  );
});
