import { mm } from '../../base/length.ts';
import { formatMoney, groupThousands } from '../../base/money.ts';
import { textItem } from '../../face/text-item.ts';
import type { Reglement, Tier } from '../../reglement/reglement.ts';
import type { ProofPage } from '../frame.ts';
import { CONTENT, TYPE } from '../paper.ts';
import type { ProofSubject } from '../subject.ts';
import { tableHeight, tableItems } from '../table.ts';

/** The prize table of one block, with what follows from it. */
export function prizePage({ template: { game } }: ProofSubject): ProofPage {
  const { reglement } = game;
  const table = prizeTable(reglement);
  const at = { x: CONTENT.x, y: CONTENT.y + mm(6) };
  const y = at.y + tableHeight(table) + mm(8);
  return {
    heading: `Tableau de lots, article ${reglement.articles.prizeTable}`,
    ruler: 'none',
    content: [
      {
        kind: 'placed',
        at: { x: 0, y: 0 },
        items: [
          ...tableItems(table, at),
          ...consequences(reglement).map((text, i) =>
            textItem(text, TYPE.body, { x: at.x, y: y + i * mm(5.5) }),
          ),
        ],
      },
    ],
  };
}

function prizeTable({ prizeTable: { tiers, winners, total } }: Reglement) {
  const sum = [groupThousands(winners), '', formatMoney(total), 'total du bloc'];
  return {
    columns: [
      { head: 'TICKETS', width: mm(24), align: 'right', style: TYPE.figures },
      { head: 'LOT', width: mm(24), align: 'right', style: TYPE.figuresBold },
      { head: 'TOTAL', width: mm(30), align: 'right', style: TYPE.figures },
      { head: 'COMPOSITIONS', width: mm(108), style: TYPE.small },
    ],
    rows: [
      ...tiers.map((tier) => [
        groupThousands(tier.tickets),
        formatMoney(tier.prize),
        formatMoney(tier.total),
        ways(tier),
      ]),
      sum,
    ],
    rowHeight: mm(7),
    summed: true,
  } as const;
}

const ways = ({ compositions }: Tier): string =>
  compositions === null
    ? 'au choix, par zones et surfaces'
    : compositions
        .map((terms) => terms.map((term) => formatMoney(term).replace('\u00a0€', '')).join('\u00a0+\u00a0'))
        .join(' · ');

/** Share of sales and odds, in integers as far as they go; three decimals as printed. */
function consequences({ prizeTable, price, blockSize }: Reglement): readonly string[] {
  const sales = price.cents * blockSize;
  const share = ((prizeTable.total.cents * 100) / sales).toFixed(1).replace('.', ',');
  const odds = (blockSize / prizeTable.winners).toFixed(3).replace('.', ',');
  return [
    `Ventes du bloc\u00a0: ${formatMoney({ cents: sales, currency: 'EUR' })}\u00a0; part rendue aux joueurs\u00a0: ${share}\u00a0%.`,
    `Un ticket gagnant sur ${odds} en moyenne.`,
  ];
}
