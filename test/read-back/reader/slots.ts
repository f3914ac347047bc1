import { centre, type Point, type Rect } from '../../../src/base/geometry.ts';
import type { ExpectedValue } from './records.ts';
import type { Kind, Value } from './values.ts';

/** One ticket's values as seen and as recorded. */
export interface Pairing {
  readonly seen: readonly Value[];
  readonly expected: readonly ExpectedValue[];
}

/** A value that is not where, or not what, the record says. */
export interface Difference {
  readonly path: string;
  readonly expected: string;
  readonly found: string;
}

/**
 * Holds every value against the record's, place for place; one list of differences a ticket.
 *
 * Why     the layout is not asked which zone stands where. All tickets of a sheet share their zones, so each path of
 *         a record (`mois.3`) is given the one place where most tickets show what the record says; a ticket that
 *         shows something else there is wrong, even where its values are the right ones in another order.
 */
export function differences(kind: Kind, tickets: readonly Pairing[]): readonly (readonly Difference[])[] {
  const rows = tickets.map(({ seen, expected }) => ({
    seen: seen.filter((value) => value.kind === kind),
    expected: expected.filter((value) => value.kind === kind),
  }));
  const places = placesOf(rows);
  const seated = rows.map(({ seen }) => seat(seen, places));
  const paths = rows.reduce<readonly string[]>(
    (longest, { expected }) =>
      expected.length > longest.length ? expected.map(({ path }) => path) : longest,
    [],
  );
  const placeOf = assign(
    paths,
    rows.map(({ expected }, ticket) => ({ expected, seated: seated[ticket] ?? NOWHERE })),
  );
  return rows.map(({ expected }, ticket) => compare(expected, seated[ticket] ?? NOWHERE, placeOf));
}

/** The values of a ticket by place, and those that have none. */
interface Seated {
  readonly at: ReadonlyMap<number, Value>;
  readonly strays: readonly Value[];
}

const NOWHERE: Seated = { at: new Map(), strays: [] };

/** Places of this kind, from a ticket that shows as many as most records ask for. */
function placesOf(rows: readonly Pairing[]): readonly Point[] {
  const whole = rows.find(({ seen, expected }) => seen.length === expected.length && seen.length > 0);
  return (whole?.seen ?? []).map(({ box }) => centre(box));
}

/** Each value goes to the place nearest to it; a second at one place is a stray. */
function seat(values: readonly Value[], places: readonly Point[]): Seated {
  const at = new Map<number, Value>();
  const strays: Value[] = [];
  for (const value of values) {
    const place = nearestPlace(value.box, places);
    if (place === null || at.has(place)) strays.push(value);
    else at.set(place, value);
  }
  return { at, strays };
}

function nearestPlace(box: Rect, places: readonly Point[]): number | null {
  const { x, y } = centre(box);
  const far = places.map((place) => Math.hypot(place.x - x, place.y - y));
  return far.length === 0 ? null : far.indexOf(Math.min(...far));
}

interface Row {
  readonly expected: readonly ExpectedValue[];
  readonly seated: Seated;
}

/** Each path's place: the pair of path and place that most tickets agree on first, then the next of those left. */
function assign(paths: readonly string[], rows: readonly Row[]): ReadonlyMap<string, number> {
  const votes = paths.flatMap((path) => {
    const places = new Set(rows.flatMap(({ seated }) => [...seated.at.keys()]));
    return [...places].map((place) => ({
      path,
      place,
      count: rows.filter((row) => agrees(row, path, place)).length,
    }));
  });
  votes.sort((a, b) => b.count - a.count);
  const placeOf = new Map<string, number>();
  const taken = new Set<number>();
  for (const { path, place } of votes) {
    if (placeOf.has(path) || taken.has(place)) continue;
    placeOf.set(path, place);
    taken.add(place);
  }
  return placeOf;
}

function agrees({ expected, seated }: Row, path: string, place: number): boolean {
  const says = seated.at.get(place)?.says;
  const asked = expected.find((value) => value.path === path);
  return says !== undefined && (asked?.says.includes(says) ?? false);
}

function compare(
  expected: readonly ExpectedValue[],
  { at, strays }: Seated,
  placeOf: ReadonlyMap<string, number>,
): readonly Difference[] {
  const wrong = expected.flatMap(({ path, says }) => {
    const found = at.get(placeOf.get(path) ?? -1)?.says;
    return found !== undefined && says.includes(found)
      ? []
      : [{ path, expected: says.join(' or '), found: found ?? 'nothing' }];
  });
  const asked = new Set(expected.map(({ path }) => placeOf.get(path)));
  const extra = [...[...at].filter(([place]) => !asked.has(place)).map(([, value]) => value), ...strays];
  return [...wrong, ...extra.map(({ says }) => ({ path: 'nowhere', expected: 'nothing', found: says }))];
}
