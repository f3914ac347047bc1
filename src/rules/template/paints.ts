import { type Paint, type SpotInk, tintsOf } from '../../base/ink.ts';
import { type DrawnItem, drawnItems } from '../../face/flatten.ts';
import type { Form } from '../../face/item.ts';

/** The spot inks that a form is painted with. */
export const inksOf = (form: Form): ReadonlySet<SpotInk> =>
  new Set(
    drawnItems(form)
      .flatMap(paintsOf)
      .flatMap(tintsOf)
      .map(({ ink }) => ink),
  );

/** What an item is painted with: fill and stroke of a path. */
export function paintsOf(item: DrawnItem): readonly Paint[] {
  if (item.kind !== 'path') return [item.paint];
  return [item.fill, item.stroke?.paint].filter((paint) => paint !== undefined);
}
