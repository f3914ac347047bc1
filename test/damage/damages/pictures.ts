import { cellIn } from '../kit/cell-in-hand.ts';
import { codeIn, codeLines, putCode } from '../kit/code-in-hand.ts';
import type { Damage } from '../kit/damage.ts';
import { change, inColour } from '../kit/parts.ts';
import { boxOn, ticketIn } from '../kit/ticket-in-hand.ts';
import { HAPPY, RENCONTRE, SLOTS, toOne } from './places.ts';

/** Seen a second time, by programs of others, on the picture of a sheet. */
export const PICTURES: readonly Damage[] = [
  {
    title: 'symbol in white, looked at as a picture',
    game: HAPPY,
    files: {
      'imaging-recto.pdf': toOne(SLOTS.present, (lines) =>
        change(lines, 'symbol', (part) => inColour(part, '/Imaging cs 0 scn')),
      ),
    },
    fires: [
      'pdf/white-does-not-overprint',
      'readback/mark-not-imaging-ink',
      'readback/raster-mark-missing',
      'readback/verdict-differs',
    ],
    look: { pictures: true },
  },
  {
    title: 'phrase of another ticket, looked at as a picture',
    game: RENCONTRE,
    files: {
      'imaging-recto.pdf': (pdf) => {
        const { ref } = cellIn(ticketIn(pdf, 1), SLOTS.letter);
        const cell = cellIn(ticketIn(pdf, 0), SLOTS.letter);
        cell.ticket.page.know('XObject', 'Other', ref);
        cell.ticket.page.put(cell.line, 1, '/Other Do');
      },
    },
    fires: ['readback/phrase-differs', 'readback/raster-text-differs', 'readback/verdict-differs'],
    look: { pictures: true },
  },
  {
    title: 'code of another ticket, looked at as a picture',
    game: HAPPY,
    files: {
      'imaging-verso.pdf': (pdf) => {
        const its = codeLines(codeIn(ticketIn(pdf, 2, 'verso')));
        putCode(codeIn(ticketIn(pdf, 0, 'verso')), its);
      },
    },
    fires: ['readback/code-differs', 'readback/raster-code-differs'],
    look: { pictures: true },
  },
  {
    title: 'code under a white object, looked at as a picture',
    game: RENCONTRE,
    files: {
      'imaging-verso.pdf': (pdf) => {
        const ticket = ticketIn(pdf, 0, 'verso');
        const code = pdf.job.map.codes.find(({ on }) => on === 'verso');
        if (code === undefined) throw new Error('no code on the back');
        ticket.page.paintLast('/Over gs', '/BackImaging cs 0 scn', boxOn(ticket, code.room), 'f');
      },
    },
    fires: ['pdf/white-does-not-overprint', 'readback/mark-covered', 'readback/raster-code-differs'],
    look: { pictures: true },
  },
];
