import { expect, it } from 'vitest';
import { rule } from '../../../src/rules/face/sides-belong-together.ts';
import { run } from '../../../src/rules/run.ts';
import { faces, happy, rencontre, specimen } from '../../kit/real-face.ts';

const right = faces(happy);

it('says nothing of tickets of one piece', () => {
  expect(run([rule], right)).toEqual([]);
  expect(run([rule], faces(rencontre))).toEqual([]);
});

it('finds the back of the next ticket', () => {
  const next = specimen(happy, 1).number;
  expect(run([rule], { ...right, verso: faces(happy, 1).verso })).toEqual([
    {
      rule: 'face/sides-belong-together',
      severity: 'error',
      ticket: '0000000000000000',
      surface: null,
      zone: 'verso',
      article: null,
      expected: 'the verso of ticket 0000000000000000',
      found: `the verso of ticket ${next}`,
      message: `the ticket needs the verso of ticket 0000000000000000, and has the verso of ticket ${next}`,
    },
  ]);
});

it('finds two sides that are both another ticket’s, and a recto in the place of the verso', () => {
  const other = faces(happy, 1);
  const both = { ...right, recto: other.recto, verso: other.verso };
  expect(run([rule], both).map(({ zone }) => zone)).toEqual(['recto', 'verso']);
  const twoRectos = { ...right, verso: right.recto };
  expect(run([rule], twoRectos).map(({ found }) => found)).toEqual(['the recto of ticket 0000000000000000']);
});
