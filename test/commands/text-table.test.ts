import { expect, test } from 'vitest';
import { textTable } from '../../src/commands/text-table.ts';

test('a table has columns as wide as their widest cell, and no blank at the end of a line', () => {
  const rows = [['6', 'SIX'], 'rule', ['30 000', '']] as const;
  expect(
    textTable(
      [
        { head: 'AMOUNT', align: 'right' },
        { head: 'IN LETTERS', align: 'left' },
      ],
      rows,
    ),
  ).toEqual(['AMOUNT  IN LETTERS', '──────────────────', '     6  SIX', '──────────────────', '30 000']);
});
