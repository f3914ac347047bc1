import { describe, expect, test } from 'vitest';
import type { Terminal } from '../../src/commands/desk.ts';
import { progressLine, withProgress } from '../../src/commands/progress.ts';

const TICKETS = { of: 2_000_000, noun: 'ticket' };

const line = (done: number, seconds: number, columns = 120): string =>
  progressLine({ ...TICKETS, done, elapsedMs: 1000 * seconds }, columns);

const BARS = {
  none: '------------------------------',
  quarter: '#######-----------------------',
  half: '###############---------------',
  full: '##############################',
};

describe('the line of a block that is dealt says how far it is', () => {
  test.each([
    [0, 0, `[${BARS.none}] 0 of 2,000,000 tickets`],
    [0, 40, `[${BARS.none}] 0 of 2,000,000 tickets`],
    [10_000, 0.999, `[${BARS.none}] 10,000 of 2,000,000 tickets`],
    [10_000, 1, `[${BARS.none}] 10,000 of 2,000,000 tickets, 10,000 a second, 3 min 19 s left`],
    [500_000, 16, `[${BARS.quarter}] 500,000 of 2,000,000 tickets, 31,250 a second, 48 s left`],
    [500_000, 19.999, `[${BARS.quarter}] 500,000 of 2,000,000 tickets, 25,001 a second, 1 min 00 s left`],
    [500_000, 20, `[${BARS.quarter}] 500,000 of 2,000,000 tickets, 25,000 a second, 1 min 00 s left`],
    [500_000, 1199, `[${BARS.quarter}] 500,000 of 2,000,000 tickets, 417 a second, 59 min 57 s left`],
    [500_000, 1200, `[${BARS.quarter}] 500,000 of 2,000,000 tickets, 417 a second, 1 h 00 min left`],
    [1_000_000, 5400, `[${BARS.half}] 1,000,000 of 2,000,000 tickets, 185 a second, 1 h 30 min left`],
    [1_999_999, 60, `[${BARS.full.slice(1)}-] 1,999,999 of 2,000,000 tickets, 33,333 a second, 1 s left`],
    [2_000_000, 60, `[${BARS.full}] 2,000,000 of 2,000,000 tickets, 33,333 a second, 0 s left`],
  ])('%d after %d s', (done, seconds, expected) => {
    expect(line(done, seconds)).toBe(expected);
  });

  test('of sheets as of tickets, of one as of many, and with a tenth where it goes slowly', () => {
    const sheets = { of: 40, noun: 'sheet', done: 3, elapsedMs: 2_000 };
    expect(progressLine(sheets, 120)).toBe(
      '[##----------------------------] 3 of 40 sheets, 1.5 a second, 25 s left',
    );
    expect(progressLine({ of: 1, noun: 'sheet', done: 0, elapsedMs: 0 }, 120)).toBe(
      `[${BARS.none}] 0 of 1 sheet`,
    );
  });

  test('and is never as long as the terminal is wide', () => {
    const words = '500,000 of 2,000,000 tickets, 31,250 a second, 48 s left';
    expect(line(500_000, 16, words.length + 14)).toBe(`[##--------] ${words}`);
    expect(line(500_000, 16, words.length + 13)).toBe(words);
    expect(line(500_000, 16, words.length + 1)).toBe(words);
    expect(line(500_000, 16, words.length)).toBe(words.slice(0, -1));
    expect(line(500_000, 16, 1)).toBe('');
    expect(line(500_000, 16, 0)).toBe('');
  });
});

describe('while many tickets are dealt', () => {
  /** A terminal that remembers what was written, and a clock that a test turns on. */
  function terminal() {
    const written: string[] = [];
    const clock = { ms: 5_000 };
    const screen: Terminal = {
      columns: 60,
      now: () => clock.ms,
      rewrite: (text) => void written.push(text),
    };
    return { written, clock, screen };
  }

  test('the line is written over at most ten times a second, and taken away at the end', async () => {
    const { written, clock, screen } = terminal();
    const done = await withProgress({ terminal: screen }, { of: 8, noun: 'ticket' }, async ({ add }) => {
      for (let ticket = 0; ticket < 8; ticket++) {
        clock.ms += 50;
        add(1);
      }
      return 'dealt';
    });
    expect(done).toBe('dealt');
    expect(written).toEqual([
      `[${BARS.none}] 0 of 8 tickets`,
      '[#######-----------------------] 2 of 8 tickets',
      '[###############---------------] 4 of 8 tickets',
      '[######################--------] 6 of 8 tickets',
      `[${BARS.full}] 8 of 8 tickets`,
      '',
    ]);
  });

  test('nothing is shown before it is known how many there are', async () => {
    const { written, screen } = terminal();
    const plates = { of: 0, noun: 'plate' };
    await withProgress({ terminal: screen }, plates, async ({ add }) => {
      expect(written).toEqual([]);
      plates.of = 15;
      add(0);
    });
    expect(written).toEqual([`[${BARS.none}] 0 of 15 plates`, '']);
  });

  test('it is taken away though the work fails', async () => {
    const { written, screen } = terminal();
    const work = withProgress({ terminal: screen }, TICKETS, () => Promise.reject(new Error('a full disk')));
    await expect(work).rejects.toThrow('a full disk');
    expect(written.at(-1)).toBe('');
  });

  test('nothing is said where nobody looks', async () => {
    const done = await withProgress({ terminal: null }, TICKETS, async ({ add }) => {
      add(1);
      return 1;
    });
    expect(done).toBe(1);
  });
});
