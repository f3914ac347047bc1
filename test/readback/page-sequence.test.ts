import { expect, test } from 'vitest';
import { filePlan } from '../../src/readback/file-plan.ts';
import { PageSequence } from '../../src/readback/page-sequence.ts';
import { job } from './job.ts';

/** What is found of a file of four sheets whose pages show these, counted from 1; 0 shows none that can be told. */
function faults(...shown: readonly number[]) {
  const plan = filePlan(job({ sheets: 4 }), {
    name: 'imaging-recto.pdf',
    kind: 'imaging',
    pass: null,
    side: 'recto',
  });
  if (plan === null) throw new Error('an imaging file has pages');
  const sequence = new PageSequence(plan);
  shown.forEach((unit, page) => {
    sequence.take(page, unit === 0 ? null : unit - 1);
  });
  return sequence.faults().map(({ rule, unit, found }) => [rule, unit + 1, found]);
}

test('each sheet once and in order is what a file must have', () => {
  expect(faults(1, 2, 3, 4)).toEqual([]);
});

test('a page that cannot be told is taken for the one that should come', () => {
  expect(faults(1, 0, 3, 4)).toEqual([]);
});

test('a sheet that is missing is named, and those after it are in order', () => {
  expect(faults(1, 3, 4)).toEqual([['readback/sheet-missing', 2, 'no page with its tickets']]);
  expect(faults(1, 2, 3)).toEqual([['readback/sheet-missing', 4, 'no page with its tickets']]);
});

test('a sheet that stands twice is doubled, and not out of order', () => {
  expect(faults(1, 2, 2, 3, 4)).toEqual([['readback/sheet-doubled', 2, 'it on pages 2, 3']]);
  expect(faults(1, 2, 3, 4, 1)).toEqual([['readback/sheet-doubled', 1, 'it on pages 1, 5']]);
});

test('a sheet that comes after a later one is out of order', () => {
  expect(faults(1, 3, 2, 4)).toEqual([['readback/sheet-out-of-order', 2, 'it on page 3']]);
});
