import {
  formatMoney,
  groupThousands,
  type InkedStyle,
  type Item,
  type Length,
  type PathItem,
  roundedRect,
  type Tier,
  textItem,
} from '../../../src/kit.ts';
import { BACK } from '../format.ts';
import { game } from '../game.ts';
import { backTint, ON_LIGHT } from '../inks.ts';

const { blockSize, prizeTable } = game.reglement;
const { plate, inset, head, columns, label, rows, total } = BACK.prizes;

const figures = (size: Length, font = 'barlow-condensed-500'): InkedStyle => ({
  font,
  size,
  figures: 'tabular',
  paint: ON_LIGHT,
});
const bold = (size: Length): InkedStyle => figures(size, 'barlow-condensed-700');

/**
 * The prize table of one block, as the règlement's data has it: nothing in it is typed here.
 *
 * Source  article 3
 */
export const prizes = (): readonly Item[] => [
  { kind: 'path', outline: roundedRect(plate, BACK.prizes.corner), fill: backTint(10) },
  ...heading(),
  ...prizeTable.tiers.flatMap(row),
  ...sumUp(),
];

/** Both values of a row stand on the right of their columns, so that thousands stand under thousands. */
const pair = (y: Length, [tickets, prize]: readonly [string, string], style: InkedStyle): readonly Item[] => [
  textItem(tickets, style, { x: columns.tickets, y, align: 'right' }),
  textItem(prize, style, { x: columns.prize, y, align: 'right' }),
];

function heading(): readonly Item[] {
  const x = plate.x + inset;
  const block = `pour ${groupThousands(blockSize)} de tickets`;
  return [
    textItem('Tableau des lots', bold(head.type), { x, y: head.top + head.below }),
    textItem(block, figures(head.small), { x, y: head.top + 2 * head.below }),
    ...pair(label.baseline, ['NOMBRE DE LOTS', 'MONTANT'], bold(label.type)),
  ];
}

const rowAt = (index: number): Length => rows.first + index * rows.pitch;

const row = ({ tickets, prize }: Tier, index: number): readonly Item[] => [
  line(rowAt(index) + rows.line),
  ...pair(rowAt(index), [groupThousands(tickets), formatMoney(prize)], figures(rows.type)),
];

const sumUp = (): readonly Item[] =>
  pair(
    rowAt(prizeTable.tiers.length) + total.gap,
    [groupThousands(prizeTable.winners), formatMoney(prizeTable.total)],
    bold(total.type),
  );

const line = (y: Length): PathItem => ({
  kind: 'path',
  outline: [
    { op: 'M', x: plate.x + inset, y },
    { op: 'L', x: columns.prize, y },
  ],
  stroke: { paint: ON_LIGHT, width: rows.lineWidth },
});
