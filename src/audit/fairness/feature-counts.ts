import type { Feature, FeatureTables } from '../features/tables.ts';
import { sum, type Table } from './contingency.ts';

/** The zones of one surface, each by what it wins × what the ticket wins. */
export interface SurfaceCounts {
  readonly id: string;
  readonly names: readonly string[];
  readonly zones: readonly Table[];
}

/** What was counted of features, as tables of two ways: a feature's values are always the rows. */
export interface FeatureCounts {
  readonly features: readonly Feature[];
  readonly surfaces: readonly SurfaceCounts[];
  /** Columns: loses, wins. */
  byWinning(feature: Feature): Table;
  /** Columns: the classes of the game, from « perdant » on. */
  byPrize(feature: Feature): Table;
  /** Columns: the zone loses, the zone wins. */
  byZone(feature: Feature): Table;
  /** One table by prize for each win of the zone. */
  byPrizeWithin(feature: Feature): readonly Table[];
}

export function featureCounts(tables: FeatureTables): FeatureCounts {
  const { features, classes, counts } = tables;
  const row = ({ offset, strata }: Feature, value: number, stratum: number): readonly number[] => {
    const from = offset + (value * strata + stratum) * classes;
    return [...counts.subarray(from, from + classes)];
  };
  const strataOf = (feature: Feature): readonly number[] =>
    Array.from({ length: feature.strata }, (_, stratum) => stratum);
  const byPrize = (feature: Feature): Table =>
    feature.values.map((_, value) =>
      added(
        strataOf(feature).map((stratum) => row(feature, value, stratum)),
        classes,
      ),
    );
  return {
    features,
    surfaces: surfaceCounts(tables),
    byPrize,
    byWinning: (feature) => byPrize(feature).map(losesAndWins),
    byZone: (feature) =>
      feature.values.map((_, value) =>
        losesAndWins(strataOf(feature).map((stratum) => sum(row(feature, value, stratum)))),
      ),
    byPrizeWithin: (feature) =>
      strataOf(feature).map((stratum) => feature.values.map((_, value) => row(feature, value, stratum))),
  };
}

/** What does not win stands first. */
export const losesAndWins = ([loses = 0, ...wins]: readonly number[]): readonly number[] => [
  loses,
  sum(wins),
];

const added = (rows: Table, length: number): readonly number[] =>
  Array.from({ length }, (_, column) => sum(rows.map((row) => row[column] ?? 0)));

function surfaceCounts({ zoneTables, zoneCounts, classes }: FeatureTables): readonly SurfaceCounts[] {
  const ids = [...new Set(zoneTables.map(({ surface }) => surface.id))];
  return ids.map((id) => {
    const own = zoneTables.filter(({ surface }) => surface.id === id);
    return {
      id,
      names: own.map(({ zone }) => zone),
      zones: own.map(({ wins, offset }) =>
        wins.map((_, place) => {
          const from = offset + place * classes;
          return [...zoneCounts.subarray(from, from + classes)];
        }),
      ),
    };
  });
}
