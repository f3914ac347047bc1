import { expect, it } from 'vitest';
import { frenchDate } from '../../src/proof/french-date.ts';

it('writes a day as the French do', () => {
  expect(['2013-10-08', '2007-12-27', '2008-01-01', '2026-08-31'].map(frenchDate)).toEqual([
    '8\u00a0octobre\u00a02013',
    '27\u00a0décembre\u00a02007',
    '1er\u00a0janvier\u00a02008',
    '31\u00a0août\u00a02026',
  ]);
});
