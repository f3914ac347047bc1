import { describe, expect, test } from 'vitest';
import { loadPress } from '../../src/imposition/load-press.ts';
import { wishesOf } from '../../src/rip/job-order.ts';
import { press, web } from '../kit/press.ts';

const SOLD = { areSpecimens: false };
const SPECIMENS = { areSpecimens: true };
const stacked = press({ order: 'cut-and-stack', lift: 500 });

describe('tickets to be sold', () => {
  test('are stacked on B1 in lifts of 500 sheets and packs of 50, and folded on the web in packs of 50', () => {
    expect(wishesOf(loadPress('b1'), {}, SOLD)).toEqual({
      order: { kind: 'cut-and-stack', lift: 500 },
      pack: 50,
    });
    expect(wishesOf(loadPress('web'), {}, SOLD)).toEqual({ order: { kind: 'ribbon', lift: 1000 }, pack: 50 });
  });

  test('have no packs where each sheet is delivered by itself', () => {
    expect(wishesOf(loadPress('sra3'), {}, SOLD)).toEqual({ order: { kind: 'step-and-repeat' } });
    expect(wishesOf(stacked, { order: 'step-and-repeat' }, SOLD)).toEqual({
      order: { kind: 'step-and-repeat' },
    });
  });

  test('come in the packs that their job asks for, and lifts are whole packs', () => {
    expect(wishesOf(stacked, { pack: 150 }, SOLD)).toEqual({
      order: { kind: 'cut-and-stack', lift: 450 },
      pack: 150,
    });
    expect(wishesOf(stacked, { pack: 1 }, SOLD)).toEqual({
      order: { kind: 'cut-and-stack', lift: 500 },
      pack: 1,
    });
    expect(wishesOf(stacked, { order: 'step-and-repeat', pack: 8 }, SOLD)).toEqual({
      order: { kind: 'step-and-repeat' },
      pack: 8,
    });
  });

  test('take the order that their job asks for, with the press’s lift', () => {
    expect(wishesOf(press(), { order: 'cut-and-stack' }, SOLD)).toEqual({
      order: { kind: 'cut-and-stack', lift: 500 },
      pack: 50,
    });
  });
});

describe('specimens', () => {
  test('stand side by side on sheets, unpacked, and in ribbons on a web', () => {
    expect(wishesOf(stacked, {}, SPECIMENS)).toEqual({ order: { kind: 'step-and-repeat' } });
    expect(wishesOf(web({ lift: 7 }), {}, SPECIMENS)).toEqual({ order: { kind: 'ribbon', lift: 7 } });
  });

  test('are stacked and packed where a job asks for it, as a trial of the run', () => {
    expect(wishesOf(stacked, { order: 'cut-and-stack', pack: 50 }, SPECIMENS)).toEqual({
      order: { kind: 'cut-and-stack', lift: 500 },
      pack: 50,
    });
    expect(wishesOf(stacked, { order: 'cut-and-stack' }, SPECIMENS)).toEqual({
      order: { kind: 'cut-and-stack', lift: 500 },
    });
  });
});
