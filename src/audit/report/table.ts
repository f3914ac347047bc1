import { type Content, type Markup, tag } from './markup.ts';

/** A column: its head, and whether it holds numbers, which stand to the right. */
export interface Column {
  readonly head: string;
  readonly isNumber: boolean;
}

export const words = (head: string): Column => ({ head, isNumber: false });
export const numbers = (head: string): Column => ({ head, isNumber: true });

/** A row; `mark` sets it off: the sum under a column, or what is wrong. */
export interface Row {
  readonly cells: readonly Content[];
  readonly mark?: 'sum' | 'wrong';
}

export function table(columns: readonly Column[], rows: readonly Row[]): Markup {
  const of = (isNumber: boolean | undefined) => (isNumber === true ? { class: 'n' } : {});
  return tag(
    'table',
    {},
    tag(
      'thead',
      {},
      tag(
        'tr',
        {},
        columns.map(({ head, isNumber }) => tag('th', of(isNumber), head)),
      ),
    ),
    tag(
      'tbody',
      {},
      rows.map(({ cells, mark }) =>
        tag(
          'tr',
          mark === undefined ? {} : { class: mark },
          cells.map((cell, at) => tag('td', of(columns[at]?.isNumber), cell)),
        ),
      ),
    ),
  );
}
