import { matricesOf, pointOn, type Span, type TicketInHand } from './ticket-in-hand.ts';

/** The code of a face, as lines of its page: `q … cm`, overprint, ink, rectangles, `f`, `Q`. */
export interface CodeInHand extends Span {
  readonly ticket: TicketInHand;
}

/** The code on a face of a ticket: the one scaled block that starts on its trim. */
export function codeIn(ticket: TicketInHand): CodeInHand {
  const { lines } = ticket.page;
  const matrices = matricesOf(lines);
  const from = lines.findIndex((line, at) => {
    const [a, , , , e, f] = matrices[at] ?? [1, 0, 0, 1, 0, 0];
    return line.startsWith('q ') && Math.abs(Math.abs(a) - 1) > 0.1 && isOn(ticket, e, f);
  });
  const to = lines.indexOf('Q', from) + 1;
  if (from < 0) throw new Error(`ticket ${ticket.index} has no code`);
  return { ticket, from, to };
}

/** Whether a point of the page lies on the trim of a face. */
function isOn(ticket: TicketInHand, x: number, y: number): boolean {
  const [, , width, height] = ticket.face.trim;
  const [ax, ay] = pointOn(ticket, [0, 0]);
  const [bx, by] = pointOn(ticket, [width, height]);
  return x > Math.min(ax, bx) && x < Math.max(ax, bx) && y > Math.min(ay, by) && y < Math.max(ay, by);
}

/** The lines of a code. */
export const codeLines = ({ ticket, from, to }: CodeInHand): string[] => ticket.page.lines.slice(from, to);

/** Puts lines in the place of a code's. */
export const putCode = ({ ticket, from, to }: CodeInHand, lines: readonly string[]): void =>
  ticket.page.put(from, to - from, ...lines);

/** Changes the rectangles alone. */
export function changeBars(code: CodeInHand, how: (bars: readonly string[]) => readonly string[]): void {
  const lines = codeLines(code);
  const first = lines.findIndex(isBar);
  const bars = lines.filter(isBar);
  putCode(code, [...lines.slice(0, first), ...how(bars), ...lines.slice(first + bars.length)]);
}

const isBar = (line: string): boolean => line.endsWith(' re');

/** Files count half dots, from a quarter of a dot within the code's top left. */
const HALVES = 2;
const INSET = 0.25;

/** The numbers of a rectangle, in dots from the code's top left. */
export const barOf = (line: string): readonly [x: number, y: number, width: number, height: number] => {
  const [x = 0, y = 0, width = 0, height = 0] = line.split(' ').map((number) => Number(number) / HALVES);
  return [x + INSET, y + INSET, width, height];
};

/** The line of a rectangle in dots. */
export const barLine = ([x = 0, y = 0, width = 0, height = 0]: readonly number[]): string =>
  `${[x - INSET, y - INSET, width, height].map((number) => number * HALVES).join(' ')} re`;

/** A code that starts elsewhere: so many dots to the right and down, as it stands on the page. */
export function shifted(lines: readonly string[], [right, down]: readonly [number, number]): string[] {
  const [first = '', ...rest] = lines;
  const [, a, , , d, e, f] = first.split(' ').map(Number);
  const [x, y] = [(e ?? 0) + right * HALVES * (a ?? 0), (f ?? 0) + down * HALVES * (d ?? 0)];
  return [`q ${a} 0 0 ${d} ${Number(x.toFixed(5))} ${Number(y.toFixed(5))} cm`, ...rest];
}
