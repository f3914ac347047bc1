/** Of many numbers that are wrong, so many are named. */
export const NAMED = 5;

/** Numbers that should not be there: how many, and the first few of them. */
export interface Sighting {
  count: number;
  readonly first: string[];
}

export function sight(sighting: Sighting, number: string | null): void {
  sighting.count += 1;
  if (sighting.first.length < NAMED) sighting.first.push(number ?? 'no number');
}

export function addSighting(to: Sighting, from: Sighting): void {
  to.count += from.count;
  to.first.push(...from.first.slice(0, NAMED - to.first.length));
}
