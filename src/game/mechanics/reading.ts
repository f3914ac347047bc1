import type { Place } from './mechanic.ts';

/** The keys and values of a JSON object. */
export type Fields = Readonly<Record<string, unknown>>;

const NO_FIELDS: Fields = {};

/** What is not there needs no misfit: rules see that it is missing. */
export const isAbsent = (value: unknown): value is null | undefined => value === null || value === undefined;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A value as a finding shows it: its JSON, cut where it grows long. */
export function show(value: unknown): string {
  const json = JSON.stringify(value) ?? String(value);
  return json.length <= 60 ? json : `${json.slice(0, 59)}…`;
}

/** Says that the value `at` (a path from the place's own, such as `.symbols[0]`) is not what belongs there. */
export function misfit(
  place: Place,
  at: string,
  { expected, value }: { expected: string; value: unknown },
): void {
  const { surface, zone, path } = place;
  place.misfit({ surface: surface.id, zone, path: path + at, expected, found: show(value) });
}

/** The fields of an object, none where it is absent or is no object; keys that `isKey` does not know are misfits. */
export function readFields(
  value: unknown,
  place: Place,
  { at, isKey }: { readonly at: string; readonly isKey: (key: string, place: Place) => boolean },
): Fields {
  if (isAbsent(value)) return NO_FIELDS;
  if (!isFields(value)) {
    misfit(place, at, { expected: 'an object', value });
    return NO_FIELDS;
  }
  for (const key of Object.keys(value)) {
    if (!isKey(key, place)) misfit(place, `${at}.${key}`, { expected: 'no such key', value: value[key] });
  }
  return value;
}

/** The values of a list, none where it is absent or is no list. */
export function readList(value: unknown, place: Place, at: string): readonly unknown[] {
  if (isAbsent(value)) return [];
  if (Array.isArray(value)) return value;
  misfit(place, at, { expected: 'a list', value });
  return [];
}

export function readText(value: unknown, place: Place, at: string): string | null {
  if (typeof value === 'string') return value;
  if (!isAbsent(value)) misfit(place, at, { expected: 'a text', value });
  return null;
}

/** One text for each place of a list, null where it holds none. */
export const readTexts = (value: unknown, place: Place, at: string): readonly (string | null)[] =>
  readList(value, place, at).map((text, index) => readText(text, place, `${at}[${index}]`));
