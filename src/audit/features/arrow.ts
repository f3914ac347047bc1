import { isZero } from '../../base/money.ts';
import type { Surface } from '../../game/game.ts';
import type { ArrowContent } from '../../game/ticket.ts';
import { both, type FeatureShape, together, UNKNOWN, type Watch } from './feature.ts';
import { type AmountScale, amountScale, claimsOfAmount, standingWatch } from './printed-amount.ts';

/**
 * Several amounts and the arrow.
 *
 * Why     where the arrow is, how many amounts are 0 €, and whether one is, are free: a losing target has its arrow on 0 €
 *         by law, so a winning one must show 0 € as often, or one scratched amount would tell. The other amounts are
 *         measured, alone and two together, for it is what winners win that stands on them
 */
export function watchArrow(surface: Surface): Watch<ArrowContent> {
  const scale = amountScale(surface);
  const picked = standingWatch(surface, { part: 'the amount with the arrow', name: 'la somme fléchée' });
  const watches: readonly Watch<ArrowContent>[] = [
    ...Array.from({ length: surface.places }, (_, place) => oneAmount(surface, scale, place)),
    ...pairsOf(surface.places).map((pair) => twoAmounts(scale, pair)),
    placeOfArrow(surface.places),
    ...(scale.zero < 0 ? [] : [countOfZeros(surface.places)]),
    {
      features: picked.features,
      read: (content, into, at) => picked.read(content.amounts[arrowOf(content)], into, at),
    },
  ];
  return {
    features: watches.flatMap(({ features }) => features),
    read(content, into, start) {
      let at = start;
      for (const watch of watches) {
        watch.read(content, into, at);
        at += watch.features.length;
      }
    },
  };
}

/** The place of the one arrow. */
const arrowOf = ({ arrows }: ArrowContent): number =>
  arrows.length === 1 ? (arrows[0] ?? UNKNOWN) : UNKNOWN;

function oneAmount(surface: Surface, scale: AmountScale, place: number): Watch<ArrowContent> {
  const [part, name] = [`amount ${place + 1}`, `somme ${place + 1}`];
  const standing = standingWatch(surface, { part, name });
  const amount: FeatureShape = {
    part,
    name,
    values: scale.values,
    extent: 'part',
    claims: claimsOfAmount(surface),
  };
  const isNought: FeatureShape = {
    part: `whether ${part} is 0 €`,
    name: `${name} est 0 €`,
    values: ['0 €', 'autre somme'],
    extent: 'part',
    claims: ['free'],
  };
  const own = scale.zero < 0 ? [amount] : [amount, isNought];
  return {
    features: [...own, ...standing.features],
    read({ amounts }, into, at) {
      const value = scale.of(amounts[place]);
      into[at] = value;
      if (own.length > 1) into[at + 1] = value < 0 ? UNKNOWN : value === scale.zero ? 0 : 1;
      standing.read(amounts[place], into, at + own.length);
    },
  };
}

const pairsOf = (places: number): readonly (readonly [number, number])[] =>
  Array.from({ length: places }, (_, a) => a).flatMap((a) =>
    Array.from({ length: places - a - 1 }, (_, further): [number, number] => [a, a + 1 + further]),
  );

function twoAmounts(scale: AmountScale, [a, b]: readonly [number, number]): Watch<ArrowContent> {
  const { values } = scale;
  return {
    features: [
      {
        part: `amounts ${a + 1} and ${b + 1}`,
        name: `sommes ${a + 1} et ${b + 1}`,
        values: together(values, values),
        extent: 'part',
        claims: [],
      },
    ],
    read({ amounts }, into, at) {
      into[at] = both(scale.of(amounts[a]), scale.of(amounts[b]), values.length);
    },
  };
}

const placeOfArrow = (places: number): Watch<ArrowContent> => ({
  features: [
    {
      part: 'the place of the arrow',
      name: 'place de la flèche',
      values: Array.from({ length: places }, (_, at) => `somme ${at + 1}`),
      extent: 'part',
      claims: ['free'],
    },
  ],
  read(content, into, at) {
    const arrow = arrowOf(content);
    into[at] = Number.isInteger(arrow) && arrow < places ? arrow : UNKNOWN;
  },
});

const countOfZeros = (places: number): Watch<ArrowContent> => ({
  features: [
    {
      part: 'how many amounts are 0 €',
      name: 'nombre de 0 €',
      values: Array.from({ length: places + 1 }, (_, at) => String(at)),
      extent: 'part',
      claims: ['free'],
    },
  ],
  read({ amounts }, into, at) {
    let count = 0;
    for (const { amount } of amounts) if (amount !== null && isZero(amount)) count += 1;
    into[at] = amounts.length === places ? count : UNKNOWN;
  },
});
