import { expect, test } from 'vitest';
import { cmyk, IMAGED_BLACK, PAPER, REGISTRATION, SPOT_NAME, spot } from '../../src/base/ink.ts';

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
