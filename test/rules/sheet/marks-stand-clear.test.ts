import { expect, test } from 'vitest';
import { grow } from '../../../src/base/geometry.ts';
import { IMAGED_BLACK } from '../../../src/base/ink.ts';
import type { PathItem } from '../../../src/face/item.ts';
import { run } from '../../../src/rules/run.ts';
import { rule } from '../../../src/rules/sheet/marks-stand-clear.ts';
import { withPage } from '../../kit/damage.ts';
import { BLEED, filled, tickets } from '../../kit/face.ts';
import { imposed } from '../../kit/press.ts';

const job = imposed(tickets(4));
const first = job.sheets[0]?.positions[0]?.versoTrim;
if (first === undefined) throw new Error('place 1 is filled');
const bleed = grow(first, BLEED);

/** The job with one more mark on its verso. */
const withMark = (mark: PathItem) =>
  withPage(job, 1, (page) => ({ ...page, marks: { ...page.marks, items: [...page.marks.items, mark] } }));

test('the marks of a sheet stand outside every bleed', () => {
  expect(run([rule], job)).toEqual([]);
});

test('a mark may touch a bleed', () => {
  const beside = filled({ ...bleed, y: bleed.y - 100, height: 100 }, IMAGED_BLACK);
  expect(run([rule], withMark(beside))).toEqual([]);
});

test('a mark that reaches into one by a lattice unit is found with its page and place', () => {
  const within = filled({ ...bleed, y: bleed.y - 100, height: 101 }, IMAGED_BLACK);
  expect(run([rule], withMark(within))).toMatchObject([
    {
      zone: 'sheet 1, verso',
      found: 'a mark over place 1',
      message: 'sheet 1, verso: there must be marks outside every bleed, and there is a mark over place 1',
    },
  ]);
});
