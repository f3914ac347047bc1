import { codeIn, codeLines } from './code-in-hand.ts';
import { matricesOf, pointOn, type Span, type TicketInHand } from './ticket-in-hand.ts';

/** The block of a front that holds its cells, or of a back that holds its number: from `q … cm` to its `Q`. */
export function faceSpan(ticket: TicketInHand): Span {
  const { lines } = ticket.page;
  const [, , width, height] = ticket.face.trim;
  const corners = [pointOn(ticket, [0, 0]), pointOn(ticket, [width, height])];
  const matrices = matricesOf(lines);
  const from = lines.findIndex((line, at) => {
    const [a = 0, , , , e = 0, f = 0] = matrices[at] ?? [];
    const origin = corners[ticket.face.turned === 'upright' ? 0 : 0];
    return line.startsWith('q ') && Math.abs(Math.abs(a) - 1) < 1e-9 && isAt([e, f], origin) && !isFixed(lines, at);
  });
  if (from < 0) throw new Error(`nothing stands on ticket ${ticket.index}`);
  return { from, to: endOf(lines, from) };
}

const isAt = ([x, y]: readonly [number, number], to: readonly [number, number] | undefined): boolean =>
  to !== undefined && Math.abs(x - to[0]) < 1e-3 && Math.abs(y - to[1]) < 1e-3;

/** Fixed art of a composite is one form, placed where the ticket is. */
const isFixed = (lines: readonly string[], at: number): boolean => lines[at + 1] === 'q 1 0 0 1 0 0 cm';

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

/** What changes with the ticket on one of its faces: cells or number, and code. */
export interface FaceLines {
  readonly block: readonly string[];
  readonly code: readonly string[];
}

export function faceLines(ticket: TicketInHand): FaceLines {
  const { from, to } = faceSpan(ticket);
  return { block: ticket.page.lines.slice(from, to), code: codeLines(codeIn(ticket)) };
}

/** Takes cells or number, and code off a face. */
export function blank(ticket: TicketInHand): void {
  const code = codeIn(ticket);
  ticket.page.put(code.from, code.to - code.from);
  const { from, to } = faceSpan(ticket);
  ticket.page.put(from, to - from);
}

/** Puts what another face shows on this one, which is blank already. */
export function putFace(on: TicketInHand, of: { readonly face: TicketInHand; readonly lines: FaceLines }): void {
  const [x, y] = pointOn(on, [0, 0]);
  const [fromX, fromY] = pointOn(of.face, [0, 0]);
  const [right, up] = [x - fromX, y - fromY];
  const { lines } = on.page;
  const start = lines.findIndex((line) => line.startsWith('q ')) + 1;
  on.page.put(start, 0, `q 1 0 0 1 ${right} ${up} cm`, ...of.lines.block, ...of.lines.code, 'Q');
}
