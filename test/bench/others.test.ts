import { expect, test } from 'vitest';
import { fastestOf, type OtherFigures } from '../../bench/others.ts';
import { gameFigures } from './table/game-figures.ts';

/** What was measured once, each figure in so many seconds. */
function measured(checked: number, ordinary: number, preflight: number): OtherFigures {
  const { checked: records, ordinary: way, preflight: judged } = gameFigures();
  return {
    checked: { ...records, seconds: checked },
    ordinary: { ...way, seconds: ordinary },
    preflight: { ...judged, seconds: preflight },
  };
}

test('of several times each figure is told where it was fastest, whatever the others were there', () => {
  expect(fastestOf([measured(3, 1, 8), measured(2, 5, 9), measured(4, 6, 7)])).toEqual(measured(2, 1, 7));
});

test('nothing is told where nothing was measured', () => {
  expect(() => fastestOf([])).toThrow(new Error('nothing was measured'));
});
