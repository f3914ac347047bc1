import { formatMoney } from '../../base/money.ts';
import type { Surface } from '../../game/game.ts';
import { tableOf } from '../../game/mechanics/printed-amount.ts';
import type { PrintedAmount } from '../../game/ticket.ts';
import { type Claim, type FeatureShape, UNKNOWN, type Watch } from './feature.ts';

/** The amounts of a surface as values of features. */
export interface AmountScale {
  readonly values: readonly string[];
  /** Where 0 € stands among them; UNKNOWN where the surface does not show it. */
  readonly zero: number;
  /** UNKNOWN where the table does not hold the amount. */
  of(printed: PrintedAmount | undefined): number;
}

export function amountScale(surface: Surface): AmountScale {
  const rows = tableOf(surface);
  const places = new Map(rows.map(({ amount }, at) => [amount.cents, at]));
  return {
    values: rows.map(({ amount }) => formatMoney(amount)),
    zero: places.get(0) ?? UNKNOWN,
    of: (printed) => (printed?.amount == null ? UNKNOWN : (places.get(printed.amount.cents) ?? UNKNOWN)),
  };
}

/**
 * What is claimed of an amount that wins with something else beside it.
 *
 * Why     on a surface of several zones it is not the rest: they may share a stock of amounts that stands on every ticket,
 *         so that what one zone shows another does not. There the stock is claimed to be free, in stock.ts
 */
export const claimsOfAmount = (surface: Surface): readonly Claim[] =>
  surface.zones.length === 1 ? ['rest', 'open'] : ['open'];

/**
 * How an amount stands, where its surface has stars: with one or without, its transcription above or below.
 *
 * Why     free: the règlement leaves both open on every amount, whatever is won
 */
export function standingWatch(
  surface: Surface,
  of: { readonly part: string; readonly name: string },
): Watch<PrintedAmount | undefined> {
  if (!surface.law.starred) return NOTHING;
  const free = { extent: 'part', claims: ['free'] } as const;
  const features: readonly FeatureShape[] = [
    {
      part: `the star before ${of.part}`,
      name: `étoile devant ${of.name}`,
      values: ['étoile', 'sans étoile'],
      ...free,
    },
    {
      part: `the place of the transcription of ${of.part}`,
      name: `place de la transcription de ${of.name}`,
      values: ['au-dessus', 'au-dessous'],
      ...free,
    },
  ];
  return {
    features,
    read(printed, into, at) {
      into[at] = printed?.star == null ? UNKNOWN : printed.star ? 0 : 1;
      const side = printed?.transcriptionAt ?? null;
      into[at + 1] = side === null ? UNKNOWN : side === 'above' ? 0 : 1;
    },
  };
}

const NOTHING: Watch<PrintedAmount | undefined> = { features: [], read: () => {} };
