import { expect, test } from 'vitest';
import {
  alternateOf,
  cmyk,
  IMAGED_BLACK,
  mix,
  PAPER,
  REGISTRATION,
  SPOT_NAME,
  type SpotInk,
  spot,
  tintsOf,
} from '../../src/base/ink.ts';

test('imaged black overprints, display colours and paper white knock out', () => {
  expect([IMAGED_BLACK.overprints, cmyk(0, 0, 0, 100).overprints, PAPER.overprints]).toEqual([
    true,
    false,
    false,
  ]);
  expect({ ...IMAGED_BLACK, overprints: false }).toEqual(cmyk(0, 0, 0, 100));
  expect(PAPER).toEqual(cmyk(0, 0, 0, 0));
});

test('a spot is laid solid unless a tint is asked for', () => {
  expect([spot(REGISTRATION).tint, spot(REGISTRATION, 40).tint]).toEqual([100, 40]);
});

test('the name of a spot starts with a letter and has no space: presses take it as a token', () => {
  const right = ['All', 'ScratchCoat', 'Over-Cyan', 'over_black', 'P485'];
  const wrong = ['', '9x', 'Scratch Coat', '-All', 'Spécimen', 'a.b'];
  expect(right.filter((name) => !SPOT_NAME.test(name))).toEqual([]);
  expect(wrong.filter((name) => SPOT_NAME.test(name))).toEqual([]);
});

const RED: SpotInk = { name: 'Red', alternate: { c: 0, m: 80, y: 50, k: 0 }, overprints: true };
const GREY: SpotInk = { name: 'Grey', alternate: { c: 0, m: 0, y: 20, k: 40 }, overprints: false };
const RED_TINT = { ink: RED, tint: 50 };
const GREY_TINT = { ink: GREY, tint: 25 };

test('a mix overprints if all of its inks do', () => {
  expect([mix([RED_TINT]), mix([RED_TINT, GREY_TINT])].map(({ overprints }) => overprints)).toEqual([
    true,
    false,
  ]);
});

test('a paint names its spot inks: a process paint none, a spot one, a mix several', () => {
  const names = [PAPER, spot(RED), mix([RED_TINT, GREY_TINT])].map((paint) =>
    tintsOf(paint).map(({ ink, tint }) => `${ink.name} ${tint}`),
  );
  expect(names).toEqual([[], ['Red 100'], ['Red 50', 'Grey 25']]);
});

test('without its spot inks, a paint shows their share of the four process inks', () => {
  expect(alternateOf(cmyk(1, 2, 3, 4))).toEqual(cmyk(1, 2, 3, 4));
  expect(alternateOf(spot(RED, 50))).toEqual({ c: 0, m: 40, y: 25, k: 0 });
  expect(alternateOf(mix([RED_TINT, GREY_TINT]))).toEqual({ c: 0, m: 40, y: 28.75, k: 10 });
});
