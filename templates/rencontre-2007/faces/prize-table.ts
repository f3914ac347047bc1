import {
  formatMoney,
  groupThousands,
  type Item,
  type Length,
  type Money,
  paragraphItems,
  roundedRect,
  setParagraph,
  textItem,
} from '../../../src/kit.ts';
import { VERSO } from '../format.ts';
import { BACK_TINT, TEXT } from '../inks.ts';
import { reglement } from '../reglement.ts';
import { FONTS } from '../type.ts';
import { tableHead } from './rules.ts';

const { table } = VERSO;
const { x: left, y: top } = table.panel;

/** The prize table of one block, greatest first, with the totals that the règlement prints under it. */
export function prizeTable(): readonly Item[] {
  const { tiers, winners, total } = reglement.prizeTable;
  const head = setParagraph(tableHead, {
    font: FONTS.strong,
    size: table.head,
    width: table.panel.width - 2 * table.pad,
    leading: table.headLeading,
  });
  return [
    { kind: 'path', outline: roundedRect(table.panel, table.radius), fill: BACK_TINT },
    ...paragraphItems(head, { x: left + table.pad, y: top + table.pad }, TEXT),
    ...tiers.flatMap(({ tickets, prize }, i) =>
      row({ count: tickets, label: tickets === 1 ? 'lot de' : 'lots de', prize }, rowAt(i)),
    ),
    ruleAbove(rowAt(tiers.length)),
    ...row({ count: winners, label: 'lots, soit', prize: total }, rowAt(tiers.length) + table.totalGap),
  ];
}

/** The baseline of a row, counted from 0. */
const rowAt = (index: number): Length => top + table.firstRow + index * table.row;

interface Row {
  readonly count: number;
  readonly label: string;
  readonly prize: Money;
}

function row({ count, label, prize }: Row, y: Length): readonly Item[] {
  const figures = { font: FONTS.strong, size: table.size, figures: 'tabular', paint: TEXT } as const;
  const words = { font: FONTS.text, size: table.size, paint: TEXT } as const;
  return [
    textItem(groupThousands(count), figures, { x: left + table.count, y, align: 'right' }),
    textItem(label, words, { x: left + table.label, y }),
    textItem(formatMoney(prize), figures, { x: left + table.prize, y, align: 'right' }),
  ];
}

function ruleAbove(y: Length): Item {
  const at = y + table.totalGap - table.row + table.ruleLift;
  return {
    kind: 'path',
    outline: [
      { op: 'M', x: left + table.pad, y: at },
      { op: 'L', x: left + table.panel.width - table.pad, y: at },
    ],
    stroke: { paint: TEXT, width: table.rule },
  };
}
