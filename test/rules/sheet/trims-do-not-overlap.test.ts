import { expect, test } from 'vitest';
import { right } from '../../../src/base/geometry.ts';
import { run } from '../../../src/rules/run.ts';
import { rule } from '../../../src/rules/sheet/trims-do-not-overlap.ts';
import { withPosition } from '../../kit/damage.ts';
import { tickets } from '../../kit/face.ts';
import { imposed, press } from '../../kit/press.ts';

const job = imposed(tickets(4));

/** The second ticket so far to the right of the first one's right edge. */
const apart = (by: number) => {
  const first = job.sheets[0]?.positions[0]?.rectoTrim;
  if (first === undefined) throw new Error('place 1 is filled');
  return withPosition(job, 2, (position) => ({
    ...position,
    rectoTrim: { ...position.rectoTrim, x: right(first) + by },
  }));
};

test('tickets that touch share no paper', () => {
  expect(run([rule], imposed(tickets(4), press({ gutter: 0 })))).toEqual([]);
  expect(run([rule], apart(0))).toEqual([]);
});

test('tickets that overlap by a lattice unit are found, once a job', () => {
  const findings = run([rule], apart(-1));
  expect(findings).toMatchObject([{ zone: 'sheet 1, recto', ticket: '1', found: 'places 1 and 2 overlap' }]);
  expect(findings[0]?.message).toBe(
    'sheet 1, recto: the tickets should have their trims apart, and places 1 and 2 overlap',
  );
});
