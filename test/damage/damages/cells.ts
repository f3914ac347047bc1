import { PDFName } from '@cantoo/pdf-lib';
import type { Side } from '../../../src/readback/reading-map.ts';
import { cellIn, cellLines, takeAway, use, wrap } from '../kit/cell-in-hand.ts';
import type { Damage } from '../kit/damage.ts';
import { faceSpan } from '../kit/face-lines.ts';
import type { Entry } from '../kit/page-in-hand.ts';
import { without } from '../kit/parts.ts';
import type { PdfInHand } from '../kit/pdf-in-hand.ts';
import { ticketIn } from '../kit/ticket-in-hand.ts';
import { type Change, HAPPY, RENCONTRE, SLOTS, toUse } from './places.ts';

/** Two cells of the first ticket change places. */
const exchanged =
  (one: (typeof SLOTS)[keyof typeof SLOTS], other: typeof one): Change =>
  (pdf) => {
    const ticket = ticketIn(pdf, 0);
    const [a, b] = [cellIn(ticket, one), cellIn(ticket, other)];
    use(a, b.ref);
    use(b, a.ref);
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

/** Cells in the wrong place, or once too often. */
export const CELLS: readonly Damage[] = [
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
];
