import { codesIn, textsOf } from './pdf-in-hand.ts';
import {
  amountCells,
  barLines,
  type CellInHand,
  lineAt,
  redraw,
  runsOf,
  setLine,
  type TicketInHand,
} from './ticket-in-hand.ts';

/** One ticket's marks on both sides, and those of the ticket after it. */
export interface Hands {
  readonly recto: TicketInHand;
  readonly verso: TicketInHand;
  readonly next: { readonly recto: TicketInHand; readonly verso: TicketInHand };
}

/** One thing done to a finished file, to one ticket or to two neighbours, and what the read-back must call wrong. */
export interface Alteration {
  readonly title: string;
  readonly tickets: 1 | 2;
  /** What of each ticket: `amount`, `number`, `barcode`, `validation`. */
  readonly wrong: readonly string[];
  make(hands: Hands): void;
}

const cellAt = (ticket: TicketInHand, index: number): CellInHand => {
  const cell = amountCells(ticket)[index];
  if (cell === undefined) throw new Error(`the ticket has no amount ${index}`);
  return cell;
};

/** Another cell of the same ticket whose amount and transcription are others. */
const unlike = (cell: CellInHand): CellInHand => {
  const own = runsOf(cell);
  const other = amountCells(cell.ticket).find((one) => runsOf(one).amount.charAt(0) !== own.amount.charAt(0));
  if (other === undefined) throw new Error('all amounts of the ticket begin alike');
  return other;
};

const firstCode = (line: string): string => codesIn(line)[0] ?? '';

export const ALTERATIONS: readonly Alteration[] = [
  {
    title: 'the first digit of an amount is another',
    tickets: 1,
    wrong: ['amount'],
    make: ({ recto }) => {
      const cell = cellAt(recto, 0);
      const other = unlike(cell);
      const [line] = runsOf(cell).lines;
      const digit = firstCode(other.form.lines[runsOf(other).lines[0]] ?? '');
      redraw(cell, (lines) => {
        lines[line] = (lines[line] ?? '').replace(firstCode(lines[line] ?? ''), digit);
      });
    },
  },
  {
    title: 'a transcription is gone',
    tickets: 1,
    wrong: ['amount'],
    make: ({ recto }) => {
      const cell = cellAt(recto, 1);
      redraw(cell, (lines) => {
        lines[runsOf(cell).lines[1]] = '';
      });
    },
  },
  {
    title: 'a transcription lacks its first letter',
    tickets: 1,
    wrong: ['amount'],
    make: ({ recto }) => {
      const cell = cellAt(recto, 2);
      const line = runsOf(cell).lines[1];
      redraw(cell, (lines) => {
        lines[line] = (lines[line] ?? '').replace(firstCode(lines[line] ?? ''), '');
      });
    },
  },
  {
    title: 'a transcription is that of another amount',
    tickets: 1,
    wrong: ['amount'],
    make: ({ recto }) => {
      const cell = cellAt(recto, 0);
      const other = unlike(cell);
      redraw(cell, (lines) => {
        lines[runsOf(cell).lines[1]] = other.form.lines[runsOf(other).lines[1]] ?? '';
      });
    },
  },
  {
    title: 'a transcription stands a centimetre lower',
    tickets: 1,
    wrong: ['amount'],
    make: ({ recto }) => {
      const cell = cellAt(recto, 0);
      const line = runsOf(cell).lines[1];
      redraw(cell, (lines) => {
        lines[line] = `q 1 0 0 1 28 -28 cm ${lines[line]} Q`;
      });
    },
  },
  {
    title: 'a transcription is set but never painted',
    tickets: 1,
    wrong: ['amount'],
    make: ({ recto }) => {
      const cell = cellAt(recto, 0);
      const line = runsOf(cell).lines[1];
      redraw(cell, (lines) => {
        lines[line] = `3 Tr ${lines[line]} 0 Tr`;
      });
    },
  },
  {
    title: 'an amount is set in white',
    tickets: 1,
    wrong: ['amount'],
    make: ({ recto }) => {
      const cell = cellAt(recto, 1);
      const line = runsOf(cell).lines[0];
      redraw(cell, (lines) => {
        lines[line] = `q 0 0 0 0 k ${lines[line]} Q`;
      });
    },
  },
  {
    title: 'an amount lies under a patch of white',
    tickets: 1,
    wrong: ['amount'],
    make: ({ recto }) => {
      redraw(cellAt(recto, 1), (lines) => {
        lines.push('q 0 0 0 0 k -20 -200 400 400 re f Q');
      });
    },
  },
  {
    title: 'two amounts have changed places, each beside its own transcription',
    tickets: 1,
    wrong: ['amount'],
    make: ({ recto }) => {
      const cell = cellAt(recto, 0);
      const other = unlike(cell);
      const [mine, theirs] = [lineAt(recto, cell.line), lineAt(recto, other.line)];
      setLine(recto, cell.line, theirs);
      setLine(recto, other.line, mine);
    },
  },
  {
    title: 'a cell is not placed',
    tickets: 1,
    wrong: ['amount'],
    make: ({ recto }) => setLine(recto, cellAt(recto, 3).line, ''),
  },
  {
    title: 'a cell is placed a second time, beside the first',
    tickets: 1,
    wrong: ['nowhere'],
    make: ({ recto }) => {
      const { line } = cellAt(recto, 0);
      setLine(recto, line, `${lineAt(recto, line)}\nq 1 0 0 1 0 -60 cm ${lineAt(recto, line)} Q`);
    },
  },
  {
    title: 'a third of the DataMatrix is gone',
    tickets: 1,
    wrong: ['validation'],
    make: ({ recto }) => {
      barLines(recto).forEach((line, index) => {
        if (index % 3 === 0) setLine(recto, line, '');
      });
    },
  },
  {
    title: 'two neighbours bear each the DataMatrix of the other',
    tickets: 2,
    wrong: ['validation'],
    make: ({ recto, next }) => swapBars(recto, next.recto),
  },
  {
    title: 'two digits of the number on the back have changed places',
    tickets: 1,
    wrong: ['number'],
    make: ({ verso }) => {
      const line = numberLine(verso);
      setLine(verso, line, swapDigits(verso, lineAt(verso, line)));
    },
  },
  {
    title: 'two neighbours bear each the barcode of the other',
    tickets: 2,
    wrong: ['barcode'],
    make: ({ verso, next }) => swapBars(verso, next.verso),
  },
  {
    title: 'a bar is gone from the barcode',
    tickets: 1,
    wrong: ['barcode'],
    make: ({ verso }) => setLine(verso, barLines(verso)[20] ?? -1, ''),
  },
  {
    title: 'two neighbours bear each the back of the other',
    tickets: 2,
    wrong: ['validation', 'amount'],
    make: ({ verso, next }) => {
      swapBars(verso, next.verso);
      swapLines(verso, numberLine(verso), { ticket: next.verso, line: numberLine(next.verso) });
    },
  },
];

/** The bars of two tickets, each in the other's place. */
function swapBars(one: TicketInHand, two: TicketInHand): void {
  const [mine, theirs] = [barLines(one), barLines(two)];
  const [myBars, theirBars] = [
    mine.map((line) => lineAt(one, line)),
    theirs.map((line) => lineAt(two, line)),
  ];
  replaceAll(one, mine, theirBars);
  replaceAll(two, theirs, myBars);
}

/** Puts some rectangles in the stead of others; there may be more or fewer. */
function replaceAll(ticket: TicketInHand, lines: readonly number[], bars: readonly string[]): void {
  lines.forEach((line, index) => {
    setLine(ticket, line, index === 0 ? bars.join('\n') : '');
  });
}

function swapLines(
  one: TicketInHand,
  line: number,
  other: { readonly ticket: TicketInHand; readonly line: number },
): void {
  const mine = lineAt(one, line);
  setLine(one, line, lineAt(other.ticket, other.line));
  setLine(other.ticket, other.line, mine);
}

/** The one run that a back's variable marks set. */
function numberLine(ticket: TicketInHand): number {
  for (let line = ticket.marks.start; line <= ticket.marks.end; line++) {
    if (lineAt(ticket, line).startsWith('BT ')) return line;
  }
  throw new Error('the back sets no number');
}

/** A line with two neighbouring digits that differ in each other's place. */
function swapDigits({ pdf, page }: TicketInHand, line: string): string {
  const texts = textsOf(pdf, page, line);
  const isDigit = (text: string | undefined): boolean => text !== undefined && /^[0-9]$/.test(text);
  const first = texts.findLastIndex(
    (text, index) => isDigit(text) && isDigit(texts[index + 1]) && text !== texts[index + 1],
  );
  const codes = codesIn(line);
  let index = 0;
  return line.replaceAll(/[0-9a-fA-F]{4}(?=[0-9a-fA-F]*>)/g, (code) => {
    const at = index++;
    return (at === first ? codes[first + 1] : at === first + 1 ? codes[first] : code) ?? code;
  });
}
