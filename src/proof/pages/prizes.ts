import { mm } from '../../base/length.ts';
import { formatMoney, groupThousands } from '../../base/money.ts';
import { spanItems } from '../../face/text-item.ts';
import type { Composition, Reglement, Tier } from '../../reglement/reglement.ts';
import { setSpans } from '../../text/set.ts';
import type { Block } from '../flow.ts';
import { CONTENT, TYPE } from '../paper.ts';
import type { Column, Table } from '../table.ts';

/** The prize table of one block, each tier with the ways to make it where the règlement lists them. */
export function prizeTable({ prizeTable: { tiers, winners, total } }: Reglement): Table {
  const listed = tiers.some(({ compositions }) => compositions !== null);
  const third = Math.round(CONTENT.width / 3);
  const [tickets, prize] = listed ? [mm(22), mm(24)] : [third, third];
  const sum = listed ? mm(30) : CONTENT.width - tickets - prize;
  const ways: Column = {
    head: 'COMPOSITIONS',
    width: CONTENT.width - tickets - prize - sum,
    style: TYPE.note,
  };
  return {
    columns: [
      { head: 'TICKETS', width: tickets, align: 'right', style: TYPE.figures },
      { head: 'LOT', width: prize, align: 'right', style: TYPE.figuresBold },
      { head: 'TOTAL', width: sum, align: 'right', style: TYPE.figures },
      ...(listed ? [ways] : []),
    ],
    rows: [
      ...tiers.map((tier) => [
        groupThousands(tier.tickets),
        formatMoney(tier.prize),
        formatMoney(tier.total),
        ...(listed ? [waysOf(tier)] : []),
      ]),
      [groupThousands(winners), 'en tout', formatMoney(total), ...(listed ? [''] : [])],
    ],
    rowHeight: mm(6.6),
    summed: true,
  };
}

/** « 18 € ou 3 + 15 € ou 3 + 5 + 10 € »; a line ends before « ou », never within a way. */
const waysOf = ({ compositions }: Tier): string => (compositions ?? []).map(way).join(' ou\u00a0');

const way = (terms: Composition): string =>
  `${terms.map((term) => formatMoney(term).replace('\u00a0€', '')).join('\u00a0+\u00a0')}\u00a0€`;

/** How a prize is made where no list says it, share of sales, and odds in two decimals. */
export function consequenceBlock(reglement: Reglement): Block {
  const { prizeTable: table, price, blockSize } = reglement;
  const sales = price.cents * blockSize;
  const share = ((table.total.cents * 100) / sales).toFixed(1).replace('.', ',');
  const odds = (blockSize / table.winners).toFixed(2).replace('.', ',');
  const spans = [
    {
      ...TYPE.note,
      text: `${openWays(reglement)}Ventes d’un bloc de ${groupThousands(blockSize)}\u00a0tickets\u00a0: ${formatMoney({ cents: sales, currency: 'EUR' })}. Part rendue aux joueurs\u00a0: ${share}\u00a0`,
    },
    { ...TYPE.noteBold, text: '%' },
    { ...TYPE.note, text: `. Un ticket gagnant sur ${odds} en moyenne.` },
  ];
  const set = setSpans(spans, { width: CONTENT.width, leading: mm(3.4) });
  const foot = set.lines.at(-1)?.at(0)?.at.y ?? 0;
  const paints = spans.map(({ paint }) => paint);
  return { above: mm(3), height: foot, draw: (at) => spanItems(set, at, paints) };
}

const openWays = ({ prizeTable: { tiers }, articles }: Reglement): string =>
  tiers.every(({ compositions }) => compositions === null)
    ? `Chaque lot s’obtient par un seul gain, ou par plusieurs qui s’additionnent (article\u00a0${articles.total}). `
    : '';
