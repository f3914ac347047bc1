import { expect, it } from 'vitest';
import type { Rect } from '../../../src/base/geometry.ts';
import type { PlacedCell } from '../../../src/face/face.ts';
import { run } from '../../../src/rules/run.ts';
import { rule } from '../../../src/rules/template/slots-stand-apart.ts';
import { withSurface, withZone } from '../../kit/damaged-template.ts';
import { happy, rencontre } from '../../kit/real-face.ts';
import { saysNothingOfOurGames, told } from './silent.ts';

saysNothingOfOurGames(rule);

const hearts = (change: (placed: PlacedCell, all: readonly PlacedCell[]) => PlacedCell) =>
  withSurface(rencontre, 'vieADeux', ({ place }) => ({
    place: (zone, content) => place(zone, content).map((placed, _, all) => change(placed, all)),
  }));

it('lets two rooms touch, and finds them over each other by the least step', () => {
  const second = (gap: number) =>
    hearts((placed, [first]) => {
      if (placed.slot !== 'symbol-1' || first === undefined) return placed;
      return { ...placed, room: { ...first.room, x: first.room.x + first.room.width + gap } };
    });
  expect(told(rule, second(0))).toEqual([]);
  expect(run([rule], second(-1))).toEqual([
    {
      rule: 'template/slots-stand-apart',
      severity: 'error',
      ticket: null,
      surface: 'vieADeux',
      zone: 'coeurs',
      article: '3.5.1',
      expected: 'symbol-0 in a room of its own',
      found: 'it over symbol-1',
      message: 'the zone coeurs needs its symbol-0 in a room of its own, and has it over symbol-1',
    },
  ]);
});

it('finds a slot that moves with what it holds', () => {
  const moving = hearts((placed) =>
    placed.slot === 'symbol-0' && placed.wanted === 'diamant'
      ? { ...placed, room: { ...placed.room, x: placed.room.x + 1 } }
      : placed,
  );
  expect(told(rule, moving)).toContainEqual([
    'coeurs',
    'symbol-0 in a room of its own',
    'it over symbol-0 elsewhere',
  ]);
});

it('finds two windows over each other', () => {
  const windows = new Map(
    happy.surfaces.flatMap(({ zones }) => zones.map(({ zone, window }): [string, Rect] => [zone, window])),
  );
  const may = windows.get('mai');
  if (may === undefined) throw new Error('no May');
  expect(
    told(
      rule,
      withZone(happy, 'juin', () => ({ window: may })),
    ),
  ).toEqual([['mai', 'window of its own', 'it over that of juin']]);
});
