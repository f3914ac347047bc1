import { expect, test } from 'vitest';
import { run } from '../../../src/rules/run.ts';
import { rule } from '../../../src/rules/sheet/halves-are-alike.ts';
import { tickets } from '../../kit/face.ts';
import { imposed, press } from '../../kit/press.ts';

const found = (columns: number, turn: 'work-and-turn' | 'short-edge') =>
  run([rule], imposed(tickets(1), press({ columns, turn }))).map(({ message }) => message);

test('a sheet that is worked and turned has an even number of columns', () => {
  expect(found(2, 'work-and-turn')).toEqual([]);
  expect(found(3, 'work-and-turn')).toEqual([
    'the press Essai must have an even number of columns to work and turn, and has 3',
  ]);
});

test('another may have any', () => {
  expect(found(3, 'short-edge')).toEqual([]);
});
