import { toEuros } from '../../base/money.ts';
import type { BlockAudit } from '../audit.ts';
import { numberAt } from '../block-place.ts';
import type { Leaks } from '../fairness/leaks.ts';
import type { FairnessTest } from '../fairness/test.ts';
import type { PackBreaches, PackFacts } from '../packs.ts';
import type { Sighting } from '../sighting.ts';
import type { ReportSubject } from './subject.ts';

const EDITION = 1;

/** The report of an audit for machines: amounts in euros, keys in the order of the wire. */
export function reportJson({ audit, findings, leftOut, block, root }: ReportSubject): string {
  const { order } = audit;
  const report = {
    grattage: EDITION,
    kind: 'audit',
    game: order.game.id,
    ...(block ?? {}),
    gameCode: order.place.gameCode,
    firstNumber: numberAt(order.place, 0),
    lastNumber: numberAt(order.place, order.place.tickets - 1),
    tickets: order.place.tickets,
    packsOf: order.place.packsOf,
    ...(root === null ? {} : { root: root.root, commitment: root.commitment }),
    ...counts(audit),
    packs: packs(audit.packs),
    fairness: {
      level: audit.fairness.level,
      tests: audit.fairness.tests.map(test),
      untested: audit.fairness.untested.map(({ claim, what, because }) => ({ claim, what, because })),
      bits: bits(audit.fairness.leaks),
    },
    findings,
    leftOut,
  };
  return `${JSON.stringify(report, null, 2)}\n`;
}

const counts = (audit: BlockAudit): object => ({
  entered: audit.entered,
  placed: audit.placed,
  missing: { tickets: audit.missing.count, first: audit.missing.first },
  strangers: sighting(audit.strangers),
  doubles: sighting(audit.doubles),
  validationDoubles: sighting(audit.validationDoubles),
  tiers: audit.tiers.map(({ tier, found }) => ({
    prize: toEuros(tier.prize),
    reglement: tier.tickets,
    found,
  })),
  losers: audit.losers,
  noTier: sighting(audit.noTier),
  anomalies: sighting(audit.anomalies),
  disputed: sighting(audit.disputed),
  compositions:
    audit.order.ways === null
      ? null
      : audit.ways.map(({ way, found }) => ({
          prize: toEuros(way.tier.prize),
          wins: Object.fromEntries(
            [...way.shares].map(([surface, amounts]) => [surface, amounts.map(toEuros)]),
          ),
          plan: way.tickets,
          found,
        })),
  strangeCompositions: audit.strangeWays,
});

const sighting = ({ count, first }: Sighting): object => ({ tickets: count, first });

const packs = ({ rules, whole, byWinners, longestRun, ...breaches }: PackFacts): object => ({
  whole,
  rules: { ...rules, high: { from: toEuros(rules.high.from), most: rules.high.most } },
  byWinners,
  longestLosingRun: longestRun,
  tooFewWinners: breached(breaches.tooFewWinners),
  tooManyWinners: breached(breaches.tooManyWinners),
  tooLongRuns: breached(breaches.tooLongRuns),
  tooManyHigh: breached(breaches.tooManyHigh),
});

const breached = ({ count, first }: PackBreaches): object => ({ packs: count, first });

const test = ({
  claim,
  what,
  against,
  statistic,
  value,
  freedom,
  count,
  p,
  adjusted,
  isRejected,
}: FairnessTest) => ({
  claim,
  what,
  against,
  statistic,
  value,
  freedom,
  count,
  p,
  adjusted,
  rejected: isRejected,
});

const bits = ({ doubt, zones, visible }: Leaks): object => ({
  doubt,
  visible: Object.fromEntries(visible.map(({ what, winning }) => [what, winning])),
  zones: zones.map(({ surface, zone, whole, parts }) => ({
    surface,
    zone,
    whole,
    parts: parts.map(({ feature, winning, prize }) => ({ part: feature.part, winning, prize })),
  })),
});
