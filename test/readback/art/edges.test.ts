import { expect, test } from 'vitest';
import { edgesOf } from '../../../src/readback/art/edges.ts';
import type { FacePlace } from '../../../src/readback/layout.ts';

/** A place of 90 × 130 points, its foot and left edge there. */
const place = (x0: number, y0: number, sign: 1 | -1 = 1): FacePlace => ({
  position: 0,
  face: 'recto',
  frame: { x: 0, y: 0, sign },
  x0,
  y0,
  x1: x0 + 90,
  y1: y0 + 130,
  atMm: [0, 0],
  codes: [],
});

const told = (places: readonly FacePlace[]): readonly string[] =>
  edgesOf(places).map(({ x0, y0, x1, y1 }) => `left ${x0}, top ${y0}, right ${x1}, foot ${y1}`);

test('tickets with gutters between them bleed all round', () => {
  expect(told([place(0, 0), place(100, 0), place(0, 140)])).toEqual(
    new Array(3).fill('left bleed, top bleed, right bleed, foot bleed'),
  );
});

test('tickets that touch are torn there; the outermost bleed, or run on to the next repeat', () => {
  expect(told([place(0, 130), place(0, 0)])).toEqual([
    'left bleed, top either, right bleed, foot torn',
    'left bleed, top torn, right bleed, foot either',
  ]);
});

test('a ticket on its head has its foot where the page has the top', () => {
  expect(told([place(0, 130, -1), place(0, 0)])[0]).toBe('left bleed, top torn, right bleed, foot either');
});

test('tickets that touch at a corner alone do not touch', () => {
  expect(told([place(0, 130), place(90, 0)])).toEqual(
    new Array(2).fill('left bleed, top bleed, right bleed, foot bleed'),
  );
});
