import { expect, test } from 'vitest';
import { type Checked, mustBeChecked, seal } from '../../src/base/checked.ts';
import { Bug } from '../../src/base/fault.ts';

test('a job that was sealed goes to the press as the very value that it was', () => {
  const job = { sheets: 3 };
  expect(seal(job)).toBe(job);
  expect(() => mustBeChecked(job, 'a job')).not.toThrow();
});

test('a job that came round its rules does not, though a cast says that it is checked', () => {
  const job = { sheets: 3 } as unknown as Checked<{ sheets: number }>;
  expect(() => mustBeChecked(job, 'a job of sheets')).toThrow(
    new Bug('a job of sheets reached the press without passing its rules'),
  );
});

test('a copy of a sealed job has no seal: what was changed was not judged', () => {
  const copy = { ...seal({ sheets: 3 }), sheets: 4 };
  expect(() => mustBeChecked(copy, 'a job')).toThrow(Bug);
});
