import { describe, expect, it } from 'vitest';
import { Bug } from '../../../src/base/fault.ts';
import { Keystream } from '../../../src/block/deal/keystream.ts';
import { drawn, Lot, shuffle } from '../../../src/block/deal/lot.ts';

const stream = new Keystream(Uint8Array.from({ length: 32 }, (_, at) => at));
const lot = (batch = 64): Lot => {
  const made = new Lot(stream, batch);
  made.begin({ a: 1, b: 2 });
  return made;
};

/** A lot over bytes that a test writes down. */
function lotOf(...bytes: readonly number[]): Lot {
  const made = new Lot(stream, 1);
  const block = Uint8Array.from({ length: 16 }, (_, at) => bytes[at] ?? 0);
  made.beginWith({ a: 0, b: 0 }, block, { at: 0, blocks: 1 });
  return made;
}

describe('a draw', () => {
  it('keeps the low bits of as few bytes as it takes', () => {
    expect(lotOf(0b1111_0101).below(8)).toBe(0b101);
    expect(lotOf(200).below(256)).toBe(200);
    expect(lotOf(0b1111_1110, 3).below(512)).toBe(3);
    expect(lotOf(1, 3).below(512)).toBe(259);
    expect(lotOf(1, 2, 3).below(2 ** 24)).toBe(0x01_0203);
    expect(lotOf(0xff, 0xff, 0xff, 0xfe).below(2 ** 32)).toBe(0xffff_fffe);
  });

  it('is drawn again, whole, where it makes too large a number', () => {
    expect(lotOf(7, 6, 5).below(6)).toBe(5);
    expect(lotOf(1, 44, 0, 9).below(300)).toBe(9);
    expect(lotOf(1, 43, 0, 9).below(300)).toBe(299);
  });

  it('takes no byte where there is nothing to decide', () => {
    const once = lotOf(9);
    expect([once.below(1), once.below(16)]).toEqual([0, 9]);
  });

  it('goes on with the next block of its stream, however many are made at a time', () => {
    const draws = (batch: number): readonly number[] => {
      const made = lot(batch);
      return Array.from({ length: 500 }, () => made.below(1_000));
    };
    expect(draws(1)).toEqual(draws(64));
  });

  it('goes on after bytes that were made ahead with those that follow', () => {
    const ahead = new Lot(stream, 3);
    ahead.beginWith({ a: 1, b: 2 }, stream.blocks({ a: 1, b: 2 }, 0, 2), { at: 0, blocks: 2 });
    const all = lot();
    for (let at = 0; at < 200; at++) expect(ahead.below(200)).toBe(all.below(200));
  });

  it('below nothing, or beyond what is exact, is a fault of ours', () => {
    for (const count of [0, -1, 2 ** 32 + 1, Number.NaN, 1.5]) {
      expect(() => lot().below(count)).toThrow(Bug);
    }
  });
});

/** The sum of squared deviations from equal counts, in units of the count expected. */
function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

/** Chi-square that one fair experiment in a thousand exceeds, for so many degrees of freedom. */
const LIMITS = { 2: 13.82, 5: 20.52, 6: 22.46, 22: 48.27, 299: 379.2 } as const;

describe('lots are fair, at a level of one in a thousand', () => {
  it.each([
    [3, LIMITS[2]],
    [7, LIMITS[6]],
    [23, LIMITS[22]],
    [300, LIMITS[299]],
  ])('draws below %i', (count, limit) => {
    const counts = new Array<number>(count).fill(0);
    const made = lot(1_024);
    for (let draw = 0; draw < 300_000; draw++) {
      const at = made.below(count);
      counts[at] = (counts[at] ?? 0) + 1;
    }
    expect(chiSquare(counts)).toBeLessThan(limit);
  });

  it('the six orders of three things', () => {
    const counts = new Map<string, number>();
    const made = lot(1_024);
    for (let draw = 0; draw < 60_000; draw++) {
      const order = [1, 2, 3];
      shuffle(order, made);
      counts.set(order.join(), (counts.get(order.join()) ?? 0) + 1);
    }
    expect(counts.size).toBe(6);
    expect(chiSquare([...counts.values()])).toBeLessThan(LIMITS[5]);
  });

  it('the six ways to draw two of three', () => {
    const counts = new Map<string, number>();
    const made = lot(1_024);
    for (let draw = 0; draw < 60_000; draw++) {
      const pair = drawn(2, 3, made).join();
      counts.set(pair, (counts.get(pair) ?? 0) + 1);
    }
    expect(counts.size).toBe(6);
    expect(chiSquare([...counts.values()])).toBeLessThan(LIMITS[5]);
  });
});

describe('numbers that are drawn', () => {
  it('are all different, and all of them where as many are wanted', () => {
    expect(new Set(drawn(50, 60, lot())).size).toBe(50);
    expect([...drawn(60, 60, lot())].sort((a, b) => a - b)).toEqual(
      Array.from({ length: 60 }, (_, at) => at),
    );
    expect(drawn(0, 60, lot())).toHaveLength(0);
  });

  it('cannot be more than there are', () => {
    expect(() => drawn(61, 60, lot())).toThrow(Bug);
  });
});
