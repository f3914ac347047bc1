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

/**
 * Builds records from cells in the order of the columns: objects and lists where the columns' names have them.
 *
 * Why     where every cell goes is found once for a table, not for each of its lines
 */
export function recordBuilder(columns: readonly Column[]): (cells: readonly Cell[]) => object {
  const root: Branch = { isList: false, twigs: [] };
  columns.forEach(({ path }, at) => {
    let branch = root;
    path.forEach((step, depth) => {
      const next = path[depth + 1];
      let twig = branch.twigs.find((known) => known.step === step);
      if (twig === undefined) {
        const below = next === undefined ? at : { isList: typeof next === 'number', twigs: [] };
        twig = { step, below };
        branch.twigs.push(twig);
      }
      if (typeof twig.below !== 'number') branch = twig.below;
    });
  });
  return (cells) => grown(root, cells) as object;
}

/** An object or a list of a record, and what stands at each of its places: a branch again, or a cell by its column. */
interface Branch {
  readonly isList: boolean;
  readonly twigs: { readonly step: string | number; readonly below: Branch | number }[];
}

function grown({ isList, twigs }: Branch, cells: readonly Cell[]): unknown {
  const held: Record<string | number, unknown> | unknown[] = isList ? [] : {};
  for (const { step, below } of twigs) {
    const value = typeof below === 'number' ? (cells[below] ?? null) : grown(below, cells);
    (held as Record<string | number, unknown>)[step] = value;
  }
  return held;
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
