import { describe, expect, test } from 'vitest';
import { cmyk, IMAGED_BLACK, type InkTint, mix, PAPER, type SpotInk, spot } from '../../../src/base/ink.ts';
import { colourOperators, stateOf } from '../../../src/pdf/write/colours.ts';
import { COAT, SPECIMEN } from '../../kit/face.ts';

const KNOCKING: SpotInk = { ...COAT, name: 'Knocking', overprints: false };

describe('a paint', () => {
  test('is its four process inks as shares of one, each in its own operator', () => {
    expect(colourOperators(cmyk(60, 0, 33.3, 100), 'fill')).toBe('0.6 0 0.333 1 k');
    expect(colourOperators(cmyk(60, 0, 33.3, 100), 'stroke')).toBe('0.6 0 0.333 1 K');
  });

  test('is a spot by its name, with its tint', () => {
    expect(colourOperators(spot(COAT, 25), 'fill')).toBe('/ScratchCoat cs 0.25 scn');
    expect(colourOperators(spot(COAT), 'stroke')).toBe('/ScratchCoat CS 1 SCN');
  });

  test('is a mix of spots by their names in order, each with its tint', () => {
    const paint = mix([
      { ink: SPECIMEN, tint: 75 },
      { ink: COAT, tint: 12.5 },
    ]);
    expect(colourOperators(paint, 'fill')).toBe('/ScratchCoat+Specimen cs 0.125 0.75 scn');
    expect(colourOperators(paint, 'stroke')).toBe('/ScratchCoat+Specimen CS 0.125 0.75 SCN');
  });

  test('overprints as its ink does, and spares the spots under it if it is process', () => {
    expect([spot(COAT), spot(KNOCKING), IMAGED_BLACK, PAPER].map(stateOf)).toEqual([
      'Over',
      'Knock',
      'Over',
      'Replace',
    ]);
  });

  test('that is a mix overprints if all of its inks do', () => {
    const [coat, knocking] = [COAT, KNOCKING].map((ink) => ({ ink, tint: 50 })) as [InkTint, InkTint];
    expect([mix([coat]), mix([coat, knocking])].map(stateOf)).toEqual(['Over', 'Knock']);
  });
});
