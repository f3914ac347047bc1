import { expect, test } from 'vitest';
import { rule } from '../../../src/rules/pdf/x20-no-transfer-curves.ts';
import { found, messages, pdf, sighting } from './subject.ts';

test('a file without curves is right', () => {
  expect(messages(rule, pdf())).toEqual([]);
});

test('a curve is an error in any file, a screen only in ours', () => {
  const document = {
    transfer: [sighting('/TR a dictionary', '7 0 R')],
    screens: [sighting('/UCR a dictionary', '7 0 R')],
  };
  expect(found(rule, pdf({ document }))).toMatchObject([
    {
      severity: 'error',
      message: 'curves and screens are the press’s: found /TR a dictionary in object 7 0 R',
    },
    { severity: 'warning', found: '/UCR a dictionary' },
  ]);
  expect(found(rule, pdf({ document, job: {} }))).toMatchObject([
    { severity: 'error' },
    { severity: 'error' },
  ]);
});
