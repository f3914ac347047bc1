import { mm } from '../../base/length.ts';
import { formatMoney, groupThousands } from '../../base/money.ts';
import type { Composition, Reglement, Tier } from '../../reglement/reglement.ts';
import type { Block } from '../flow.ts';
import { CONTENT, TYPE } from '../paper.ts';
import type { Table } from '../table.ts';
import { wrapped } from '../wrapped.ts';

/** The prize table of one block, each tier with the ways to make it. */
export function prizeTable({ prizeTable: { tiers, winners, total }, articles }: Reglement): Table {
  const [tickets, prize, sum] = [mm(22), mm(24), mm(30)];
  return {
    columns: [
      { head: 'TICKETS', width: tickets, align: 'right', style: TYPE.figures },
      { head: 'LOT', width: prize, align: 'right', style: TYPE.figuresBold },
      { head: 'TOTAL', width: sum, align: 'right', style: TYPE.figures },
      { head: 'COMPOSITIONS', width: CONTENT.width - tickets - prize - sum, style: TYPE.note },
    ],
    rows: [
      ...tiers.map((tier) => [
        groupThousands(tier.tickets),
        formatMoney(tier.prize),
        formatMoney(tier.total),
        ways(tier, articles.total),
      ]),
      [groupThousands(winners), '', formatMoney(total), 'tickets gagnants et lots d’un bloc'],
    ],
    rowHeight: mm(6.6),
    summed: true,
  };
}

/** « 18 € ou 3 + 15 € ou 3 + 5 + 10 € »; a line ends before « ou », never within a way. */
const ways = ({ compositions }: Tier, article: string): string =>
  compositions === null
    ? `un seul gain, ou plusieurs qui s’additionnent (article ${article})`
    : compositions.map(way).join(' ou\u00a0');

const way = (terms: Composition): string =>
  `${terms.map((term) => formatMoney(term).replace('\u00a0€', '')).join('\u00a0+\u00a0')}\u00a0€`;

/** Share of sales and odds, in integers as far as they go; three decimals as printed. */
export function consequenceBlock({ prizeTable, price, blockSize }: Reglement): Block {
  const sales = price.cents * blockSize;
  const share = ((prizeTable.total.cents * 100) / sales).toFixed(1).replace('.', ',');
  const odds = (blockSize / prizeTable.winners).toFixed(3).replace('.', ',');
  const text = wrapped(
    `Ventes d’un bloc de ${groupThousands(blockSize)}\u00a0tickets\u00a0: ${formatMoney({ cents: sales, currency: 'EUR' })}. Part rendue aux joueurs\u00a0: ${share}\u00a0%. Un ticket gagnant sur ${odds} en moyenne.`,
    TYPE.note,
    CONTENT.width,
  );
  return { above: mm(3), height: text.height, draw: text.draw };
}
