import { expect, test } from 'vitest';
import { run } from '../../../src/rules/run.ts';
import { rule } from '../../../src/rules/sheet/has-places.ts';
import { tickets } from '../../kit/face.ts';
import { imposed, press } from '../../kit/press.ts';

test('one place is enough', () => {
  expect(run([rule], imposed(tickets(1), press({ columns: 1, rows: 1 })))).toEqual([]);
});

test.each([
  [{ columns: 0 }, '0 columns of 2 rows'],
  [{ rows: 0 }, '2 columns of 0 rows'],
])('a press with %o has none', (over, found) => {
  expect(run([rule], imposed(tickets(1), press(over)))).toMatchObject([
    { severity: 'error', expected: 'at least 1 place', found },
  ]);
});
