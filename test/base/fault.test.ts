import { expect, test } from 'vitest';
import { Bug, InputError } from '../../src/base/fault.ts';

test('what is wrong with the world says what to do about it, and keeps what the system said', () => {
  const cause = new Error('ENOENT');
  const fault = new InputError('tickets.ndjson: missing', { hint: 'name a file of records', cause });
  expect([fault.name, fault.message, fault.hint, fault.cause]).toEqual([
    'InputError',
    'tickets.ndjson: missing',
    'name a file of records',
    cause,
  ]);
});

test('without a hint or a cause it says that there is none', () => {
  const fault = new InputError('no game');
  expect(fault.hint).toBeNull();
  expect('cause' in fault).toBe(false);
});

test('our own fault is never taken for one of the world', () => {
  expect(new Bug('no glyph')).not.toBeInstanceOf(InputError);
  expect(new InputError('no file')).not.toBeInstanceOf(Bug);
});
