import type { Surface } from '../../game/game.ts';
import type { TwinsContent } from '../../game/ticket.ts';
import { both, type FeatureShape, together, UNKNOWN, type Watch } from './feature.ts';
import { amountScale, claimsOfAmount, standingWatch } from './printed-amount.ts';

/**
 * Two marks and an amount.
 *
 * Why     a mark alone is free: only the other one makes it win. The amount is not, since it is what winners win that stands
 *         on them; it is measured alone and beside each mark
 */
export function watchTwins(surface: Surface): Watch<TwinsContent> {
  const marks = new Map(surface.marks.map(({ id }, at) => [id, at]));
  const scale = amountScale(surface);
  const standing = standingWatch(surface, { part: 'the amount', name: 'la somme' });
  const { places } = surface;
  const amounts = scale.values.length;
  return {
    features: [...shapes(surface, scale.values), ...standing.features],
    read(content, into, at) {
      const amount = scale.of(content.amount);
      for (let place = 0; place < places; place++) {
        const mark = marks.get(content.marks[place] ?? '') ?? UNKNOWN;
        into[at + 2 * place] = mark;
        into[at + 2 * place + 1] = both(mark, amount, amounts);
      }
      into[at + 2 * places] = amount;
      standing.read(content.amount, into, at + 2 * places + 1);
    },
  };
}

function shapes(surface: Surface, amounts: readonly string[]): readonly FeatureShape[] {
  const values = surface.marks.map(({ name }) => name);
  const mark = surface.marksKey === 'days' ? 'jour' : 'symbole';
  const marks = Array.from({ length: surface.places }, (_, place): readonly FeatureShape[] => {
    const [part, name] = [`mark ${place + 1}`, `${mark} ${place + 1}`];
    return [
      { part, name, values, extent: 'part', claims: ['free'] },
      {
        part: `${part} and the amount`,
        name: `${name} et somme`,
        values: together(values, amounts),
        extent: 'part',
        claims: [],
      },
    ];
  });
  return [
    ...marks.flat(),
    {
      part: 'the amount',
      name: 'somme',
      values: amounts,
      extent: 'part',
      claims: claimsOfAmount(surface),
    },
  ];
}
