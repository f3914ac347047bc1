import { expect, test } from 'vitest';
import type { Fact } from '../../src/readback/facts.ts';
import { ListedRegister } from '../../src/readback/register.ts';
import type { ReadbackRule } from '../../src/readback/rules.ts';
import { wholeTickets } from '../../src/readback/whole-tickets.ts';
import { courtOfGame } from './kit.ts';

const { game } = await courtOfGame('rencontre-2007');
const register = new ListedRegister(game, [{ number: 'A' }, { number: 'B' }, { number: 'C' }]);

const belongs = (
  side: 'front' | 'back',
  [expected, found]: readonly [string, string],
  position: number,
): Fact => ({
  rule: `readback/${side}-belongs-to-another`,
  ticket: found,
  surface: null,
  zone: null,
  article: null,
  what: '',
  expected,
  found,
  place: {
    file: side === 'front' ? 'imaging-recto.pdf' : 'imaging-verso.pdf',
    page: 1,
    atMm: null,
    sheet: 1,
    position,
  },
});

const rules = (...facts: readonly Fact[]): readonly ReadbackRule[] =>
  wholeTickets(facts, register).map(({ rule }) => rule);

test('a back that belongs to another ticket than its front is left as it is', () => {
  expect(rules(belongs('back', ['A', 'B'], 1))).toEqual(['readback/back-belongs-to-another']);
  expect(rules(belongs('front', ['A', 'B'], 1), belongs('back', ['A', 'C'], 1))).toEqual([
    'readback/front-belongs-to-another',
    'readback/back-belongs-to-another',
  ]);
});

test('front and back of one other ticket are that ticket, standing twice', () => {
  expect(rules(belongs('front', ['A', 'B'], 1), belongs('back', ['A', 'B'], 1))).toEqual([
    'readback/ticket-doubled',
  ]);
});

test('two tickets that changed places are out of place, and not doubled', () => {
  expect(
    rules(
      belongs('front', ['A', 'B'], 1),
      belongs('front', ['B', 'A'], 2),
      belongs('back', ['A', 'B'], 1),
      belongs('back', ['B', 'A'], 2),
    ),
  ).toEqual(['readback/ticket-out-of-place', 'readback/ticket-out-of-place']);
});
