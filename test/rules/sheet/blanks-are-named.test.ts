import { expect, test } from 'vitest';
import { run } from '../../../src/rules/run.ts';
import { rule } from '../../../src/rules/sheet/blanks-are-named.ts';
import { tickets } from '../../kit/face.ts';
import { imposed, press } from '../../kit/press.ts';

test('full sheets have no blanks to name', () => {
  expect(run([rule], imposed(tickets(8)))).toEqual([]);
});

test('what the last sheet lacks is named place by place, as a warning', () => {
  const six = press({ columns: 3 });
  expect(run([rule], imposed(tickets(8), six))).toMatchObject([
    {
      severity: 'warning',
      found: 'sheet 2 is blank at 3–6',
      message: 'not all sheets have a ticket at every place: sheet 2 is blank at 3–6',
    },
  ]);
});

test('a pile that ends early is named on its sheets, three of them and then their count', () => {
  const cut = { kind: 'cut-and-stack', lift: 10 } as const;
  expect(run([rule], imposed(tickets(33), press(), cut))).toMatchObject([
    { found: 'sheet 7 is blank at 4; sheet 8 is blank at 4; sheet 9 is blank at 4' },
  ]);
  expect(run([rule], imposed(tickets(25), press({ columns: 3, rows: 1 }), cut))).toMatchObject([
    { found: 'sheet 8 is blank at 3; sheet 9 is blank at 3' },
  ]);
  expect(
    run([rule], imposed(tickets(32), press({ columns: 6, rows: 1 }), { kind: 'cut-and-stack', lift: 6 })),
  ).toMatchObject([
    { found: 'sheet 3 is blank at 6; sheet 4 is blank at 6; sheet 5 is blank at 6; and 1 more sheets' },
  ]);
});
