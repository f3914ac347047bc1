import { expect, test } from 'vitest';
import { mm } from '../../src/base/length.ts';
import { places } from '../../src/imposition/places.ts';
import { jobPlaces } from '../../src/rip/job-places.ts';
import { type PressChanges, press } from '../kit/press.ts';

const TICKET = { trim: { width: mm(60), height: mm(40) }, bleed: mm(3) };

const placesOn = (over: PressChanges) => jobPlaces({ places: places(press(over), TICKET) });

test('a place says where both faces of its ticket stand, in lattice units from the top left of their side', () => {
  const [first, second] = placesOn({ turn: 'long-edge' });
  expect(first).toEqual({
    place: 1,
    recto: { on: 'recto', trim: [mm(22), mm(19), mm(60), mm(40)], turned: 'upright' },
    verso: { on: 'verso', trim: first?.verso.trim, turned: first?.verso.turned },
  });
  expect(second?.recto.trim).toEqual([mm(88), mm(19), mm(60), mm(40)]);
});

test('on a work-and-turn sheet the right half of the front are versos', () => {
  expect(placesOn({ turn: 'work-and-turn' }).map(({ recto, verso }) => [recto.on, verso.on])).toEqual([
    ['recto', 'verso'],
    ['verso', 'recto'],
    ['recto', 'verso'],
    ['verso', 'recto'],
  ]);
});

test('a ticket that stands on its head is turned by half', () => {
  expect(placesOn({ heads: 'alternate' }).map(({ recto }) => recto.turned)).toEqual([
    'upright',
    'upright',
    'half',
    'half',
  ]);
});
