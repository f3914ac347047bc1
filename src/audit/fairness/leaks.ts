import type { Feature } from '../features/tables.ts';
import { ABSENT, isWin } from '../outcome.ts';
import { sum, type Table } from './contingency.ts';
import { type FeatureCounts, losesAndWins } from './feature-counts.ts';
import { doubt, information } from './information.ts';

/**
 * What an attacker learns of a ticket, in bits, by scratching one zone and nothing else.
 *
 * Shape   of the doubt whether it wins, and of the doubt which prize it wins; 0 bits leave him where he was
 */
export interface Leak {
  readonly winning: number;
  readonly prize: number;
}

export interface ZoneLeak {
  readonly surface: string;
  readonly zone: string;
  /** By the whole zone: what it wins. The rules give this away. */
  readonly whole: Leak;
  /** By its parts, the most telling first. */
  readonly parts: readonly PartLeak[];
}

export interface PartLeak extends Leak {
  readonly feature: Feature;
  /** How far what is measured strays by chance, in bits of `winning`. */
  readonly noise: number;
}

export interface Leaks {
  /** The doubt before anything is scratched. */
  readonly doubt: Leak;
  readonly zones: readonly ZoneLeak[];
  /** What is seen without scratching: the place in the pack, the check digit. */
  readonly visible: readonly { readonly what: string; readonly name: string; readonly winning: number }[];
}

/**
 * The most that a part of a zone may tell of winning, of what the whole zone tells.
 *
 * Why     a part that tells nearly all makes it needless to scratch the rest, and invites those who scratch a little under
 *         the counter. A house rule: the règlements do not speak of parts
 */
export const MOST_OF_WHOLE = 0.5;

/**
 * Parts that tell more than they may; what chance may make of nothing is not held against them.
 *
 * Why     what is claimed to be free is not among them: that it tells nothing has a test of its own
 */
export const tellingParts = ({
  zones,
}: Leaks): readonly { readonly zone: ZoneLeak; readonly part: PartLeak }[] =>
  zones.flatMap((zone) =>
    zone.parts
      .filter(
        ({ feature, winning, noise }) =>
          !feature.claims.includes('free') && winning > MOST_OF_WHOLE * zone.whole.winning + STRAYS * noise,
      )
      .map((part) => ({ zone, part })),
  );

/** Standard deviations of what is measured where there is nothing. */
const STRAYS = 5;

export function leaksOf(counts: FeatureCounts, order: { outcomes: Uint8Array; packsOf: number }): Leaks {
  const zones = counts.surfaces.flatMap(({ id, names, zones: tables }) =>
    tables.map((table, at) => zoneLeak(counts, table, { surface: id, zone: names[at] ?? '' })),
  );
  const [any] = counts.surfaces[0]?.zones ?? [];
  return { doubt: doubtOf(any ?? []), zones, visible: visible(counts, order) };
}

function doubtOf(table: Table): Leak {
  const classes = (table[0] ?? []).map((_, column) => sum(table.map((row) => row[column] ?? 0)));
  return { winning: doubt(losesAndWins(classes)), prize: doubt(classes) };
}

function zoneLeak(
  counts: FeatureCounts,
  table: Table,
  place: { readonly surface: string; readonly zone: string },
): ZoneLeak {
  const parts = counts.features
    .filter(
      ({ surface, zone, extent }) => surface === place.surface && zone === place.zone && extent === 'part',
    )
    .map((feature): PartLeak => partLeak(counts, feature))
    .sort((a, b) => b.winning - a.winning);
  return {
    ...place,
    whole: { winning: information(table.map(losesAndWins)), prize: information(table) },
    parts,
  };
}

function partLeak(counts: FeatureCounts, feature: Feature): PartLeak {
  const [winning, prize] = [counts.byWinning(feature), counts.byPrize(feature)];
  const rows = winning.filter((row) => sum(row) > 0).length;
  const noise = Math.sqrt(2 * Math.max(1, rows - 1)) / (2 * sum(winning.map(sum)) * Math.LN2);
  return { feature, winning: information(winning), prize: information(prize), noise };
}

const visible = (
  counts: FeatureCounts,
  order: { outcomes: Uint8Array; packsOf: number },
): Leaks['visible'] => [
  {
    what: 'the place in the pack',
    name: 'place dans le livret',
    winning: information(placeTable(order)),
  },
  ...counts.features
    .filter(({ extent }) => extent === 'visible')
    .map((feature) => ({
      what: feature.part,
      name: feature.name,
      winning: information(counts.byWinning(feature)),
    })),
];

function placeTable({ outcomes, packsOf }: { outcomes: Uint8Array; packsOf: number }): Table {
  const table = Array.from({ length: packsOf }, () => [0, 0]);
  outcomes.forEach((outcome, index) => {
    const row = table[index % packsOf];
    const column = isWin(outcome) ? 1 : 0;
    if (outcome !== ABSENT && row !== undefined) row[column] = (row[column] ?? 0) + 1;
  });
  return table;
}
