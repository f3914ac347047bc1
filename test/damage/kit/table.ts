import { type TextColumn, type TextRow, textTable } from '../../../src/commands/text-table.ts';
import type { Damage } from './damage.ts';

/** Damages of one kind, each with the rules that fired. */
export interface Seen {
  readonly name: string;
  readonly damages: readonly { readonly damage: Damage; readonly rules: readonly string[] }[];
}

/** Damages with the rules that should fire, as the table of what was proved has them. */
export const asDeclared = ({
  name,
  damages,
}: {
  readonly name: string;
  readonly damages: readonly Damage[];
}): Seen => ({
  name,
  damages: damages.map((damage) => ({ damage, rules: damage.fires.toSorted() })),
});

const COLUMNS: readonly TextColumn[] = ['damage', 'game', 'file', 'rules that fire'].map((head) => ({
  head,
  align: 'left',
}));

/** Damages, kind by kind: what was done, to which game and file, and every rule that fires. */
export const damageTable = (families: readonly Seen[]): string =>
  textTable(COLUMNS, families.flatMap(rowsOf))
    .map((line) => `${line}\n`)
    .join('');

const rowsOf = ({ name, damages }: Seen, index: number): readonly TextRow[] => [
  ...(index === 0 ? [] : ['rule' as const]),
  [name.toUpperCase(), '', '', ''],
  ...damages.flatMap(({ damage, rules }) =>
    rowOf([wrapped(damage.title), [damage.game], filesOf(damage), rules.length === 0 ? ['none'] : rules]),
  ),
];

/** One row whose cells are several lines. */
function rowOf(cells: readonly (readonly string[])[]): readonly TextRow[] {
  const height = Math.max(...cells.map((lines) => lines.length));
  return Array.from({ length: height }, (_, line) => cells.map((lines) => lines[line] ?? ''));
}

const filesOf = ({ files }: Damage): readonly string[] =>
  Object.keys(files).map((name) => name.replace('.pdf', ''));

const TITLE = 46;

/** A title on lines of so many letters. */
function wrapped(title: string): readonly string[] {
  const lines: string[] = [];
  for (const word of title.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < TITLE) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(lines.length === 0 ? word : `  ${word}`);
  }
  return lines;
}
