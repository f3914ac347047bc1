import { PDFName } from '@cantoo/pdf-lib';
import { codeIn, codeLines } from './code-in-hand.ts';
import { refOf } from './pdf-in-hand.ts';
import { matricesOf, pointOn, type Span, type TicketInHand } from './ticket-in-hand.ts';

/** The block of a front that holds its cells, or of a back that holds its number: from `q … cm` to its `Q`. */
export function faceSpan(ticket: TicketInHand): Span {
  const { lines } = ticket.page;
  const [x, y] = pointOn(ticket, [0, 0]);
  const matrices = matricesOf(lines);
  const from = lines.findIndex((line, at) => {
    const [a = 0, , , , e = 0, f = 0] = matrices[at] ?? [];
    const isHere = Math.abs(e - x) < NEAR && Math.abs(f - y) < NEAR;
    return line.startsWith('q ') && Math.abs(a) === 1 && isHere && !isFixed(lines, at);
  });
  if (from < 0) throw new Error(`nothing stands on ticket ${ticket.index}`);
  return { from, to: endOf(lines, from) };
}

/** In points: numbers are written to five decimals. */
const NEAR = 1e-3;

/** Fixed art of a composite is one form, placed where the ticket is; cells and number stand away from there. */
const isFixed = (lines: readonly string[], at: number): boolean => lines[at + 1]?.endsWith(' Do') === true;

/** The line after the `Q` that answers a `q`. */
function endOf(lines: readonly string[], from: number): number {
  let depth = 0;
  for (let at = from; at < lines.length; at++) {
    if (lines[at]?.startsWith('q')) depth += 1;
    if (lines[at] === 'Q') depth -= 1;
    if (depth === 0) return at + 1;
  }
  throw new Error('a block that does not end');
}

/** What changes with the ticket on one of its faces, cells or number and then its code, as lines that any page can hold. */
export interface FaceLines {
  readonly lines: readonly string[];
  readonly of: TicketInHand;
}

export function faceLines(ticket: TicketInHand): FaceLines {
  const { from, to } = faceSpan(ticket);
  return { lines: [...ticket.page.lines.slice(from, to), ...codeLines(codeIn(ticket))], of: ticket };
}

/** Takes cells or number, and code off a face. */
export function blank(ticket: TicketInHand): void {
  const code = codeIn(ticket);
  ticket.page.put(code.from, code.to - code.from);
  const { from, to } = faceSpan(ticket);
  ticket.page.put(from, to - from);
}

/**
 * Shows what one face shows on another, which is blank, or was made so.
 *
 * Why     both must be at the same place of their sheets: so codes stand on whole dots as they did
 */
export function showFace(on: TicketInHand, { lines, of }: FaceLines): void {
  const start = on.page.lines.findIndex((line) => line.startsWith('q ')) + 1;
  const forms = of.page.resources('XObject');
  const its = lines.map((line) => {
    if (!line.endsWith(' Do')) return line;
    const ref = refOf(forms.get(PDFName.of(line.slice(1, -' Do'.length))));
    on.page.know('XObject', `Z${ref.objectNumber}`, ref);
    return `/Z${ref.objectNumber} Do`;
  });
  on.page.put(start, 0, ...its);
}
