import { expect, test } from 'vitest';
import { mm } from '../../../src/base/length.ts';
import type { SeenRun } from './side.ts';
import { valuesOf } from './values.ts';

/** A run three millimetres high. */
const run = (text: string, xMm: number, yMm: number, widthMm = 10): SeenRun => ({
  text,
  box: { x: mm(xMm), y: mm(yMm), width: mm(widthMm), height: mm(3) },
});

const says = (runs: readonly SeenRun[]) => valuesOf(runs).map(({ kind, says }) => [kind, says]);

test('an amount is read with the transcription below or above it', () => {
  expect(
    says([
      run('15\u00a0€', 10, 10),
      run('QUINZ', 10, 14),
      run('5\u00a0000\u00a0€', 40, 14),
      run('5MILLE', 40, 10),
    ]),
  ).toEqual([
    ['amount', '15\u00a0€ · QUINZ · below'],
    ['amount', '5\u00a0000\u00a0€ · 5MILLE · above'],
  ]);
});

test('each of two amounts one above the other keeps the transcription that is nearer to it', () => {
  const stacked = [
    run('3\u00a0€', 10, 10),
    run('TROIS', 10, 14),
    run('6\u00a0€', 10, 24),
    run('SIX', 10, 28),
  ];
  expect(says(stacked)).toEqual([
    ['amount', '3\u00a0€ · TROIS · below'],
    ['amount', '6\u00a0€ · SIX · below'],
  ]);
});

test('an amount whose transcription is gone is beside nothing, even where another stands near', () => {
  expect(says([run('3\u00a0€', 10, 10), run('6\u00a0€', 10, 20), run('SIX', 10, 24)])).toEqual([
    ['amount', '3\u00a0€ · nothing'],
    ['amount', '6\u00a0€ · SIX · below'],
  ]);
});

test('a transcription that shares no width with an amount belongs to none', () => {
  expect(says([run('3\u00a0€', 10, 10), run('TROIS', 20, 14)])).toEqual([
    ['amount', '3\u00a0€ · nothing'],
    ['stray', 'TROIS'],
  ]);
});

test.each(['1000\u00a0€', '1 000\u00a0€', '15€', '15 €', '15'])('digits set as %j are no amount', (text) => {
  expect(says([run(text, 10, 10), run('QUINZ', 10, 14)])).toEqual([
    ['stray', 'QUINZ'],
    ['phrase', text],
  ]);
});

test('weekdays and the lines of a phrase are read in their own right', () => {
  expect(
    says([
      run('LUNDI', 10, 10),
      run('JEUDI', 30, 10),
      run('de ton cœur', 10, 54),
      run('J’aime le feu', 10, 50),
    ]),
  ).toEqual([
    ['day', 'LUNDI'],
    ['day', 'JEUDI'],
    ['phrase', 'J’aime le feu de ton cœur'],
  ]);
});
