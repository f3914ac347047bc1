import type { Verdict } from '../goals.ts';

/** A figure of one game, and how it stands to its goal. */
export interface Figure {
  readonly text: string;
  readonly verdict?: Verdict;
}

/** A title across the table. */
export interface Title {
  readonly title: string;
}

/** A figure of each game, and what is to be said of them. */
export interface Row {
  readonly label: string;
  readonly figures: readonly Figure[];
  readonly note?: string;
}

export type Line = Title | Row;

const GAP = '  ';

/**
 * Lines as text: figures to the right, verdicts and notes to the left, an empty line before each title.
 *
 * Shape   no blank at the end of a line
 */
export function layout(lines: readonly Line[]): string {
  const rows = lines.flatMap((line) => ('title' in line ? [] : [cellsOf(line)]));
  const widthOf = (column: number): number => Math.max(...rows.map((cells) => cells[column]?.length ?? 0));
  const widths = (rows[0] ?? []).map((_, column) => widthOf(column));
  return lines
    .map((line) => ('title' in line ? `\n${line.title}\n` : `${rowText(cellsOf(line), widths)}\n`))
    .join('');
}

/** Label, figure and verdict of each game, note. */
const cellsOf = ({ label, figures, note = '' }: Row): readonly string[] => [
  `  ${label}`,
  ...figures.flatMap(({ text, verdict = '' }) => [text, verdict]),
  note,
];

function rowText(cells: readonly string[], widths: readonly number[]): string {
  const isFigure = (column: number): boolean => column % 2 === 1 && column < cells.length - 1;
  return cells
    .map((cell, column) =>
      isFigure(column) ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0),
    )
    .join(GAP)
    .trimEnd();
}
