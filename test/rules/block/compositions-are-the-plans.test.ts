import { expect, test } from 'vitest';
import { keyOfShares } from '../../../src/audit/ways.ts';
import { euros } from '../../../src/base/money.ts';
import { play } from '../../../src/game/play/play.ts';
import { foundIn, type SmallBlock } from '../../audit/small-blocks.ts';
import { type Contents, honestHappy, placeOf, ticketAt, withContents, withZone } from './faults.ts';

/** A ticket that wins 40 € in so many zones. */
const fortyIn = (block: SmallBlock, zones: number): number =>
  placeOf(block, (total, at) => {
    const verdict = play(block.plan.game, ticketAt(block, at));
    return (
      total === 4_000 &&
      verdict.kind === 'win' &&
      verdict.gains.length === zones &&
      verdict.gains.every(({ surface }) => surface === 'mois')
    );
  });

const planned = (block: SmallBlock, key: string): number =>
  block.plan.rows.find(({ shares }) => keyOfShares(block.plan.game, shares) === key)?.tickets ?? 0;

test('a ticket that wins its prize in another way is found in both ways, and its prize is not', () => {
  const block = honestHappy();
  const [one, two] = [planned(block, '4000|'), planned(block, '2000+2000|')];
  const other = withContents(block, fortyIn(block, 1), ticketAt(block, fortyIn(block, 2)).surfaces);
  expect(foundIn(other)).toEqual([
    `block/compositions-are-the-plans: the plan has ${one} tickets that win 40\u00a0€ (mois), and ${one - 1} tickets do`,
    `block/compositions-are-the-plans: the plan has ${two} tickets that win 20\u00a0€ + 20\u00a0€ (mois), and ${two + 1} tickets do`,
  ]);
});

test('a way that the plan does not have is found, though it adds up to a prize', () => {
  const block = honestHappy();
  const loser = ticketAt(
    block,
    placeOf(block, (total) => total === 0),
  );
  const twenty = { amount: euros(20), transcription: 'VINGT', star: null, transcriptionAt: null };
  const surfaces = [0, 1, 2, 3, 4].reduce<Contents>(
    (held, month) =>
      withZone(held, ['mois', month], () => ({ mechanic: 'twins', marks: ['lune', 'lune'], amount: twenty })),
    loser.surfaces,
  );
  const hundred = placeOf(block, (total) => total === 10_000);
  const said = foundIn(withContents(block, hundred, surfaces));
  expect(said).toHaveLength(2);
  expect(said[1]).toBe(
    `block/compositions-are-the-plans: the plan has 0 tickets that win ${Array(5).fill('20\u00a0€').join(' + ')} (mois), and 1 ticket does`,
  );
});
