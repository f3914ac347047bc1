import { describe, expect, test } from 'vitest';
import { Bug } from '../../../src/base/fault.ts';
import { REGISTRATION, type SpotInk } from '../../../src/base/ink.ts';
import { mixName, mustBeAMix, tintsInOrder, tintTransform } from '../../../src/pdf/write/mixes.ts';
import { COAT, SPECIMEN } from '../../kit/face.ts';

const tints = (...inks: readonly SpotInk[]) => inks.map((ink, index) => ({ ink, tint: 10 * index }));
const many = (count: number, length: number): readonly SpotInk[] =>
  Array.from({ length: count }, (_, index) => ({
    ...COAT,
    name: `I${String(index).padStart(length - 1, '0')}`,
  }));

describe('a mix of inks', () => {
  test('is one colour space, in whatever order its inks were named', () => {
    expect(mixName(tints(SPECIMEN, COAT))).toBe('ScratchCoat+Specimen');
    expect(mixName(tints(COAT, SPECIMEN))).toBe('ScratchCoat+Specimen');
    expect(tintsInOrder(tints(SPECIMEN, COAT)).map(({ tint }) => tint)).toEqual([10, 0]);
  });

  test('has an ink, and each once', () => {
    expect(() => mustBeAMix(tints(COAT))).not.toThrow();
    expect(() => mustBeAMix([])).toThrow('a mix without inks was to be painted');
    expect(() => mustBeAMix(tints(COAT, SPECIMEN, COAT))).toThrow(
      'the mix ScratchCoat+ScratchCoat+Specimen has an ink twice',
    );
  });

  test('never holds the registration colour, which is on every plate', () => {
    expect(() => mustBeAMix(tints(COAT, REGISTRATION))).toThrow(/holds the registration colour/);
  });

  test('has 32 inks at most, and a name of 127 letters', () => {
    expect(() => mustBeAMix(tints(...many(32, 3)))).not.toThrow();
    expect(() => mustBeAMix(tints(...many(33, 2)))).toThrow(/has 33 inks, more than a colour space can name/);
    expect(() => mustBeAMix(tints(...many(2, 63)))).not.toThrow();
    expect(() => mustBeAMix(tints(...many(2, 64)))).toThrow(Bug);
  });
});

test('the calculator of a mix multiplies what each ink lets through, and drops the tints', () => {
  const blue: SpotInk = { name: 'Blue', alternate: { c: 100, m: 60, y: 0, k: 0 }, overprints: true };
  expect(tintTransform([blue, COAT]).split('\n')).toEqual([
    '{ 1 2 index 1 mul 1 exch sub mul 1 exch sub',
    '1 3 index 0.6 mul 1 exch sub mul 1 exch sub',
    '1 1 exch sub',
    '1 4 index 0.4 mul 1 exch sub mul 1 exch sub',
    '6 4 roll pop pop }',
  ]);
});
