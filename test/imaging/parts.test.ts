import { expect, test } from 'vitest';
import { partName, partsOf } from '../../src/imaging/parts.ts';
import type { Plan } from '../../src/imposition/sheet.ts';
import { press } from '../kit/press.ts';

const plan = (order: Plan['order'], sheets: number): Plan =>
  ({ press: press(), order, sheets, tickets: sheets * 4 }) as Plan;

test('files hold whole lifts, and a file begins at the same sheets whichever are asked for', () => {
  const stacked = plan({ kind: 'cut-and-stack', lift: 300 }, 5_000);
  expect(partsOf(stacked, { from: 0, to: 5_000 })).toEqual([
    { from: 0, to: 1_800 },
    { from: 1_800, to: 3_600 },
    { from: 3_600, to: 5_000 },
  ]);
  expect(partsOf(stacked, { from: 1_700, to: 2_000 })).toEqual([
    { from: 1_700, to: 1_800 },
    { from: 1_800, to: 2_000 },
  ]);
});

test('a lift that is higher than a file is cut', () => {
  expect(partsOf(plan({ kind: 'ribbon', lift: 5_000 }, 4_500), { from: 0, to: 4_500 })).toEqual([
    { from: 0, to: 2_000 },
    { from: 2_000, to: 4_000 },
    { from: 4_000, to: 4_500 },
  ]);
});

test('a file is named by its sheets unless it holds them all', () => {
  const job = plan({ kind: 'step-and-repeat' }, 40_000);
  expect(partName(job, 'recto', { from: 0, to: 40_000 })).toBe('imaging-recto');
  expect(partName(job, 'verso', { from: 0, to: 2_000 })).toBe('imaging-verso-00001-02000');
});
