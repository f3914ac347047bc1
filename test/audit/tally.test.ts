import { expect, test } from 'vitest';
import { auditOf } from '../../src/audit/audit.ts';
import { ABSENT } from '../../src/audit/outcome.ts';
import { Tally } from '../../src/audit/tally.ts';
import { play } from '../../src/game/play/play.ts';
import { dealt, smallHappy, smallRencontre, tallied } from './small-blocks.ts';

test.each([
  [smallHappy.id, smallHappy],
  [smallRencontre.id, smallRencontre],
])('a block of %s is its prize table and its plan, ticket for ticket', (_, game) => {
  const block = dealt(game);
  const audit = auditOf(tallied(block));
  expect(audit.tiers.map(({ found }) => found)).toEqual(
    game.reglement.prizeTable.tiers.map(({ tickets }) => tickets),
  );
  expect(audit.losers).toBe(block.plan.losers);
  expect(audit.ways.map(({ found }) => found)).toEqual(block.plan.rows.map(({ tickets }) => tickets));
  expect([audit.placed, audit.entered, audit.packs.whole]).toEqual([5_000, 5_000, 100]);
});

test('two halves that fill one ledger are the whole', () => {
  const block = dealt(smallRencontre);
  const whole = tallied(block);
  const first = new Tally(whole.order);
  const other = new Tally(whole.order, first.memory);
  block.tickets.forEach((ticket, at) => {
    (at < 2_321 ? first : other).enter(ticket, play(block.plan.game, ticket));
  });
  const sum = new Tally(whole.order, first.memory);
  sum.add(first.counts);
  sum.add(other.counts);
  expect(JSON.stringify(auditOf(sum))).toBe(JSON.stringify(auditOf(whole)));
});

test('a record that comes twice keeps the first one’s place', () => {
  const block = dealt(smallHappy);
  const tally = tallied({ ...block, tickets: block.tickets.slice(0, 10) });
  const [third] = block.tickets.slice(2, 3);
  if (third === undefined) throw new Error('there is no third ticket');
  expect(tally.enter(third, { kind: 'loss' })).toBe(2);
  expect(tally.counts.doubles).toEqual({ count: 1, first: [third.number] });
  expect(tally.ledger.outcomes[10]).toBe(ABSENT);
});
