import { expect, it } from 'vitest';
import type { PlacedCell } from '../../../src/face/face.ts';
import { run } from '../../../src/rules/run.ts';
import { rule } from '../../../src/rules/template/every-value-has-its-place.ts';
import { withSurface, withZone } from '../../kit/damaged-template.ts';
import { happy, rencontre } from '../../kit/real-face.ts';
import { saysNothingOfOurGames, told } from './silent.ts';

saysNothingOfOurGames(rule);

/** The target with each placed cell changed. */
const target = (change: (placed: PlacedCell) => PlacedCell) =>
  withSurface(rencontre, 'coupDeFoudre', ({ place }) => ({
    place: (zone, content) => place(zone, content).map(change),
  }));

it('finds a value that no cell was drawn for', () => {
  const undrawn = withSurface(happy, 'bonus', ({ place }) => ({
    place: (zone, content) =>
      place(zone, content).map((one) => (one.cell?.key === 'bonus/amount/6' ? { ...one, cell: null } : one)),
  }));
  expect(run([rule], undrawn)).toEqual([
    {
      rule: 'template/every-value-has-its-place',
      severity: 'error',
      ticket: null,
      surface: 'bonus',
      zone: 'bonus',
      article: '4.3.1',
      expected: '6\u00a0€ over « SIX » in amount',
      found: 'no such cell',
      message: 'bonus bonus needs 6\u00a0€ over « SIX » in amount, and has no such cell',
    },
  ]);
});

it('finds an arrow that one of the three places cannot have', () => {
  const found = told(
    rule,
    target((placed) =>
      placed.slot === 'amount-2' && placed.cell?.content.kind === 'amount' && placed.cell.content.arrow
        ? { ...placed, cell: null }
        : placed,
    ),
  );
  expect(found).toHaveLength(12 * 4);
  expect(new Set(found.map(([zone, , what]) => `${zone}: ${what}`))).toEqual(
    new Set(['cible: no such cell']),
  );
});

it('lets a cell fill its room, and finds it out of the room by the least step', () => {
  const edge = (gap: number) =>
    target((placed) =>
      placed.slot === 'amount-0'
        ? { ...placed, at: { ...placed.at, x: placed.room.x - (placed.cell?.box.x ?? 0) + gap } }
        : placed,
    );
  expect(told(rule, edge(0))).toEqual([]);
  expect(new Set(told(rule, edge(-1)).map(([, , found]) => found))).toEqual(
    new Set(['its box out of the room']),
  );
});

it('finds slots moved out of their window', () => {
  const windowed = (by: number) =>
    withZone(happy, 'mai', ({ window }) => ({ window: { ...window, x: window.x + by } }));
  expect(told(rule, windowed(0))).toEqual([]);
  const found = told(rule, windowed(3_600_000));
  expect(new Set(found.map(([zone, , what]) => `${zone}: ${what}`))).toEqual(
    new Set(['mai: its room out of the window']),
  );
});
