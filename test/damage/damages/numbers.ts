import type { Damage } from '../kit/damage.ts';
import { faceSpan } from '../kit/face-lines.ts';
import { inColour, moved, withCodes } from '../kit/parts.ts';
import { boxOn, ticketIn } from '../kit/ticket-in-hand.ts';
import { type Change, HAPPY, RENCONTRE } from './places.ts';

/** Changes the line that sets a ticket's number. */
const toNumber =
  (how: (line: string) => readonly string[], index = 0): Change =>
  (pdf) => {
    const ticket = ticketIn(pdf, index, 'verso');
    const { from } = faceSpan(ticket);
    const at = ticket.page.lines.findIndex((line, here) => here > from && line.startsWith('BT '));
    ticket.page.put(at, 1, ...how(ticket.page.lines[at] ?? ''));
  };

const codes = (how: (codes: readonly string[]) => readonly string[], index = 0): Change =>
  toNumber((line) => [withCodes(line, how)], index);

/** The ticket number on the back, as people read it. */
export const NUMBERS: readonly Damage[] = [
  {
    title: 'number absent',
    game: HAPPY,
    files: { 'imaging-verso.pdf': toNumber(() => []) },
    fires: ['readback/number-missing'],
  },
  {
    title: 'number with two digits changed about',
    game: HAPPY,
    files: {
      'imaging-verso.pdf': codes(
        (its) => [...its.slice(0, 16), its[18] ?? '', its[17] ?? '', its[16] ?? ''],
        2,
      ),
    },
    fires: ['readback/number-differs'],
  },
  {
    title: 'number without its last digit',
    game: RENCONTRE,
    files: { 'composite.pdf': codes((its) => its.slice(0, -1)) },
    fires: ['readback/number-differs'],
  },
  {
    title: 'number moved by half a millimetre',
    game: RENCONTRE,
    files: { 'imaging-verso.pdf': toNumber((line) => moved([line], 1.417, 0), 1) },
    fires: ['readback/number-moved'],
  },
  {
    title: 'number smaller than it was proved',
    game: HAPPY,
    files: { 'imaging-verso.pdf': toNumber((line) => [line.replace(' 11 Tf', ' 9 Tf')]) },
    fires: ['readback/number-missing'],
  },
  {
    title: 'number in white',
    game: HAPPY,
    files: { 'composite.pdf': toNumber((line) => inColour([line], '/BackImaging cs 0 scn', 'BackImaging')) },
    fires: ['pdf/white-does-not-overprint', 'readback/mark-not-imaging-ink'],
  },
  {
    title: 'number set and never painted',
    game: RENCONTRE,
    files: { 'imaging-verso.pdf': toNumber((line) => ['3 Tr', line, '0 Tr']) },
    fires: ['readback/mark-hidden'],
  },
  {
    title: 'number condensed',
    game: RENCONTRE,
    files: { 'imaging-verso.pdf': toNumber((line) => ['80 Tz', line, '100 Tz']) },
    fires: ['readback/glyph-differs', 'readback/number-moved'],
  },
  {
    title: 'number clipped',
    game: HAPPY,
    files: { 'imaging-verso.pdf': toNumber((line) => ['q 77 -355 40 12 re W n', line, 'Q']) },
    fires: ['readback/mark-clipped'],
  },
  {
    title: 'number under a bar',
    game: RENCONTRE,
    files: {
      'imaging-verso.pdf': (pdf) => {
        const ticket = ticketIn(pdf, 0, 'verso');
        const [x, y, width, height] = pdf.job.map.number.box;
        ticket.page.paintLast('/Over gs', '/BackImaging cs 1 scn', boxOn(ticket, [x, y, width, height]), 'f');
      },
    },
    fires: ['readback/mark-covered'],
  },
];
