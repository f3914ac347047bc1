import { PDFName } from '@cantoo/pdf-lib';
import { PER_PT } from '../../../src/base/length.ts';
import type { Side } from '../../../src/readback/reading-map.ts';
import { cellIn, cellLines, knowInForm, repoint, takeAway, use, wrap } from '../kit/cell-in-hand.ts';
import type { Damage } from '../kit/damage.ts';
import { blank, faceLines, faceSpan, showFace } from '../kit/face-lines.ts';
import type { Entry } from '../kit/page-in-hand.ts';
import { without } from '../kit/parts.ts';
import type { PdfInHand } from '../kit/pdf-in-hand.ts';
import { boxOn, pointOn, ticketIn } from '../kit/ticket-in-hand.ts';
import { type Change, HAPPY, RENCONTRE, SLOTS, toUse } from './places.ts';
import { whiteImage } from './white-image.ts';

/** Two cells of the first ticket change places. */
const exchanged =
  (one: (typeof SLOTS)[keyof typeof SLOTS], other: typeof one): Change =>
  (pdf) => {
    const ticket = ticketIn(pdf, 0);
    const [a, b] = [cellIn(ticket, one), cellIn(ticket, other)];
    use(a, b.ref);
    use(b, a.ref);
  };

const blanked =
  (side: Side, index = 0): Change =>
  (pdf) =>
    blank(ticketIn(pdf, index, side));

/** A face shows another ticket: that of the sheet before or after, at the same place. */
const showing =
  (side: Side, index: number, other: number): Change =>
  (pdf) => {
    const its = faceLines(ticketIn(pdf, other, side));
    const on = ticketIn(pdf, index, side);
    if (index < TICKETS) blank(on);
    showFace(on, its);
  };

const TICKETS = 5;

const swapped =
  (side: Side, one: number, other: number): Change =>
  (pdf) => {
    const faces = [one, other].map((index) => ticketIn(pdf, index, side));
    const lines = faces.map(faceLines);
    for (const face of faces) blank(face);
    faces.forEach((face, at) => {
      const its = lines[1 - at];
      if (its !== undefined) showFace(face, its);
    });
  };

/** Sets a cell so many points to the right and up of its place. */
const setOff = (right: number, up: number): Change =>
  toUse(SLOTS.janvier, (cell) => wrap(cell, [`1 0 0 1 ${right} ${up} cm`]));

/** Puts the cell in a slot on the page once more, so many points to the right and up. */
const again = (slot: (typeof SLOTS)[keyof typeof SLOTS], right: number, up: number): Change =>
  toUse(slot, (cell) => {
    const use = cell.ticket.page.lines[cell.line] ?? '';
    wrap(cell, [], ['Q', `q 1 0 0 1 ${right} ${up} cm`, use]);
  });

/** All cells of a ticket, or its number, a little aside: its code stays. */
const aside =
  (side: Side): Change =>
  (pdf: PdfInHand) => {
    const ticket = ticketIn(pdf, 0, side);
    const { from, to } = faceSpan(ticket);
    const its = ticket.page.lines.slice(from, to);
    ticket.page.put(from, to - from, 'q 1 0 0 1 2 0 cm', ...its, 'Q');
  };

/** A patch in the imager's ink, painted when all else is. */
const patch =
  (side: Side, box: readonly [number, number, number, number]): Change =>
  (pdf) => {
    const ticket = ticketIn(pdf, 0, side);
    ticket.page.paintLast('/Over gs', '/Imaging cs 1 scn', boxOn(ticket, box), 'f');
  };

/** Cells in the wrong place, and tickets on the wrong one. */
export const TICKETS_AND_CELLS: readonly Damage[] = [
  {
    title: 'contents exchanged between two zones',
    game: HAPPY,
    files: { 'imaging-recto.pdf': exchanged(SLOTS.janvier, SLOTS.fevrier) },
    fires: ['readback/cell-swapped', 'readback/verdict-differs'],
  },
  {
    title: 'symbols exchanged between two zones',
    game: HAPPY,
    files: { 'composite.pdf': exchanged(SLOTS.secondPresent, SLOTS.crown) },
    fires: ['readback/cell-swapped', 'readback/verdict-differs'],
  },
  {
    title: 'amounts exchanged on the target',
    game: RENCONTRE,
    files: { 'imaging-recto.pdf': exchanged(SLOTS.nought, SLOTS.thousand) },
    fires: ['readback/cell-swapped'],
  },
  {
    title: 'symbols exchanged within a zone',
    game: RENCONTRE,
    files: { 'imaging-recto.pdf': exchanged(SLOTS.secondDiamond, SLOTS.heart) },
    fires: ['readback/cell-swapped'],
  },
  {
    title: 'cell removed',
    game: HAPPY,
    files: { 'imaging-recto.pdf': toUse(SLOTS.bonus, takeAway) },
    fires: ['readback/amount-missing', 'readback/transcription-missing', 'readback/verdict-differs'],
  },
  {
    title: 'cell moved within its zone',
    game: HAPPY,
    files: { 'imaging-recto.pdf': setOff(1, 0) },
    fires: ['readback/cell-moved'],
  },
  {
    title: 'cell moved into another zone',
    game: HAPPY,
    files: { 'imaging-recto.pdf': setOff(40, 0) },
    fires: ['readback/mark-outside-its-zone', 'readback/verdict-differs'],
  },
  {
    title: 'cell moved off its ticket',
    game: HAPPY,
    files: { 'imaging-recto.pdf': setOff(-80, 0) },
    fires: [
      'readback/amount-missing',
      'readback/mark-outside-its-zone',
      'readback/transcription-missing',
      'readback/verdict-differs',
    ],
  },
  {
    title: 'cell on its head',
    game: HAPPY,
    files: {
      'imaging-recto.pdf': toUse(SLOTS.janvier, (cell) => wrap(cell, ['-1 0 0 -1 45.35433 -17.29134 cm'])),
    },
    fires: [
      'readback/amount-missing',
      'readback/foreign-mark',
      'readback/transcription-missing',
      'readback/verdict-differs',
    ],
  },
  {
    title: 'cell printed twice',
    game: RENCONTRE,
    files: { 'imaging-recto.pdf': again(SLOTS.heart, 0.5, 0) },
    fires: ['readback/cell-doubled'],
  },
  {
    title: 'cell printed again beside its zone',
    game: RENCONTRE,
    files: { 'composite.pdf': again(SLOTS.heart, 0, 40) },
    fires: ['readback/cell-doubled'],
  },
  {
    title: 'cell that no ticket has, beside the zones',
    game: HAPPY,
    files: {
      'imaging-recto.pdf': toUse(SLOTS.janvier, (cell) => {
        const { page, pdf } = cell.ticket;
        const dict = pdf.stream(cell.ref).dict;
        const entries = ['Type', 'Subtype', 'BBox', 'Resources'].map(
          (key) => [key, dict.get(PDFName.of(key))] as const,
        );
        const known = Object.fromEntries(
          entries.filter((entry): entry is [string, Entry] => entry[1] !== undefined),
        );
        page.know('XObject', 'Stray', pdf.addStream(known, without(cellLines(cell), 'transcription')));
        wrap(cell, [], ['Q', 'q 1 0 0 1 0 80 cm', '/Stray Do']);
      }),
    },
    fires: ['readback/foreign-mark'],
  },
  {
    title: 'all cells of a ticket aside',
    game: HAPPY,
    files: { 'imaging-recto.pdf': aside('recto') },
    fires: ['readback/cell-moved'],
  },
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
  {
    title: 'front missing',
    game: HAPPY,
    files: { 'imaging-recto.pdf': blanked('recto') },
    fires: ['readback/ticket-missing'],
  },
  {
    title: 'back missing',
    game: RENCONTRE,
    files: { 'imaging-verso.pdf': blanked('verso', 1) },
    fires: ['readback/ticket-missing'],
  },
  {
    title: 'front missing from the composite',
    game: HAPPY,
    files: { 'composite.pdf': blanked('recto') },
    fires: ['readback/ticket-missing'],
  },
  {
    title: 'back of another ticket',
    game: HAPPY,
    files: { 'imaging-verso.pdf': showing('verso', 0, 2) },
    fires: ['readback/back-belongs-to-another'],
  },
  {
    title: 'backs of two tickets exchanged',
    game: RENCONTRE,
    files: { 'imaging-verso.pdf': swapped('verso', 1, 3) },
    fires: ['readback/back-belongs-to-another'],
  },
  {
    title: 'front of another ticket',
    game: RENCONTRE,
    files: { 'imaging-recto.pdf': showing('recto', 1, 3) },
    fires: ['readback/front-belongs-to-another'],
  },
  {
    title: 'ticket printed twice',
    game: HAPPY,
    files: { 'imaging-recto.pdf': showing('recto', 2, 0), 'imaging-verso.pdf': showing('verso', 2, 0) },
    fires: ['readback/ticket-doubled'],
  },
  {
    title: 'two tickets exchanged, front and back',
    game: RENCONTRE,
    files: { 'imaging-recto.pdf': swapped('recto', 0, 2), 'imaging-verso.pdf': swapped('verso', 0, 2) },
    fires: ['readback/ticket-out-of-place'],
  },
  {
    title: 'front on a blank',
    game: HAPPY,
    files: { 'imaging-recto.pdf': showing('recto', 5, 1) },
    fires: ['readback/blank-is-printed'],
  },
  {
    title: 'back on a blank of the composite',
    game: RENCONTRE,
    files: { 'composite.pdf': showing('verso', 5, 3) },
    fires: ['readback/blank-is-printed'],
  },
];
