import type { Length } from '../../base/length.ts';
import { formatMoney, groupThousands } from '../../base/money.ts';
import { textsOf } from '../../face/flatten.ts';
import type { Form } from '../../face/item.ts';
import type { Template } from '../../template/template.ts';
import type { Rule } from '../rule.ts';
import { AMOUNT } from './amounts-in.ts';

/**
 * The verso prints the prize table of the règlement: every row, its total, the size of the block, and no other row.
 *
 * Shape   a row is what stands on one line: the count and the prize as runs of their own
 */
export const rule: Rule<Template> = {
  id: 'template/prize-table-is-set',
  severity: 'error',
  check({ game, verso }, report) {
    const { prizeTable, blockSize, articles } = game.reglement;
    const lines = linesOf(verso.art);
    const said = (expected: string, found: string | null, article: string): void =>
      report({ ticket: null, surface: null, zone: verso.art.key, article, expected, found });
    const rows = [
      ...prizeTable.tiers.map(({ tickets, prize }) => [groupThousands(tickets), formatMoney(prize)] as const),
      [groupThousands(prizeTable.winners), formatMoney(prizeTable.total)] as const,
    ];
    const isRow = (line: readonly string[]): boolean =>
      rows.some((row) => row.every((value) => line.includes(value)));
    for (const row of rows) {
      if (lines.some((line) => row.every((value) => line.includes(value)))) continue;
      said(`a row of ${row.join(' and ')}`, null, articles.prizeTable);
    }
    for (const line of lines) {
      if (!line.some((text) => AMOUNT.test(text)) || isRow(line)) continue;
      said('rows of the prize table only', line.join(' '), articles.prizeTable);
    }
    const size = groupThousands(blockSize);
    if (!lines.some((line) => line.some((text) => holds(text, size)))) {
      said(`the size of the block, ${size}`, null, articles.blockAndPrice);
    }
  },
  message: ({ expected, found }) => `the verso needs ${expected}, and has ${found ?? 'none'}`,
};

/** What the runs on one baseline say, from the top down, in the order of painting. */
function linesOf(form: Form): readonly (readonly string[])[] {
  const lines = new Map<Length, string[]>();
  for (const { run, at } of textsOf(form)) lines.set(at.y, [...(lines.get(at.y) ?? []), run.text]);
  return [...lines].sort(([a], [b]) => a - b).map(([, texts]) => texts);
}

/** Whether a text holds a number as a whole, and not as digits of a longer one. */
const holds = (text: string, number: string): boolean =>
  text.match(/\d+(?:\u00a0\d{3})*/g)?.includes(number) ?? false;
