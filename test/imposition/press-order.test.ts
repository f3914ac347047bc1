import fc from 'fast-check';
import { expect, test } from 'vitest';
import { orderOf } from '../../src/imposition/press-order.ts';
import { press, web } from '../kit/press.ts';

const sheets = press({ order: 'cut-and-stack', lift: 520 });

test('a press prints jobs in its own order', () => {
  expect(orderOf(press(), null)).toEqual({ kind: 'step-and-repeat' });
  expect(orderOf(sheets, null)).toEqual({ kind: 'cut-and-stack', lift: 520 });
  expect(orderOf(web({ lift: 1000 }), null)).toEqual({ kind: 'ribbon', lift: 1000 });
});

test('a lift ends with a pack', () => {
  expect(orderOf(sheets, 50)).toEqual({ kind: 'cut-and-stack', lift: 500 });
  expect(orderOf({ ...sheets, lift: 50 }, 50)).toMatchObject({ lift: 50 });
});

test('a lift that is lower than a pack stays as the cutter takes it', () => {
  expect(orderOf({ ...sheets, lift: 49 }, 50)).toMatchObject({ lift: 49 });
});

test('the lanes of a run end with a pack: 25 repeats of 6 tickets are 3 packs of 50', () => {
  const six = web({ rows: 6, lift: 99 });
  expect(orderOf(six, 50)).toMatchObject({ lift: 75 });
  expect(orderOf({ ...six, rows: 5 }, 50)).toMatchObject({ lift: 90 });
});

test('whatever the pack, a full lift holds as many whole packs as it can', () => {
  const small = fc.integer({ min: 1, max: 60 });
  fc.assert(
    fc.property(small, small, fc.integer({ min: 1, max: 900 }), (pack, rows, lift) => {
      const order = orderOf(web({ rows, lift }), pack);
      const repeats = order.kind === 'ribbon' ? order.lift : 0;
      expect(repeats).toBeLessThanOrEqual(lift);
      const better = Array.from({ length: lift }, (_, index) => index + 1).filter(
        (n) => (n * rows) % pack === 0,
      );
      expect(repeats).toBe(better.at(-1) ?? lift);
    }),
  );
});
