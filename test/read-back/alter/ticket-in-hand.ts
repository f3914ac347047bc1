import { addForm, type FormInHand, formOf, type PdfInHand } from './pdf-in-hand.ts';

/** A stretch of a page's lines from a `q` to its `Q`. */
interface Scope {
  readonly start: number;
  readonly end: number;
}

/** One ticket's variable marks on one page: the scope of its texts and forms, and that of its code. */
export interface TicketInHand {
  readonly pdf: PdfInHand;
  readonly page: number;
  readonly marks: Scope;
  readonly code: Scope;
}

/**
 * The tickets of a page, in the order of their places.
 *
 * Shape   on the page, a code is a scope of its own, many rectangles and nothing else; the scope before it is that of
 *         the same ticket's other variable marks
 */
export function ticketsOn(pdf: PdfInHand, page: number): readonly TicketInHand[] {
  const scopes = scopesIn(pdf.pages[page] ?? []);
  return scopes.flatMap((code, index) => {
    const marks = scopes[index - 1];
    return marks !== undefined && isCode(linesOf({ pdf, page }, code)) ? [{ pdf, page, marks, code }] : [];
  });
}

/** The scopes one level within the page's own. */
function scopesIn(lines: readonly string[]): readonly Scope[] {
  const scopes: Scope[] = [];
  let depth = 0;
  let start = 0;
  lines.forEach((line, index) => {
    if (/^q\b/.test(line)) {
      depth += 1;
      if (depth === 2) start = index;
    }
    if (line === 'Q') {
      if (depth === 2) scopes.push({ start, end: index });
      depth -= 1;
    }
  });
  return scopes;
}

const FEWEST_BARS = 20;
const isCode = (lines: readonly string[]): boolean =>
  lines.filter((line) => line.endsWith(' re')).length >= FEWEST_BARS &&
  !lines.some((line) => line.endsWith(' Do'));

const linesOf = (
  { pdf, page }: Pick<TicketInHand, 'pdf' | 'page'>,
  { start, end }: Scope,
): readonly string[] => (pdf.pages[page] ?? []).slice(start, end + 1);

/** One cell that a ticket places: the line that names it, and its form. */
export interface CellInHand {
  readonly ticket: TicketInHand;
  readonly line: number;
  readonly form: FormInHand;
}

/** The cells of a ticket that set text, in the order of its record. */
export function textCells(ticket: TicketInHand): readonly CellInHand[] {
  const lines = ticket.pdf.pages[ticket.page] ?? [];
  const cells: CellInHand[] = [];
  for (let line = ticket.marks.start; line <= ticket.marks.end; line++) {
    const [, name] = /^\/(\S+) Do$/.exec(lines[line] ?? '') ?? [];
    if (name === undefined) continue;
    const form = formOf(ticket.pdf, ticket.page, name);
    if (form.runs.length > 0) cells.push({ ticket, line, form });
  }
  return cells;
}

/** The cells of a ticket that hold an amount and its transcription. */
export const amountCells = (ticket: TicketInHand): readonly CellInHand[] =>
  textCells(ticket).filter(({ form }) => form.runs.some(({ text }) => text.endsWith('€')));

/** The amount's run, and its transcription's. */
export function runsOf({ form }: CellInHand): {
  readonly amount: string;
  readonly transcription: string;
  readonly lines: readonly [number, number];
} {
  const amount = form.runs.find(({ text }) => text.endsWith('€'));
  const transcription = form.runs.find((run) => run !== amount);
  if (amount === undefined || transcription === undefined) throw new Error(`${form.name} is no amount`);
  return { amount: amount.text, transcription: transcription.text, lines: [amount.line, transcription.line] };
}

/** Makes one ticket place another drawing than its cell's: the cell's lines, altered. */
export function redraw({ ticket, line, form }: CellInHand, alter: (lines: string[]) => void): void {
  const lines = [...form.lines];
  alter(lines);
  setLine(ticket, line, `/${addForm(ticket.pdf, ticket.page, form.name, lines)} Do`);
}

/** Puts another operator in the stead of a line; an empty one leaves nothing. */
export function setLine({ pdf, page }: TicketInHand, line: number, operators: string): void {
  const lines = pdf.pages[page];
  if (lines === undefined) throw new Error(`there is no page ${page}`);
  lines[line] = operators;
}

export const lineAt = ({ pdf, page }: TicketInHand, line: number): string => pdf.pages[page]?.[line] ?? '';

/** The lines of a ticket's code that are rectangles. */
export function barLines(ticket: TicketInHand): readonly number[] {
  const { start, end } = ticket.code;
  return Array.from({ length: end - start + 1 }, (_, index) => start + index).filter((line) =>
    lineAt(ticket, line).endsWith(' re'),
  );
}
