import { describe, expect, test } from 'vitest';
import type { Order } from '../../../src/imposition/order.ts';
import { run } from '../../../src/rules/run.ts';
import { rule } from '../../../src/rules/sheet/packs-are-whole.ts';
import { tickets } from '../../kit/face.ts';
import { imposedWith, press, web } from '../../kit/press.ts';

const said = (count: number, pack: number | undefined, order: Order) =>
  run([rule], imposedWith(tickets(count), press(), { order, ...(pack === undefined ? {} : { pack }) })).map(
    ({ severity, message }) => `${severity}: ${message}`,
  );

const cut = (lift: number): Order => ({ kind: 'cut-and-stack', lift });

describe('packs of a pile', () => {
  test('are whole where a lift is so many of them', () => {
    expect(said(24, 3, cut(3))).toEqual([]);
    expect(said(24, 3, cut(6))).toEqual([]);
  });

  test('straddle where it is not, and are counted', () => {
    expect(said(16, 4, cut(2))).toEqual([
      'warning: the job should have each pack of 4 in one pile, and has 4 of 4 packs in more than one pile, the first of them tickets 1 to 4',
    ]);
    expect(said(16, 3, cut(4))).toEqual([
      'warning: the job should have each pack of 3 in one pile, and has 2 of 6 packs in more than one pile, the first of them tickets 4 to 6',
      'warning: the job should have whole packs of 3, and has a last one of 1',
    ]);
  });

  test('do not matter to a job without packs', () => {
    expect(said(16, undefined, cut(3))).toEqual([]);
  });
});

describe('packs of sheets', () => {
  const step: Order = { kind: 'step-and-repeat' };
  test('lie on one sheet, or take whole sheets', () => {
    expect(said(16, 2, step)).toEqual([]);
    expect(said(16, 4, step)).toEqual([]);
    expect(said(16, 8, step)).toEqual([]);
  });

  test('straddle where they begin on one and end on the next', () => {
    expect(said(12, 3, step)).toEqual([
      'warning: the job should have each pack of 3 in one sheet, and has 2 of 4 packs in more than one sheet, the first of them tickets 4 to 6',
    ]);
    expect(said(12, 6, step)).toHaveLength(1);
  });
});

test('packs of a ribbon are whole where a run is so many of them', () => {
  const found = (pack: number, lift: number) =>
    run([rule], imposedWith(tickets(24), web({ lift }), { pack, order: { kind: 'ribbon', lift } })).length;
  expect(found(6, 2)).toBe(0);
  expect(found(6, 1)).toBe(1);
});
