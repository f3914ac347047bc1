import { expect, test } from 'vitest';
import { toMm } from '../../../src/base/length.ts';
import { type PressSheet, placesOf } from './places.ts';

/** Two by two tickets of 40 × 30 mm on a sheet of 200 × 100. */
const press: PressSheet = {
  sheetWidthMm: 200,
  sheetHeightMm: 100,
  gripperMm: 12,
  tailMm: 6,
  columns: 2,
  rows: 2,
  gutterMm: 6,
  turn: 'short-edge',
};
const trim = { widthMm: 40, heightMm: 30 };
const corners = (side: 'recto' | 'verso', changes: Partial<PressSheet> = {}) =>
  placesOf({ ...press, ...changes }, trim).map((place) => [toMm(place[side].x), toMm(place[side].y)]);

test('tickets stand in the middle across, and midway between tail and gripper', () => {
  expect(corners('recto')).toEqual([
    [57, 14],
    [103, 14],
    [57, 50],
    [103, 50],
  ]);
});

test('seen from behind, a sheet turned like a leaf has its columns changed round, a tumbled one its rows', () => {
  expect(corners('verso')).toEqual([
    [103, 14],
    [57, 14],
    [103, 50],
    [57, 50],
  ]);
  expect(corners('verso', { turn: 'long-edge' })).toEqual([
    [57, 56],
    [103, 56],
    [57, 20],
    [103, 20],
  ]);
});
