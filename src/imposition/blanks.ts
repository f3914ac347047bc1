import type { SheetTickets } from './sheet.ts';

/** The places of a sheet that hold no ticket, from 1. */
export const blanksOf = ({ positions }: Pick<SheetTickets, 'positions'>): readonly number[] =>
  positions.flatMap((position, index) => (position === null ? [index + 1] : []));

/** Places in order, as people write them: `3, 5–8`. */
export function ranges(places: readonly number[]): string {
  const runs: [from: number, to: number][] = [];
  for (const place of places) {
    const last = runs.at(-1);
    if (last !== undefined && last[1] === place - 1) last[1] = place;
    else runs.push([place, place]);
  }
  return runs.map(([from, to]) => (from === to ? `${from}` : `${from}–${to}`)).join(', ');
}
