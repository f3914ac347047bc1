import {
  formatMoney,
  french,
  type GlyphItem,
  groupThousands,
  type InkedStyle,
  type Item,
  type Length,
  type PathItem,
  paragraphItems,
  roundedRect,
  setParagraph,
  type Tier,
  textItem,
} from '../../../src/kit.ts';
import { longDate } from '../dates.ts';
import { BACK } from '../format.ts';
import { game } from '../game.ts';
import { backTint, ON_LIGHT } from '../inks.ts';

const { blockSize, price, prizeTable, signed } = game.reglement;
const { plate, inset, head, block, label, columns, rows, total, note } = BACK.prizes;
const left = plate.x + inset;

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
  ...notes(),
];

/** Both values of a row stand on the right of their columns, so that thousands stand under thousands. */
const pair = (
  y: Length,
  [tickets, prize]: readonly [string, string],
  style: InkedStyle,
): readonly GlyphItem[] => [
  textItem(tickets, style, { x: columns.tickets, y, align: 'right' }),
  textItem(prize, style, { x: columns.prize, y, align: 'right' }),
];

const heading = (): readonly Item[] => [
  textItem('Tableau des lots', bold(head.type), { x: left, y: head.baseline }),
  textItem(`pour ${groupThousands(blockSize)} de\u00a0tickets`, figures(block.type), {
    x: left,
    y: block.baseline,
  }),
  ...pair(label.baseline, ['LOTS', 'MONTANT'], bold(label.type)),
  line(label.baseline + label.line, label.lineWidth),
];

const rowAt = (index: number): Length => rows.first + index * rows.pitch;

const row = ({ tickets, prize }: Tier, index: number): readonly Item[] => [
  ...pair(rowAt(index), [groupThousands(tickets), formatMoney(prize)], figures(rows.type)),
  index === prizeTable.tiers.length - 1
    ? line(rowAt(index) + rows.line, label.lineWidth)
    : line(rowAt(index) + rows.line, rows.lineWidth),
];

/** The last row says what its two sums are, so that the second is not read as one prize more. */
function sumUp(): readonly Item[] {
  const y = rowAt(prizeTable.tiers.length) + total.below;
  const sums = pair(y, [groupThousands(prizeTable.winners), formatMoney(prizeTable.total)], bold(total.type));
  const [, money] = sums;
  const from = columns.tickets;
  const middle = Math.round((from + (money?.at.x ?? from)) / 2);
  return [...sums, textItem('lots, soit', figures(total.words), { x: middle, y, align: 'centre' })];
}

/** The price, and the law that the game stands on. */
function notes(): readonly Item[] {
  const words = `Prix du ticket : ${formatMoney(price)}. Jeu régi par son règlement particulier du\u00a0${longDate(signed)}.`;
  const set = setParagraph(french(words), {
    font: 'barlow-condensed-500',
    size: note.type,
    width: columns.prize - left,
    leading: note.leading,
  });
  const y = note.lastBaseline - (set.lines.at(-1)?.at.y ?? 0);
  return paragraphItems(set, { x: left, y }, ON_LIGHT);
}

const line = (y: Length, width: Length): PathItem => ({
  kind: 'path',
  outline: [
    { op: 'M', x: left, y },
    { op: 'L', x: columns.prize, y },
  ],
  stroke: { paint: ON_LIGHT, width },
});
