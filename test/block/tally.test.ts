import { describe, expect, test } from 'vitest';
import { type Fate, Tally } from '../../src/block/tally.ts';
import { type Numbered, numberAt } from '../../src/block/ticket-range.ts';
import { ticketNumber } from '../../src/game/number.ts';

const block: Numbered = {
  firstNumber: ticketNumber({ gameCode: '20701', pack: 4, ticket: 0 }),
  packsOf: 50,
  tickets: 200,
};

/** The number of a ticket, counted from 1. */
const no = (count: number): string => numberAt(count - 1, block);
const run = (from: number, to: number): string => `${no(from)}-${no(to)}`;

/** What a tally of these lines says. */
function tallied(lists: Partial<Record<Fate, readonly string[]>>) {
  const tally = new Tally(block);
  for (const [fate, lines] of Object.entries(lists)) {
    lines.forEach((text, at) => void tally.list(fate as Fate, { path: fate, line: at + 1, text }));
  }
  return tally.result();
}

describe('the tally of a block comes out', () => {
  test('when every ticket is in one list, and once, whatever the order of the lines', () => {
    expect(
      tallied({
        delivered: [run(101, 200), run(2, 99), ''],
        destroyed: [`  ${no(1)}\t`],
        omitted: [`${no(100)} - ${no(100)}`],
      }),
    ).toEqual({ printed: 200, counts: { delivered: 198, destroyed: 1, omitted: 1 }, faults: [] });
  });
});

describe('the tally of a block does not come out, and each ticket is named', () => {
  test('that is in no list', () => {
    expect(tallied({ delivered: [run(1, 49), run(51, 150)], destroyed: [run(161, 200)] }).faults).toEqual([
      { kind: 'missing', first: no(50), last: no(50), tickets: 1, message: 'in no list' },
      { kind: 'missing', first: no(151), last: no(160), tickets: 10, message: 'in no list' },
    ]);
  });

  test('that is in two lists, or twice in one: though the counts add up', () => {
    const { counts, faults } = tallied({ delivered: [run(1, 150), no(7)], destroyed: [run(150, 199)] });
    expect(counts.delivered + counts.destroyed + counts.omitted).toBe(200);
    expect(faults).toEqual([
      {
        kind: 'doubled',
        first: no(7),
        last: no(7),
        tickets: 1,
        message: 'delivered, and listed more than once as delivered',
      },
      { kind: 'doubled', first: no(150), last: no(150), tickets: 1, message: 'delivered and destroyed both' },
      { kind: 'missing', first: no(200), last: no(200), tickets: 1, message: 'in no list' },
    ]);
  });

  test('that is in three lists, twice in two of them', () => {
    const all = [run(1, 200)];
    expect(
      tallied({ delivered: [...all, no(3)], destroyed: [no(3), no(3)], omitted: [no(3)] }).faults,
    ).toEqual([
      {
        kind: 'doubled',
        first: no(3),
        last: no(3),
        tickets: 1,
        message: 'delivered and destroyed and omitted, and listed more than once as delivered and destroyed',
      },
    ]);
  });

  test('and every line that names no ticket of it, with its place', () => {
    const other = ticketNumber({ gameCode: '20701', pack: 8, ticket: 0 });
    const good = no(1);
    const wrong = `${good.slice(0, 15)}${(Number(good[15]) + 1) % 10}`;
    const { faults, counts } = tallied({
      delivered: [run(1, 200), other, wrong, 'number', run(9, 3), `${no(1)}-${other}`, `${no(1)};`],
    });
    expect(counts.delivered).toBe(200);
    const line = (at: number, kind: 'unknown' | 'unreadable', message: string) => ({
      kind,
      path: 'delivered',
      line: at,
      message,
    });
    expect(faults).toEqual([
      line(2, 'unknown', `${other} is of another block`),
      line(3, 'unknown', `${wrong} has the check digit ${wrong[15]}, and ${good[15]} is right`),
      line(4, 'unreadable', '"number" is no ticket number, nor the first and last of several'),
      line(5, 'unreadable', `${run(9, 3)} runs backwards`),
      line(6, 'unknown', `${other} is of another block`),
      line(7, 'unreadable', 'a line of 17 characters is no ticket number, nor the first and last of several'),
    ]);
  });
});
