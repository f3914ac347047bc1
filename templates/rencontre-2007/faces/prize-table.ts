import {
  fontMetrics,
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
import { tableHead, tableNote, ticketPrice } from './rules.ts';

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
    textItem(
      ticketPrice,
      { font: FONTS.text, size: table.size, paint: TEXT },
      { x: left + table.pad, y: top + table.priceAt },
    ),
    ...tiers.flatMap(({ tickets, prize }, i) =>
      row({ count: tickets, label: tickets === 1 ? 'lot de' : 'lots de', prize }, rowAt(i)),
    ),
    totalRule(),
    ...row({ count: winners, label: 'lots, soit', prize: total }, TOTAL_AT),
    ...note(),
  ];
}

/** The baseline of a row, counted from 0. */
const rowAt = (index: number): Length => top + table.firstRow + index * table.row;

const LAST_ROW = rowAt(reglement.prizeTable.tiers.length - 1);
const TOTAL_AT = LAST_ROW + table.total;

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

/** The line over the total, as far from the digits above it as from those below. */
function totalRule(): Item {
  const { capHeight, unitsPerEm } = fontMetrics(FONTS.strong);
  const caps = Math.round((capHeight * table.size) / unitsPerEm);
  const at = Math.round((LAST_ROW + TOTAL_AT - caps) / 2);
  return {
    kind: 'path',
    outline: [
      { op: 'M', x: left + table.pad, y: at },
      { op: 'L', x: left + table.panel.width - table.pad, y: at },
    ],
    stroke: { paint: TEXT, width: table.rule },
  };
}

function note(): readonly Item[] {
  const { drop, size, leading } = table.note;
  const width = table.panel.width - 2 * table.pad;
  const set = setParagraph(tableNote, { font: FONTS.text, size, width, leading });
  return paragraphItems(set, { x: left + table.pad, y: TOTAL_AT + drop }, TEXT);
}
