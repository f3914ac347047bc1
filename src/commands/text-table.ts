/** A column of a table for the terminal. */
export interface TextColumn {
  readonly head: string;
  readonly align: 'left' | 'right';
}

/** Cells of one row, one for each column; or a rule across. */
export type TextRow = readonly string[] | 'rule';

const GAP = '  ';

/**
 * A table in plain text, each column as wide as its widest cell.
 *
 * Shape   head, rule, rows; no blank at the end of a line
 */
export function textTable(columns: readonly TextColumn[], rows: readonly TextRow[]): readonly string[] {
  const cells = rows.filter((row) => row !== 'rule');
  const widths = columns.map(({ head }, column) =>
    Math.max(head.length, ...cells.map((row) => (row[column] ?? '').length)),
  );
  const line = (row: readonly string[]): string =>
    columns
      .map(({ align }, column) => {
        const [cell, width] = [row[column] ?? '', widths[column] ?? 0];
        return align === 'left' ? cell.padEnd(width) : cell.padStart(width);
      })
      .join(GAP)
      .trimEnd();
  const across = '─'.repeat(widths.reduce((sum, width) => sum + width + GAP.length, -GAP.length));
  return [
    line(columns.map(({ head }) => head)),
    across,
    ...rows.map((row) => (row === 'rule' ? across : line(row))),
  ];
}
