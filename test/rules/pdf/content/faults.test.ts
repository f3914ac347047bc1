import { expect, test } from 'vitest';
import { PDF_RULES } from '../../../../src/rules/profile/pdf.ts';
import { KINDS, toldOf } from './faults.ts';

test.each(KINDS)('%s in the content of a page is told by one rule', (kind) => {
  const rules = PDF_RULES.filter((rule) => toldOf(rule, kind).length > 0);
  expect(rules).toHaveLength(1);
});
