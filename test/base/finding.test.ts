import { expect, test } from 'vitest';
import { type Finding, hasErrors, isError, type Severity } from '../../src/base/finding.ts';

const finding = (severity: Severity): Finding => ({
  rule: 'ticket/total-is-no-tier',
  severity,
  ticket: '0000000000000000',
  surface: null,
  zone: null,
  article: null,
  expected: null,
  found: null,
  message: 'the total is no tier',
});

test('one error among warnings stops the work, warnings alone do not', () => {
  const [warning, error] = [finding('warning'), finding('error')];
  expect([isError(warning), isError(error)]).toEqual([false, true]);
  expect([hasErrors([]), hasErrors([warning, warning]), hasErrors([warning, error])]).toEqual([
    false,
    false,
    true,
  ]);
});
