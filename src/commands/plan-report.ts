import { formatMoney, groupThousands, type Money, sum, times } from '../base/money.ts';
import type { Plan } from '../block/plan.ts';
import { type PlannedComposition, type PlannedTier, tiersOf } from './plan-ways.ts';
import { type TextColumn, type TextRow, textTable } from './text-table.ts';

/** A plan for people: every way to win with its tickets, beside the règlement's own figures. */
export function planText(plan: Plan): string {
  const tiers = tiersOf(plan);
  const { game, packs, pack } = plan;
  const { blockSize, price, articles } = game.reglement;
  const of = (count: number, what: string): string => `${groupThousands(count)} ${what}`;
  return [
    `${game.title}: block of ${of(blockSize, 'tickets')} at ${formatMoney(price)}, ${of(packs, `packs of ${pack.of}`)}`,
    '',
    `The prize table (art. ${articles.prizeTable}), and the plan`,
    '',
    ...textTable(TABLE, againstReglement(plan, tiers)),
    '',
    'Every way to win, and which surface wins what',
    '',
    ...textTable(waysColumns(plan), tiers.flatMap((tier) => wayRows(plan, tier)).slice(1)),
    '',
    ...game.surfaces.map(({ law }, index) => `  ${index + 1}  ${law.name}`),
    '',
    ...packLines(plan),
    '',
  ].join('\n');
}

const left = (head: string): TextColumn => ({ head, align: 'left' });
const right = (head: string): TextColumn => ({ head, align: 'right' });

const TABLE: readonly TextColumn[] = [
  right('PRIZE'),
  right('TICKETS'),
  right('RÈGLEMENT'),
  left(''),
  right('EUROS'),
  right('RÈGLEMENT'),
  left(''),
  right('OF SALES'),
  right('1 IN'),
];

function againstReglement(plan: Plan, tiers: readonly PlannedTier[]): readonly TextRow[] {
  const { prizeTable } = plan.game.reglement;
  const row = (prize: string, planned: Line, law: Line): readonly string[] => [
    prize,
    groupThousands(planned.tickets),
    groupThousands(law.tickets),
    planned.tickets === law.tickets ? '=' : '≠',
    formatMoney(planned.total),
    formatMoney(law.total),
    planned.total.cents === law.total.cents ? '=' : '≠',
    ...figures(plan, planned),
  ];
  const lines = tiers.map(({ tier, tickets }) => ({ tier, tickets, total: times(tickets, tier.prize) }));
  const all = {
    tickets: lines.reduce((total, line) => total + line.tickets, 0),
    total: sum(lines.map(({ total }) => total)),
  };
  return [
    ...lines.map((line) => row(formatMoney(line.tier.prize), line, line.tier)),
    'rule',
    row('all', all, { tickets: prizeTable.winners, total: prizeTable.total }),
  ];
}

interface Line {
  readonly tickets: number;
  readonly total: Money;
}

const waysColumns = ({ game }: Plan): readonly TextColumn[] => [
  left('PRIZE'),
  ...game.surfaces.map((_, index) => right(String(index + 1))),
  right('TICKETS'),
  right('EUROS'),
  right('OF SALES'),
  right('1 IN'),
];

/** A tier; below it its compositions, each with its one deal beside it or with several below. */
function wayRows(plan: Plan, { tier, tickets, compositions }: PlannedTier): readonly TextRow[] {
  const blank = plan.game.surfaces.map(() => '');
  const row = (name: string, deal: readonly string[], count: number): TextRow => [
    name,
    ...deal,
    groupThousands(count),
    formatMoney(times(count, tier.prize)),
    ...figures(plan, { tickets: count, total: times(count, tier.prize) }),
  ];
  const ways = compositions.flatMap(({ terms, tickets: count, rows }: PlannedComposition) => {
    const deals = rows.map(({ shares }) => plan.game.surfaces.map(({ id }) => plus(shares.get(id) ?? [])));
    const [only, second] = deals;
    if (only !== undefined && second === undefined) return [row(`  ${plus(terms)}`, only, count)];
    return [
      row(`  ${plus(terms)}`, blank, count),
      ...rows.map(({ tickets: each }, deal) => row('', deals[deal] ?? blank, each)),
    ];
  });
  return ['rule', row(formatMoney(tier.prize), blank, tickets), ...ways];
}

/** `5 000+10`: no blank, so that a composition stays one word. */
const plus = (amounts: readonly Money[]): string =>
  amounts.map((amount) => formatMoney(amount).replace('\u00a0€', '')).join('+');

/** The share of sales in percent, and how many tickets there are for one of these. */
function figures({ game }: Plan, { tickets, total }: Line): readonly string[] {
  const { blockSize, price } = game.reglement;
  const odds = blockSize / tickets;
  return [
    `${decimals((total.cents * 100) / (price.cents * blockSize))}\u00a0%`,
    odds < 1_000 ? decimals(odds) : groupThousands(Math.round(odds)),
  ];
}

const decimals = (number: number): string => number.toFixed(2).replace('.', ',');

function packLines({ game, pack, packs, rows, version, hash }: Plan): readonly string[] {
  const winners = rows.reduce((total, { tickets }) => total + tickets, 0);
  return [
    `A pack of ${pack.of} holds ${pack.least} to ${pack.most} winning tickets (${decimals(winners / packs)} on average), ${pack.high.most} at most of ${formatMoney(pack.high.from)} or more,`,
    `and never more than ${pack.longestLosingRun} losing tickets one after the other.`,
    `Game code ${game.policy.code} (provisional, until the notice names it), then the emission.`,
    `Plan ${version}, sha256 ${hash}`,
  ];
}
