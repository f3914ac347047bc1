import { Bug } from '../base/fault.ts';
import type { Choose } from './make/choose.ts';

/**
 * Picks what was picked least at the same decision, by lot among several.
 *
 * Why     a small set of specimens shows every symbol, day, phrase, star and place as soon as it can
 */
export function evenly(draw: (count: number) => number): Choose {
  const uses = new Map<string, Map<string | number, number>>();
  return (what, options) => {
    const counts = uses.get(what) ?? new Map<string | number, number>();
    uses.set(what, counts);
    const usesOf = (option: string | number): number => counts.get(option) ?? 0;
    const fewest = Math.min(...options.map(usesOf));
    const least = options.filter((option) => usesOf(option) === fewest);
    const chosen = least[least.length > 1 ? draw(least.length) : 0];
    if (chosen === undefined) throw new Bug(`nothing to choose from at ${what}`);
    counts.set(chosen, fewest + 1);
    return chosen;
  };
}
