import { closest } from 'fastest-levenshtein';
import { InputError } from '../base/fault.ts';

/** What a column of a table of records holds. */
export type ColumnKind = 'text' | 'number' | 'integer' | 'boolean';

/**
 * One value of a record, as a column of a table.
 *
 * Shape   the name says where in the record it stands: `surfaces.mois[0].amount`
 */
export interface Column {
  readonly name: string;
  readonly path: readonly (string | number)[];
  readonly kind: ColumnKind;
}

/** What a cell of a table holds; null where it is empty. */
export type Cell = string | number | boolean | null;

/** The name of a column, from where its value stands. */
export const columnName = (path: Column['path']): string =>
  path.map((step, at) => (typeof step === 'number' ? `[${step}]` : at === 0 ? step : `.${step}`)).join('');

/** The values of a record in the order of the columns; what is not there, or is no value of a cell, is null. */
export const cellsOf = (record: object, columns: readonly Column[]): readonly Cell[] =>
  columns.map(({ path }) => {
    let value: unknown = record;
    for (const step of path) value = Object(value)[step];
    return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
      ? value
      : null;
  });

/** The record that these cells stand for: objects and lists where the columns' names have them. */
export function recordOf(cells: readonly Cell[], columns: readonly Column[]): object {
  const record: Record<string, unknown> = {};
  columns.forEach(({ path }, at) => {
    let holder: Record<string | number, unknown> = record;
    for (let depth = 0; depth < path.length - 1; depth++) {
      const step = path[depth] ?? '';
      holder[step] ??= typeof path[depth + 1] === 'number' ? [] : {};
      holder = holder[step] as Record<string | number, unknown>;
    }
    holder[path[path.length - 1] ?? ''] = cells[at] ?? null;
  });
  return record;
}

/**
 * The columns of a table in its own order, by the names in its first line.
 *
 * Throws  InputError if a name is none of theirs, stands twice, or one of theirs is missing
 */
export function columnsNamed(
  names: readonly string[],
  { path, columns }: { readonly path: string; readonly columns: readonly Column[] },
): readonly Column[] {
  const byName = new Map(columns.map((column) => [column.name, column]));
  const found = names.map((name, at) => {
    const column = byName.get(name);
    if (column === undefined) throw unknownColumn(path, name, columns);
    if (names.indexOf(name) !== at) throw new InputError(`${path}: has the column ${name} twice`);
    return column;
  });
  const missing = columns.find((column) => !names.includes(column.name));
  if (missing === undefined) return found;
  throw new InputError(`${path}: has no column ${missing.name}`, {
    hint: `a table of records has ${columns.length} columns, and this one has ${names.length}`,
  });
}

function unknownColumn(path: string, name: string, columns: readonly Column[]): InputError {
  const names = columns.map((column) => column.name);
  return new InputError(`${path}: has a column ${JSON.stringify(name.slice(0, 60))}, which no record has`, {
    hint: `perhaps ${closest(name.slice(0, 60), names)} was meant; the first line names the columns`,
  });
}
