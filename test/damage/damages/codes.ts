import { PDFName } from '@cantoo/pdf-lib';
import type { Side } from '../../../src/readback/reading-map.ts';
import {
  barLine,
  barOf,
  type CodeInHand,
  changeBars,
  codeIn,
  codeLines,
  putCode,
  shifted,
} from '../kit/code-in-hand.ts';
import type { Damage } from '../kit/damage.ts';
import { boxOn, type TicketInHand, ticketIn } from '../kit/ticket-in-hand.ts';
import { type Change, HAPPY, RENCONTRE } from './places.ts';

const toCode =
  (side: Side, how: (code: CodeInHand) => void, index = 0): Change =>
  (pdf) =>
    how(codeIn(ticketIn(pdf, index, side)));

const bars = (side: Side, how: (bars: readonly string[]) => readonly string[], index = 0): Change =>
  toCode(side, (code) => changeBars(code, how), index);

const lines = (side: Side, how: (lines: string[]) => readonly string[]): Change =>
  toCode(side, (code) => putCode(code, how(codeLines(code))));

/** The code of a ticket in place of another's, at the same place of another sheet. */
const codeOf =
  (side: Side, other: number): Change =>
  (pdf) => {
    const its = codeLines(codeIn(ticketIn(pdf, other, side)));
    putCode(codeIn(ticketIn(pdf, 0, side)), its);
  };

/** Paints a patch on a ticket, in the imager's ink or another colour. */
const patch = (
  ticket: TicketInHand,
  box: readonly [number, number, number, number],
  ...colour: readonly string[]
): void => ticket.page.paintLast(...colour, boxOn(ticket, box), 'f');

/** The room of a face's code, its quiet zone with it. */
function roomOf({ pdf }: TicketInHand, side: Side): readonly [number, number, number, number] {
  const code = pdf.job.map.codes.find(({ on }) => on === side);
  if (code === undefined) throw new Error(`no code on the ${side}`);
  return code.room;
}

/** A module of 8 dots, a quarter dot within its edges. */
const moduleAt = (column: number, row: number): string =>
  barLine([column * 8 + 0.25, row * 8 + 0.25, 7.5, 7.5]);

/** The first light modules, from the middle on. */
function lightModules(its: readonly string[], count: number): readonly string[] {
  const dark = (x: number, y: number): boolean =>
    its.some((line) => {
      const [left, top, width, height] = barOf(line);
      return x > left && x < left + width && y > top && y < top + height;
    });
  const middle = Array.from({ length: 8 * 8 }, (_, at) => [4 + (at % 8), 4 + Math.floor(at / 8)] as const);
  return middle
    .filter(([column, row]) => !dark(column * 8 + 4, row * 8 + 4))
    .slice(0, count)
    .map(([column, row]) => moduleAt(column, row));
}

/** One bar of a linear code, changed. */
const oneBar =
  (at: number, how: (bar: readonly [number, number, number, number]) => readonly string[]) =>
  (its: readonly string[]) =>
    its.flatMap((line, index) => (index === at ? how(barOf(line)) : [line]));

/** What machines read: the code under the coat, and the number's on the back. */
export const CODES: readonly Damage[] = [
  {
    title: 'code under the coat absent',
    game: HAPPY,
    files: { 'imaging-recto.pdf': toCode('recto', (code) => putCode(code, [])) },
    fires: ['readback/code-missing'],
  },
  {
    title: 'code of the back absent',
    game: RENCONTRE,
    files: { 'composite.pdf': toCode('verso', (code) => putCode(code, [])) },
    fires: ['readback/code-missing'],
  },
  {
    title: 'code under the coat a dot to the right',
    game: HAPPY,
    files: { 'imaging-recto.pdf': lines('recto', (its) => shifted(its, [1, 0])) },
    fires: ['readback/code-shifted'],
  },
  {
    title: 'code of the back 1 mm down',
    game: RENCONTRE,
    files: { 'imaging-verso.pdf': lines('verso', (its) => shifted(its, [0, 24])) },
    fires: ['readback/code-shifted'],
  },
  {
    title: 'code between two dots',
    game: HAPPY,
    files: { 'imaging-recto.pdf': lines('recto', (its) => shifted(its, [0.5, 0])) },
    fires: ['readback/code-damaged', 'readback/quiet-zone-inked'],
  },
  {
    title: 'code under the coat of another ticket',
    game: HAPPY,
    files: { 'imaging-recto.pdf': codeOf('recto', 2) },
    fires: ['readback/code-differs'],
  },
  {
    title: 'code of the back of another ticket',
    game: RENCONTRE,
    files: { 'imaging-verso.pdf': codeOf('verso', 2) },
    fires: ['readback/code-differs'],
  },
  {
    title: 'one module flipped',
    game: HAPPY,
    files: { 'imaging-recto.pdf': bars('recto', (its) => [...its, ...lightModules(its, 1)]) },
    fires: ['readback/code-damaged'],
  },
  {
    title: 'one module of a code on its head flipped',
    game: RENCONTRE,
    files: { 'composite.pdf': bars('recto', (its) => [...its, ...lightModules(its, 1)], 1) },
    fires: ['readback/code-damaged'],
  },
  {
    title: 'more modules flipped than a reader can mend',
    game: RENCONTRE,
    files: { 'imaging-recto.pdf': bars('recto', (its) => [...its, ...lightModules(its, 30)]) },
    fires: ['readback/code-unreadable'],
  },
  {
    title: 'code smaller than its modules were proved',
    game: HAPPY,
    files: {
      'imaging-recto.pdf': lines('recto', (its) =>
        its.map((line) => line.replace(/^q 0\.06 0 0 -0\.06/, 'q 0.03 0 0 -0.03')),
      ),
    },
    fires: ['readback/code-unreadable'],
  },
  {
    title: 'code mirrored',
    game: HAPPY,
    files: {
      'imaging-recto.pdf': bars('recto', (its) =>
        its.map((line) => {
          const [x, y, width, height] = barOf(line);
          return barLine([144 - x - width, y, width, height]);
        }),
      ),
    },
    fires: ['readback/code-unreadable'],
  },
  {
    title: 'bars of the linear code grown by a dot',
    game: HAPPY,
    files: {
      'imaging-verso.pdf': bars(
        'verso',
        oneBar(5, ([x, y, width, height]) => [barLine([x, y, width + 1, height])]),
      ),
    },
    fires: ['readback/code-damaged'],
  },
  {
    title: 'one bar of the linear code absent',
    game: HAPPY,
    files: {
      'imaging-verso.pdf': bars(
        'verso',
        oneBar(5, () => []),
      ),
    },
    fires: ['readback/code-unreadable'],
  },
  {
    title: 'bearer bar of the linear code absent',
    game: RENCONTRE,
    files: { 'imaging-verso.pdf': bars('verso', (its) => its.slice(0, -1)) },
    fires: ['readback/code-damaged'],
  },
  {
    title: 'one bar of the linear code half as high',
    game: RENCONTRE,
    files: {
      'imaging-verso.pdf': bars(
        'verso',
        oneBar(5, ([x, y, width, height]) => [barLine([x, y, width, height / 2])]),
      ),
    },
    fires: ['readback/code-unreadable'],
  },
  {
    title: 'quiet zone of the code under the coat inked',
    game: HAPPY,
    files: {
      'imaging-recto.pdf': (pdf) => {
        const ticket = ticketIn(pdf, 0);
        const [x, y] = roomOf(ticket, 'recto');
        patch(ticket, [x + 4_000, y + 100_000, 9_000, 9_000], '/Over gs', '/Imaging cs 1 scn');
      },
    },
    fires: ['readback/quiet-zone-inked'],
  },
  {
    title: 'quiet zone of the linear code inked',
    game: RENCONTRE,
    files: {
      'composite.pdf': (pdf) => {
        const ticket = ticketIn(pdf, 0, 'verso');
        const [x, y, , height] = roomOf(ticket, 'verso');
        patch(ticket, [x + 9_000, y, 9_000, height], '/Over gs', '/BackImaging cs 1 scn');
      },
    },
    fires: ['readback/quiet-zone-inked'],
  },
  {
    title: 'quiet zone inked by a bar too many',
    game: HAPPY,
    files: { 'imaging-verso.pdf': bars('verso', (its) => [barLine([-20.25, 0.25, 5.5, 191.5]), ...its]) },
    fires: ['readback/code-unreadable', 'readback/quiet-zone-inked'],
  },
  {
    title: 'code in white',
    game: HAPPY,
    files: {
      'imaging-recto.pdf': lines('recto', (its) =>
        its.map((line) => line.replace('/Imaging cs 1 scn', '/Imaging cs 0 scn')),
      ),
    },
    fires: ['pdf/white-does-not-overprint', 'readback/mark-not-imaging-ink'],
  },
  {
    title: 'code of the back in the ink of the front',
    game: RENCONTRE,
    files: {
      'composite.pdf': (pdf) => {
        const ticket = ticketIn(pdf, 0, 'verso');
        const ink = pdf.page(0, 'recto').resources('ColorSpace').get(PDFName.of('Imaging'));
        if (ink !== undefined) ticket.page.know('ColorSpace', 'Imaging', ink);
        const code = codeIn(ticket);
        putCode(
          code,
          codeLines(code).map((line) => line.replace('/BackImaging', '/Imaging')),
        );
      },
    },
    fires: ['readback/mark-not-imaging-ink'],
  },
  {
    title: 'code clipped',
    game: HAPPY,
    files: {
      'imaging-verso.pdf': lines('verso', ([start = '', ...rest]) => [start, '0 0 800 384 re W n', ...rest]),
    },
    fires: ['readback/mark-clipped'],
  },
  {
    title: 'white line through the code',
    game: HAPPY,
    files: {
      'imaging-recto.pdf': (pdf) => {
        const ticket = ticketIn(pdf, 0);
        const [x, y, width] = roomOf(ticket, 'recto');
        patch(ticket, [x, y + 130_000, width, 3_000], '/Over gs', '/Imaging cs 0 scn');
      },
    },
    fires: ['pdf/lines/white-is-wide-enough', 'pdf/white-does-not-overprint', 'readback/mark-covered'],
  },
  {
    title: 'code printed twice',
    game: RENCONTRE,
    files: { 'imaging-recto.pdf': lines('recto', (its) => [...its, ...shifted(its, [0, -300])]) },
    fires: ['readback/code-doubled'],
  },
];
