import { expect, test } from 'vitest';
import { mm } from '../../../src/base/length.ts';
import { run } from '../../../src/rules/run.ts';
import { rule } from '../../../src/rules/sheet/pack-ends-are-marked.ts';
import { tickets } from '../../kit/face.ts';
import { imposedWith, press, web } from '../../kit/press.ts';

test('every pack of a ribbon ends with a mark', () => {
  expect(run([rule], imposedWith(tickets(24), web({ lift: 2 }), { pack: 2 }))).toEqual([]);
  expect(run([rule], imposedWith(tickets(17), web(), { pack: 4 }))).toEqual([]);
});

test('sheets and jobs without packs have none to mark', () => {
  expect(run([rule], imposedWith(tickets(4), press(), { pack: 2 }))).toEqual([]);
  expect(run([rule], imposedWith(tickets(6), web(), {}))).toEqual([]);
});

test('a gutter that leaves no room for the mark between the bleeds is found', () => {
  const narrow = (x: number) =>
    run([rule], imposedWith(tickets(6), web({ gutter: { x, y: 0 } }), { pack: 3 })).map(
      ({ message }) => message,
    );
  expect(narrow(mm(8))).toEqual([]);
  expect(narrow(mm(8) - 2)).toEqual([
    'sheet 1, place 5: there must be the end of a pack of 3 marked beside it, and there is no mark clear of the bleeds',
    'sheet 1, place 6: there must be the end of a pack of 3 marked beside it, and there is no mark clear of the bleeds',
  ]);
});

test('marks for other packs than those of the job are found', () => {
  const job = imposedWith(tickets(6), web(), { pack: 3 });
  const two = { ...job, plan: { ...job.plan, pack: 2 } };
  expect(run([rule], two)).toMatchObject([
    { ticket: '4', expected: 'the end of a pack of 2' },
    { ticket: '2', expected: 'the end of a pack of 2' },
    { ticket: '3', expected: 'no end of a pack', found: 'one' },
  ]);
});
