import { expect, test } from 'vitest';
import { plateNames } from '../../src/commands/plate-names.ts';

test('plates are called by their inks', () => {
  expect(plateNames(['Cyan', 'OverRed', 'Back_Black-2', 'A+B'])).toEqual([
    'Cyan',
    'OverRed',
    'Back_Black-2',
    'A+B',
  ]);
});

test('two inks that some disks take for one are told apart', () => {
  expect(plateNames(['Gold', 'GOLD', 'gold', 'gold-2'])).toEqual(['Gold', 'GOLD-2', 'gold-3', 'gold-2-2']);
});

test('no name leads out of its folder or is none', () => {
  expect(plateNames(['../x', 'a/b', 'Pantone 185 C', '', 'Œ'])).toEqual([
    '_x',
    'a_b',
    'Pantone_185_C',
    '_',
    '_-2',
  ]);
  expect(plateNames(['x'.repeat(500)])[0]).toHaveLength(80);
});
