import type { Feature } from '../features/tables.ts';
import {
  type ChiSquare,
  independence,
  independenceWithin,
  sum,
  type Table,
  uniformity,
} from './contingency.ts';
import type { FeatureCounts } from './feature-counts.ts';
import type { Attempt, Trial } from './test.ts';

/** Tries what is claimed of every feature, and that all zones of a surface win as often. */
export const featureTrials = (counts: FeatureCounts): readonly Attempt[] => [
  ...counts.features.flatMap((feature) => [
    ...(feature.claims.includes('free') ? freeTrials(counts, feature) : []),
    ...(feature.claims.includes('rest') ? [restTrial(counts, feature)] : []),
    ...(feature.claims.includes('open') ? openTrials(counts, feature) : []),
  ]),
  ...zoneTrials(counts),
];

type Said = Pick<Trial, 'claim' | 'what' | 'name' | 'feature' | 'against'>;

/** Where a feature is, in words. */
const where = ({ surface, zone }: Feature): string =>
  [surface, zone].filter((place) => place !== null).join(' ');

const said = (feature: Feature, claim: Trial['claim'], against: Trial['against']): Said => ({
  claim,
  against,
  feature,
  what: `${where(feature)} ${feature.part}`.trim(),
  name: `${where(feature)} ${feature.name}`.trim(),
});

function attempt(words: Said, test: ChiSquare | null): Attempt {
  const { claim, what, name } = words;
  if (test === null) return { untested: { claim, what, name, because: 'too few tickets for two values' } };
  const { chiSquare: value, freedom, count, p } = test;
  return { trial: { ...words, statistic: 'χ²', value, freedom, count, p } };
}

function freeTrials(counts: FeatureCounts, feature: Feature): readonly Attempt[] {
  const trials = [
    attempt(said(feature, 'free', 'winning'), independence(counts.byWinning(feature))),
    attempt(said(feature, 'free', 'the prize'), independence(counts.byPrize(feature))),
  ];
  if (feature.strata < 2) return trials;
  const byZone = independence(counts.byZone(feature));
  return [...trials, attempt(said(feature, 'free', 'the zone winning'), byZone)];
}

const restTrial = (counts: FeatureCounts, feature: Feature): Attempt =>
  attempt(said(feature, 'rest', 'the prize'), independenceWithin(counts.byPrizeWithin(feature)));

/**
 * Whether a value is only on winners, or never.
 *
 * Shape   p is how likely that is of the rarest of chances among the feature's values, were the value to tell nothing
 */
function openTrials(counts: FeatureCounts, feature: Feature): readonly Attempt[] {
  const table = counts.byWinning(feature);
  const total = sum(table.map(sum));
  if (total === 0) return [attempt(said(feature, 'open', 'winning'), null)];
  const share = sum(table.map(([, wins = 0]) => wins)) / total;
  const used = table.filter((row) => sum(row) > 0);
  const chances = used.map(chanceOfDeciding(share));
  const least = Math.min(1, ...chances);
  const [loses = 0, wins = 0] = used[chances.indexOf(least)] ?? [];
  const measured = { statistic: 'n', value: loses + wins, freedom: null, count: total } as const;
  const value = feature.values[table.indexOf(used[chances.indexOf(least)] ?? [])] ?? '';
  const words = said(feature, 'open', 'winning');
  const outcome = wins === 0 ? 'never wins' : loses === 0 ? 'always wins' : null;
  const seen =
    outcome === null
      ? words
      : {
          ...words,
          what: `${words.what}: ${value} ${outcome}`,
          name: `${words.name} : ${value} ${outcome === 'never wins' ? 'ne gagne jamais' : 'gagne toujours'}`,
        };
  return [{ trial: { ...seen, ...measured, p: Math.min(1, least * used.length) } }];
}

const chanceOfDeciding =
  (share: number) =>
  ([loses = 0, wins = 0]: readonly number[]): number =>
    Math.min(wins === 0 ? (1 - share) ** loses : 1, loses === 0 ? share ** wins : 1);

function zoneTrials(counts: FeatureCounts): readonly Attempt[] {
  return counts.surfaces
    .filter(({ zones }) => zones.length > 1)
    .map(({ id, zones }) =>
      attempt(
        {
          claim: 'zones',
          what: `which zone of ${id} wins`,
          name: `zone gagnante de ${id}`,
          feature: null,
          against: null,
        },
        uniformity(zones.map(zoneWins)),
      ),
    );
}

/** Tickets on which the zone wins, by its table of what it wins × what the ticket wins. */
const zoneWins = (table: Table): number => sum(table.slice(1).map(sum));
