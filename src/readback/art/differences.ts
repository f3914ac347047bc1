import type { FrameBox } from '../frame.ts';
import type { ReadingMap } from '../reading-map.ts';
import type { ArtMark, FoundMark } from './art-mark.ts';
import { type Edges, NEAR, showsWhole } from './edges.ts';
import { type Pair, pairsOf } from './pairs.ts';

/** One way in which found art is other than approved art. */
export type ArtDifference =
  | { readonly kind: 'missing'; readonly mark: ArtMark }
  | { readonly kind: 'extra'; readonly found: FoundMark }
  | {
      readonly kind: 'moved' | 'altered' | 'painted otherwise' | 'hidden' | 'cut off' | 'out of order';
      readonly mark: ArtMark;
      readonly found: FoundMark;
    };

/** A ticket as it stands: what of its bleed shows. */
export interface Standing {
  readonly edges: Edges;
  readonly trim: ReadingMap['trim'];
}

/**
 * All differences between the marks of a pass and those that were approved for it.
 *
 * Order   as the art is painted; what is too much comes last
 */
export function differencesOf(
  approved: readonly ArtMark[],
  found: readonly FoundMark[],
  standing: Standing,
): readonly ArtDifference[] {
  const { pairs, missing, extra } = pairsOf(approved, found);
  const differences = [
    ...pairs.flatMap((pair) => {
      const difference = ofPair(pair, standing);
      return difference === null ? [] : [{ at: pair.at, difference }];
    }),
    ...missing.map((at) => ({ at, difference: missingAt(approved, at) })),
  ].sort((a, b) => a.at - b.at);
  const all = [
    ...differences.flatMap(({ difference }) => difference ?? []),
    ...extra.map((mark): ArtDifference => ({ kind: 'extra', found: mark })),
  ];
  return all.length > 0 ? all : outOfOrder(pairs);
}

function missingAt(approved: readonly ArtMark[], at: number): ArtDifference | null {
  const mark = approved[at];
  return mark === undefined ? null : { kind: 'missing', mark };
}

function ofPair({ mark, found }: Pair, standing: Standing): ArtDifference | null {
  if (found.shape !== mark.shape) return { kind: 'altered', mark, found };
  if (found.paint !== mark.paint) return { kind: 'painted otherwise', mark, found };
  const [x, y] = wayOf({ mark, found });
  if (Math.hypot(x, y) > NEAR) return { kind: 'moved', mark, found };
  if (found.hidden !== null) return { kind: 'hidden', mark, found };
  return isWhole({ mark, found }, standing) ? null : { kind: 'cut off', mark, found };
}

const isWhole = ({ mark, found }: Pick<Pair, 'mark' | 'found'>, standing: Standing): boolean =>
  !found.isShaped && mark.shows !== null && showsWhole(mark.shows, found.shows, standing);

/** How far a mark stands from its place. */
export const wayOf = ({
  mark,
  found,
}: {
  readonly mark: { readonly box: FrameBox };
  readonly found: { readonly box: FrameBox };
}): readonly [x: number, y: number] => [found.box.x0 - mark.box.x0, found.box.y0 - mark.box.y0];

/** The first mark that is painted before one that it should come after. */
function outOfOrder(pairs: readonly Pair[]): readonly ArtDifference[] {
  let last = -1;
  for (const { mark, found, order } of pairs) {
    if (order < last) return [{ kind: 'out of order', mark, found }];
    last = order;
  }
  return [];
}
