import { expect, test } from 'vitest';
import { run } from '../../../src/rules/run.ts';
import { rule } from '../../../src/rules/sheet/every-ticket-once.ts';
import { withPosition } from '../../kit/damage.ts';
import { tickets } from '../../kit/face.ts';
import { imposed } from '../../kit/press.ts';

const job = imposed(tickets(6));
const messages = (subject: typeof job) => run([rule], subject).map(({ message }) => message);

test('a job whose tickets all stand at one place says nothing', () => {
  expect(run([rule], job)).toEqual([]);
});

test('a ticket left out is found', () => {
  expect(
    run(
      [rule],
      withPosition(job, 3, () => null),
    ),
  ).toEqual([
    {
      rule: 'sheet/every-ticket-once',
      severity: 'error',
      ticket: '3',
      surface: null,
      zone: null,
      article: null,
      expected: '1 place',
      found: 'no places',
      message: 'ticket 3 should stand at 1 place, and stands at no places',
    },
  ]);
});

test('a ticket that took the place of another is found, and the other too', () => {
  const first = job.sheets[0]?.positions[0];
  if (first === undefined || first === null) throw new Error('place 1 is filled');
  const twice = withPosition(job, 2, (position) => ({ ...position, recto: first.recto, verso: first.verso }));
  expect(messages(twice)).toEqual([
    'ticket 1 should stand at 1 place, and stands at 2 places',
    'ticket 2 should stand at 1 place, and stands at no places',
  ]);
});

test('a ticket of no job is found', () => {
  const strange = withPosition(job, 4, (position) => ({
    ...position,
    recto: { ...position.recto, ticket: '99' },
  }));
  expect(messages(strange)).toContain('ticket 99 should stand at no places, and stands at 1 place');
});
