import { PER_PT } from '../../../src/base/length.ts';
import type { Side } from '../../../src/readback/reading-map.ts';
import { cellLines, knowInForm, repoint } from '../kit/cell-in-hand.ts';
import type { Damage } from '../kit/damage.ts';
import { faceSpan } from '../kit/face-lines.ts';
import { boxOn, pointOn, ticketIn } from '../kit/ticket-in-hand.ts';
import { type Change, HAPPY, RENCONTRE, SLOTS, toUse } from './places.ts';
import { whiteImage } from './white-image.ts';

/** A patch in the imager's ink, painted when all else is. */
const patch =
  (side: Side, box: readonly [number, number, number, number]): Change =>
  (pdf) => {
    const ticket = ticketIn(pdf, 0, side);
    ticket.page.paintLast('/Over gs', '/Imaging cs 1 scn', boxOn(ticket, box), 'f');
  };

/** What is imaged and is no mark of a ticket. */
export const STAINS: readonly Damage[] = [
  {
    title: 'patch of imaging beside the zones',
    game: HAPPY,
    files: { 'imaging-recto.pdf': patch('recto', [100_000, 100_000, 90_000, 90_000]) },
    fires: ['readback/foreign-mark'],
  },
  {
    title: 'patch of imaging beside the zones of the composite',
    game: RENCONTRE,
    files: { 'composite.pdf': patch('recto', [100_000, 100_000, 90_000, 90_000]) },
    fires: ['readback/foreign-mark'],
  },
  {
    title: 'patch of imaging in a corner of a zone',
    game: HAPPY,
    files: { 'imaging-recto.pdf': patch('recto', [198_500, 1_915_700, 9_000, 9_000]) },
    fires: ['readback/foreign-mark'],
  },
  {
    title: 'patch of imaging under a cell',
    game: HAPPY,
    files: {
      'imaging-recto.pdf': toUse(SLOTS.janvier, ({ ticket, line, room }) => {
        const [x, y] = pointOn(ticket, [room[0], room[1]]);
        const [left = 0, bottom = 0, width = 0, height = 0] = boxOn(ticket, room).split(' ').map(Number);
        ticket.page.put(
          line,
          0,
          '/Over gs /Imaging cs 1 scn',
          `${left - x} ${bottom - y} ${width} ${height} re f`,
        );
      }),
    },
    fires: ['readback/mark-covered', 'readback/verdict-differs'],
  },
  {
    title: 'white picture within a cell, over its amount',
    game: RENCONTRE,
    files: {
      'imaging-recto.pdf': toUse(SLOTS.cartons, (cell) => {
        const [, , width, height] = cell.room.map((length) => length / PER_PT);
        const form = repoint(cell, [
          ...cellLines(cell),
          `q ${width} 0 0 ${height} 0 -${height} cm /White Do Q`,
        ]);
        knowInForm(cell, form, { kind: 'XObject', name: 'White', entry: whiteImage(cell.ticket.pdf) });
      }),
    },
    fires: [
      'pdf/images/pictures-are-fine-enough',
      'pdf/job/holds-its-inks-only',
      'readback/mark-covered',
      'readback/verdict-differs',
    ],
  },
  {
    title: 'words set beside the zones',
    game: HAPPY,
    files: {
      'imaging-recto.pdf': (pdf) => {
        const ticket = ticketIn(pdf, 0);
        const [x, y] = pointOn(ticket, [200_000, 200_000]);
        ticket.page.paintLast(
          '/Over gs',
          '/Imaging cs 1 scn',
          `BT /F0 8 Tf 1 0 0 1 ${x} ${y} Tm <00010002> Tj ET`,
        );
      },
    },
    fires: ['readback/foreign-mark'],
  },
  {
    title: 'words set beside the number of the composite',
    game: HAPPY,
    files: {
      'composite.pdf': (pdf) => {
        const ticket = ticketIn(pdf, 0, 'verso');
        const { from } = faceSpan(ticket);
        const its = ticket.page.lines.slice(from).find((line) => line.startsWith('BT '));
        ticket.page.put(
          from + 1,
          0,
          '/Over gs',
          '/BackImaging cs 1 scn',
          its?.replace(/1 0 0 1 \S+ \S+ Tm/, '1 0 0 1 40 -40 Tm') ?? '',
        );
      },
    },
    fires: ['readback/foreign-mark'],
  },
  {
    title: 'patch of imaging on a blank of the composite',
    game: HAPPY,
    files: {
      'composite.pdf': (pdf) => {
        const ticket = ticketIn(pdf, 5);
        ticket.page.paintLast(
          '/Over gs',
          '/Imaging cs 1 scn',
          boxOn(ticket, [100_000, 100_000, 90_000, 90_000]),
          'f',
        );
      },
    },
    fires: ['readback/blank-is-printed'],
  },
];
