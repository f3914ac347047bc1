import { Bug } from '../../base/fault.ts';

/**
 * Picks one of the options: by lot for a block, evenly for specimens.
 *
 * Shape   `what` names the decision, such as `mois/mark`, so that a chooser can remember what it picked there before
 */
export type Choose = <const Option extends string | number>(
  what: string,
  options: readonly Option[],
) => Option;

/** The items in an order that is chosen place by place. */
export function arranged<Item>(choose: Choose, what: string, items: readonly Item[]): readonly Item[] {
  const places: (Item | undefined)[] = items.map(() => undefined);
  const free = items.map((_, place) => place);
  for (const item of items) {
    const place = choose(what, free);
    places[place] = item;
    takeOut(free, place);
  }
  return places.filter((item): item is Item => item !== undefined);
}

/**
 * So many of the options, none more often than it stands among them, in the order chosen.
 *
 * Shape   of options that are the same, as amounts in a bag of guises may be, the first is taken. SPEC.md, « Draws »
 * Throws  Bug if there are not so many
 */
export function several<Option extends string | number>(
  choose: Choose,
  what: string,
  { of, count }: { readonly of: readonly Option[]; readonly count: number },
): readonly Option[] {
  if (count > of.length) throw new Bug(`${count} of ${of.length} cannot be chosen at ${what}`);
  if (count === 0) return NONE;
  const chosen = [choose(what, of)];
  if (count === 1) return chosen;
  const left = [...of];
  while (chosen.length < count) {
    takeOut(left, chosen[chosen.length - 1] as Option);
    chosen.push(choose(what, left));
  }
  return chosen;
}

const NONE: readonly never[] = [];

/** Why  as `splice` does it, which makes an array of what it takes out */
function takeOut<Option>(from: Option[], option: Option): void {
  for (let at = from.indexOf(option) + 1; at < from.length; at++) from[at - 1] = from[at] as Option;
  from.pop();
}
