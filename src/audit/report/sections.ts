import { formatMoney, type Money, sum, times } from '../../base/money.ts';
import type { BlockAudit } from '../audit.ts';
import { numberAt } from '../block-place.ts';
import { keyOfShares, waysInWords } from '../ways.ts';
import { winnersAlongBlock, winnersByPack, winnersByPlace } from './charts.ts';
import { counted, decimal, percent, whole } from './french.ts';
import { type Markup, tag } from './markup.ts';
import type { ReportSubject } from './subject.ts';
import { type Column, numbers, type Row, table, words } from './table.ts';

/** A part of the report under its heading. */
export const section = (title: string, ...content: readonly (Markup | readonly Markup[])[]): Markup =>
  tag('section', {}, tag('h2', {}, title), content.flat());

export const say = (...text: readonly (string | Markup)[]): Markup => tag('p', {}, text);

export const figure = (drawing: Markup, caption: string): Markup =>
  tag('figure', {}, drawing, tag('figcaption', {}, caption));

/** The prizes of the block against the prize table. */
export function prizes({ audit }: ReportSubject): Markup {
  const { reglement } = audit.order.game;
  const { blockSize, price, prizeTable } = reglement;
  const row = (
    name: string,
    line: { law: number; found: number; lawPays: Money; foundPays: Money },
  ): Row => ({
    cells: [
      name,
      whole(line.law),
      whole(line.found),
      gap(line.found - line.law),
      formatMoney(line.lawPays),
      formatMoney(line.foundPays),
      percent(line.foundPays.cents / (price.cents * blockSize)),
    ],
    ...(line.found === line.law ? {} : { mark: 'wrong' }),
  });
  const lines = audit.tiers.map(({ tier, found }) => ({
    name: formatMoney(tier.prize),
    law: tier.tickets,
    found,
    lawPays: tier.total,
    foundPays: times(found, tier.prize),
  }));
  const found = lines.reduce((total, line) => total + line.found, 0);
  const all = {
    law: prizeTable.winners,
    found,
    lawPays: prizeTable.total,
    foundPays: sum(lines.map((line) => line.foundPays)),
  };
  return section(
    `Tableau des lots (art. ${reglement.articles.prizeTable})`,
    say(
      `Le règlement a été appliqué à chacun des ${counted(audit.placed, 'ticket')} du bloc, sur ce qui y est imprimé et rien d’autre. `,
      `${counted(audit.losers, 'ticket')} ${audit.losers < 2 ? 'perd' : 'perdent'}.`,
    ),
    table(
      [
        words('Lot'),
        numbers('Règlement'),
        numbers('Bloc'),
        numbers('Écart'),
        numbers('Règlement'),
        numbers('Bloc'),
        numbers('Des ventes'),
      ],
      [
        ...lines.map((line) => row(line.name, line)),
        { ...row('Total', all), mark: all.found === all.law ? 'sum' : 'wrong' },
      ],
    ),
    others(audit),
  );
}

const gap = (difference: number): string =>
  difference === 0 ? '=' : `${difference > 0 ? '+' : '−'}${whole(Math.abs(difference))}`;

/** What stands in no row of the prize table. */
const others = ({ noTier, anomalies, disputed }: BlockAudit): Markup =>
  say(
    `Hors tableau : ${whole(noTier.count)}. Anomalies d’impression : ${whole(anomalies.count)}. Tickets litigieux : ${whole(disputed.count)}.`,
  );

/** How prizes are made, against the plan: what is wrong of it here, all of it in the annex. */
export function compositions({ audit }: ReportSubject): Markup | readonly Markup[] {
  if (audit.order.ways === null) return [];
  const rows = wayRows(audit);
  const wrong = rows.filter(({ mark }) => mark === 'wrong');
  return section(
    'Composition des lots',
    say(
      `Le plan du bloc dit de quelles surfaces vient chaque lot : ${counted(rows.length, 'ligne')}, comptées une à une. `,
      wrong.length === 0
        ? 'Toutes ont exactement leurs tickets ; elles sont en annexe.'
        : `${whole(wrong.length)} n’ont pas leurs tickets ; toutes sont en annexe.`,
    ),
    wrong.length === 0 ? [] : [table(WAYS, wrong)],
  );
}

/** Every way to win, one line each. */
export function compositionAnnex({ audit }: ReportSubject): Markup | readonly Markup[] {
  if (audit.order.ways === null) return [];
  return section(
    'Annexe : composition des lots',
    tag('div', { class: 'small' }, table(WAYS, wayRows(audit))),
  );
}

const WAYS: readonly Column[] = [
  words('Lot'),
  words('Gains'),
  numbers('Plan'),
  numbers('Bloc'),
  numbers('Écart'),
];

function wayRows({ ways, strangeWays, order: { game } }: BlockAudit): readonly Row[] {
  const inFrench = (key: string): string => waysInWords(game, key, ({ law }) => law.name);
  return [
    ...ways.map(
      ({ way, found }): Row => ({
        cells: [
          formatMoney(way.tier.prize),
          inFrench(keyOfShares(game, way.shares)),
          whole(way.tickets),
          whole(found),
          gap(found - way.tickets),
        ],
        ...(found === way.tickets ? {} : { mark: 'wrong' }),
      }),
    ),
    ...strangeWays.map(
      ({ key, found }): Row => ({
        cells: ['hors plan', inFrench(key), '0', whole(found), gap(found)],
        mark: 'wrong',
      }),
    ),
  ];
}

/** Numbers: whether all are there, and once. */
export function uniqueness({ audit }: ReportSubject): Markup {
  const { missing, strangers, doubles, validationDoubles, order } = audit;
  const row = (what: string, count: number, first: string): Row => ({
    cells: [what, whole(count), first],
    ...(count === 0 ? {} : { mark: 'wrong' }),
  });
  const stretches = missing.first.map(([from, to]) => (from === to ? from : `${from} à ${to}`));
  return section(
    'Numéros',
    say(
      `Le bloc va du ticket ${numberAt(order.place, 0)} au ticket ${numberAt(order.place, order.place.tickets - 1)}. `,
      'Les doublons sont cherchés sur le bloc entier, exactement.',
    ),
    table(
      [words('Constat'), numbers('Tickets'), words('Premiers numéros')],
      [
        row('Tickets manquants', missing.count, stretches.join(', ')),
        row('Numéros étrangers au bloc', strangers.count, strangers.first.join(', ')),
        row('Numéros de ticket employés deux fois', doubles.count, doubles.first.join(', ')),
        row(
          'Numéros de validation employés deux fois',
          validationDoubles.count,
          validationDoubles.first.join(', '),
        ),
      ],
    ),
  );
}

/** What packs hold. */
export function packSection({ audit }: ReportSubject): Markup {
  const { packs } = audit;
  const { rules } = packs;
  const row = (rule: string, limit: string, found: string, breaches: number): Row => ({
    cells: [rule, limit, found, whole(breaches)],
    ...(breaches === 0 ? {} : { mark: 'wrong' }),
  });
  const used = packs.byWinners.flatMap((count, winners) => (count > 0 ? [winners] : []));
  const found = (count: number): string => (packs.whole === 0 ? '—' : whole(count));
  const high = packs.counts.high.reduce((most, count) => Math.max(most, count), 0);
  const name = `Lots d’au moins ${formatMoney(rules.high.from)}`;
  return section(
    'Livrets',
    say(`${counted(packs.whole, 'livret complet', 'livrets complets')} de ${counted(rules.of, 'ticket')}.`),
    table(
      [words('Règle'), words('Limite'), words('Trouvé'), numbers('Livrets en faute')],
      [
        row('Gagnants, au moins', whole(rules.least), found(Math.min(...used)), packs.tooFewWinners.count),
        row('Gagnants, au plus', whole(rules.most), found(Math.max(...used)), packs.tooManyWinners.count),
        row(
          'Perdants de suite, au plus',
          whole(rules.longestLosingRun),
          found(packs.longestRun),
          packs.tooLongRuns.count,
        ),
        row(`${name}, au plus`, whole(rules.high.most), found(high), packs.tooManyHigh.count),
      ],
    ),
    packs.whole === 0 ? [] : packFigures(audit),
  );
}

const packFigures = (audit: BlockAudit): readonly Markup[] => [
  figure(
    winnersByPack(audit),
    'Livrets selon leur nombre de tickets gagnants ; en pointillés, le moins et le plus que la règle permet.',
  ),
  figure(
    winnersAlongBlock(audit),
    `Part des tickets gagnants, du début à la fin du bloc. La bande couvre trois écarts types, ${decimal(99.7, 1)}\u00a0% des cas.`,
  ),
  ...(audit.fairness.places.packs === 0 ? [] : [placeFigure(audit)]),
];

const placeFigure = (audit: BlockAudit): Markup =>
  figure(
    winnersByPlace(audit),
    'Part des tickets gagnants selon la place dans le livret. En pointillés, ce que font attendre les règles des livrets : casser une longue suite perdante est plus facile au milieu qu’aux bords.',
  );
