import type { ReportSubject } from '../../audit/report/subject.ts';
import { plain } from '../../base/count.ts';
import { isError } from '../../base/finding.ts';
import { formatMoney } from '../../base/money.ts';
import { findingLine, plural } from '../report-text.ts';
import { type TextColumn, textTable } from '../text-table.ts';

const COLUMNS: readonly TextColumn[] = [
  { head: 'PRIZE', align: 'right' },
  { head: 'RÈGLEMENT', align: 'right' },
  { head: 'FOUND', align: 'right' },
  { head: '', align: 'left' },
];

/** What an audit says on a terminal: findings, the prize table, and the figures that people ask for first. */
export function auditLines({ audit, findings, leftOut }: ReportSubject): readonly string[] {
  const { tiers, packs, fairness, order, placed } = audit;
  const { doubt, zones } = fairness.leaks;
  const rejected = fairness.tests.filter(({ isRejected }) => isRejected).length;
  const errors = findings.filter(isError).length;
  const best = zones.toSorted((a, b) => b.whole.winning - a.whole.winning)[0];
  const part = zones
    .flatMap(({ zone, parts }) =>
      parts.map(({ feature, winning }) => ({ what: `${zone} ${feature.part}`, winning })),
    )
    .sort((a, b) => b.winning - a.winning)[0];
  return [
    ...findings.map(findingLine),
    ...leftOut,
    ...(findings.length === 0 ? [] : ['']),
    ...textTable(
      COLUMNS,
      tiers.map(({ tier, found }) => [
        formatMoney(tier.prize),
        plain(tier.tickets),
        plain(found),
        found === tier.tickets ? '=' : '≠',
      ]),
    ),
    '',
    `${plural(placed, 'ticket')} of ${plain(order.place.tickets)} played, ${plain(audit.losers)} lose`,
    `${plural(packs.whole, 'whole pack')} of ${order.place.packsOf}; longest losing run ${packs.longestRun}`,
    `${plural(fairness.tests.length, 'test')} of fairness at ${fairness.level} in all (Holm): ${rejected === 0 ? 'none rejects' : `${plain(rejected)} reject`}`,
    ...(best === undefined
      ? []
      : [
          `scratching one zone tells at most ${bits(best.whole.winning)} of ${bits(doubt.winning)} bits (${best.zone})${part === undefined ? '' : `, a part of one ${bits(part.winning)} (${part.what})`}`,
        ]),
    errors === 0 ? 'nothing wrong' : plural(errors, 'error'),
  ];
}

const bits = (value: number): string => value.toFixed(4);
