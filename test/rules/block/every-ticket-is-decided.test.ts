import { expect, test } from 'vitest';
import { foundIn } from '../../audit/small-blocks.ts';
import { honestRencontre, numberOf, placeOf, ticketAt, withContents, withZone } from './faults.ts';

const RULE = 'block/every-ticket-is-decided: tickets that win or lose are expected, and the block has';

test('a misprint among losing tickets is found, with its number', () => {
  const block = honestRencontre();
  const at = placeOf(block, (total) => total === 0);
  const surfaces = withZone(ticketAt(block, at).surfaces, ['rencontre', 0], (held) =>
    held.mechanic === 'twins' ? { ...held, amount: { ...held.amount, transcription: 'QUINZ' } } : held,
  );
  expect(foundIn(withContents(block, at, surfaces))).toEqual([`${RULE} 1 misprint: ${numberOf(block, at)}`]);
});

test('a ticket over which player and lottery could quarrel is found', () => {
  const block = honestRencontre();
  const at = placeOf(block, (total) => total === 0);
  const surfaces = withZone(ticketAt(block, at).surfaces, ['vieADeux', 0], (held) =>
    held.mechanic === 'pairs' ? { ...held, symbols: ['coeur', 'coeur', 'coeur', 'cadeau'] } : held,
  );
  expect(foundIn(withContents(block, at, surfaces))).toEqual([
    `${RULE} 1 disputed ticket: ${numberOf(block, at)}`,
  ]);
});
