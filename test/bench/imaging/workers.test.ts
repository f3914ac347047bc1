import { expect, test } from 'vitest';
import { steadyRate, workersFigures } from '../../../bench/imaging/workers.ts';

test('sheets a second are counted while all processes are at work: not at the start, and not at the end', () => {
  // Ten sheets after two seconds, eighty at ten a second, and a last ten that only one process has left.
  const done = [
    ...Array.from({ length: 10 }, () => 2),
    ...Array.from({ length: 81 }, (_, at) => 2 + at / 10),
    ...Array.from({ length: 9 }, (_, at) => 11 + at),
  ];
  expect(steadyRate(done)).toBeCloseTo(10, 9);
  expect(() => steadyRate([])).toThrow('too few sheets were made');
});

test('two processes are held against the one of the same pair', () => {
  const run = (steadyTicketsPerSecond: number) => ({ ticketsPerSecond: 1_000, steadyTicketsPerSecond });
  const figures = workersFigures([
    { one: run(20_000), two: run(38_000), zlib: 1.3 },
    { one: run(10_000), two: run(19_500), zlib: 2 },
    { one: run(21_000), two: run(21_000), zlib: 1.4 },
  ]);
  expect(figures.times).toEqual({ whole: 1, steady: 1.9, zlib: 1.4 });
  expect(figures.one.steadyTicketsPerSecond).toBe(20_000);
  expect(figures.two.steadyTicketsPerSecond).toBe(21_000);
});
