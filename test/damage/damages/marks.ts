import { cellIn, cellLines, type SlotName, use } from '../kit/cell-in-hand.ts';
import type { Damage } from '../kit/damage.ts';
import { change, moved, only, withCodes, without } from '../kit/parts.ts';
import type { PdfInHand } from '../kit/pdf-in-hand.ts';
import { ticketIn } from '../kit/ticket-in-hand.ts';
import { type Change, HAPPY, RENCONTRE, SLOTS, toAll, toOne, toUse } from './places.ts';

/** Shows in one slot the form of another, of the first ticket or of one further on the page. */
const showing =
  (slot: SlotName, of: SlotName, ticket = 0): Change =>
  (pdf: PdfInHand) => {
    const { ref } = cellIn(ticketIn(pdf, ticket), of);
    use(cellIn(ticketIn(pdf, 0), slot), ref);
  };

const text = (how: (codes: readonly string[]) => readonly string[]) => (lines: readonly string[]) =>
  change(lines, 'text', ([line = '']) => [withCodes(line, how)]);

/** Symbols, weekdays and phrases. */
export const MARKS: readonly Damage[] = [
  {
    title: 'symbol removed',
    game: HAPPY,
    files: { 'imaging-recto.pdf': toOne(SLOTS.present, (lines) => without(lines, 'symbol')) },
    fires: ['readback/symbol-missing', 'readback/verdict-differs'],
  },
  {
    title: 'symbol removed, for all who use it',
    game: RENCONTRE,
    files: { 'composite.pdf': toAll(SLOTS.diamond, (lines) => without(lines, 'symbol')) },
    fires: ['readback/symbol-missing', 'readback/verdict-differs'],
  },
  {
    title: 'symbol replaced by another',
    game: HAPPY,
    files: { 'imaging-recto.pdf': showing(SLOTS.present, SLOTS.clock) },
    fires: ['readback/symbol-differs', 'readback/verdict-differs'],
  },
  {
    title: 'symbol replaced by another, so that a month wins',
    game: HAPPY,
    files: { 'composite.pdf': showing(SLOTS.clock, SLOTS.crown) },
    fires: ['readback/symbol-differs', 'readback/verdict-differs'],
  },
  {
    title: 'symbol replaced, for all who use it',
    game: RENCONTRE,
    files: {
      'imaging-recto.pdf': (pdf) => {
        const heart = cellLines(cellIn(ticketIn(pdf, 0), SLOTS.heart));
        toAll(SLOTS.diamond, () => heart)(pdf);
      },
    },
    fires: ['readback/symbol-differs', 'readback/verdict-differs'],
  },
  {
    title: 'symbol mirrored',
    game: HAPPY,
    files: {
      'imaging-recto.pdf': toOne(SLOTS.present, (lines) =>
        change(lines, 'symbol', (part) => ['q -1 0 0 1 22.3937 0 cm', ...part, 'Q']),
      ),
    },
    fires: ['readback/symbol-differs', 'readback/verdict-differs'],
  },
  {
    title: 'symbol smaller than it was proved',
    game: RENCONTRE,
    files: {
      'imaging-recto.pdf': toOne(SLOTS.heart, (lines) =>
        change(lines, 'symbol', (part) => ['q 0.9 0 0 0.9 1 -1 cm', ...part, 'Q']),
      ),
    },
    fires: ['readback/symbol-differs', 'readback/verdict-differs'],
  },
  {
    title: 'symbol with one corner pulled out',
    game: RENCONTRE,
    files: {
      'imaging-recto.pdf': toAll(SLOTS.diamond, (lines) =>
        lines.map((line) => (line === '8.13748 -8.27677 l' ? '8.13748 -12.27677 l' : line)),
      ),
    },
    fires: ['readback/symbol-differs', 'readback/verdict-differs'],
  },
  {
    title: 'symbol moved within its cell',
    game: HAPPY,
    files: {
      'imaging-recto.pdf': toOne(SLOTS.present, (lines) =>
        change(lines, 'symbol', (part) => moved(part, 0.5, 0)),
      ),
    },
    fires: ['readback/symbol-moved'],
  },
  {
    title: 'symbol doubled within its cell',
    game: HAPPY,
    files: {
      'imaging-recto.pdf': toOne(SLOTS.clock, (lines) => [
        ...lines,
        'q 0 -22 22 22 re W n',
        ...moved(only(lines, 'symbol'), 0.5, -0.5),
        'Q',
      ]),
    },
    fires: ['readback/symbol-doubled'],
  },
  {
    title: 'symbol with a shadow, drawn as one',
    game: HAPPY,
    files: {
      'imaging-recto.pdf': toOne(SLOTS.clock, (lines) =>
        change(lines, 'symbol', (part) => [...part, ...moved(part, 0.5, -0.5)]),
      ),
    },
    fires: ['readback/symbol-differs', 'readback/verdict-differs'],
  },
  {
    title: 'weekday of another card',
    game: RENCONTRE,
    files: {
      'imaging-recto.pdf': (pdf) =>
        use(
          cellIn(ticketIn(pdf, 2), SLOTS.card),
          cellIn(ticketIn(pdf, 2), { zone: 'cartons', slot: 'day-1' }).ref,
        ),
    },
    fires: ['readback/verdict-differs', 'readback/word-differs'],
  },
  {
    title: 'weekday removed',
    game: RENCONTRE,
    files: { 'composite.pdf': toOne(SLOTS.card, (lines) => without(lines, 'text')) },
    fires: ['readback/verdict-differs', 'readback/word-missing'],
  },
  {
    title: 'weekday without its last letter',
    game: RENCONTRE,
    files: {
      'imaging-recto.pdf': toAll(
        SLOTS.card,
        text((codes) => codes.slice(0, -1)),
      ),
    },
    fires: ['readback/verdict-differs', 'readback/word-incomplete'],
  },
  {
    title: 'weekday doubled',
    game: RENCONTRE,
    files: {
      'imaging-recto.pdf': toOne(SLOTS.card, (lines) =>
        change(lines, 'text', (part) => [...part, ...moved(part, 0, 6)]),
      ),
    },
    fires: ['readback/word-doubled'],
  },
  {
    title: 'weekday moved',
    game: RENCONTRE,
    files: {
      'imaging-recto.pdf': toOne(SLOTS.card, (lines) => change(lines, 'text', (part) => moved(part, 1, 0))),
    },
    fires: ['readback/word-moved'],
  },
  {
    title: 'weekday aslant',
    game: RENCONTRE,
    files: {
      'imaging-recto.pdf': toOne(SLOTS.card, (lines) =>
        change(lines, 'text', ([line = '']) => [line.replace('1 0 0 1 ', '1 0 0.2 1 ')]),
      ),
    },
    fires: ['readback/glyph-differs', 'readback/verdict-differs'],
  },
  {
    title: 'phrase absent',
    game: RENCONTRE,
    files: { 'imaging-recto.pdf': toOne(SLOTS.letter, (lines) => without(lines, 'text')) },
    fires: ['readback/phrase-missing', 'readback/verdict-differs'],
  },
  {
    title: 'phrase without its last word’s last letter',
    game: RENCONTRE,
    files: {
      'imaging-recto.pdf': toOne(
        SLOTS.letter,
        text((codes) => codes.slice(0, -1)),
      ),
    },
    fires: ['readback/phrase-incomplete', 'readback/verdict-differs'],
  },
  {
    title: 'phrase with two letters changed about',
    game: RENCONTRE,
    files: {
      'composite.pdf': toOne(
        SLOTS.letter,
        text((codes) => [...codes.slice(0, -2), ...codes.slice(-2).toReversed()]),
      ),
    },
    fires: ['readback/phrase-differs', 'readback/verdict-differs'],
  },
  {
    title: 'phrase of another ticket',
    game: RENCONTRE,
    files: { 'imaging-recto.pdf': showing(SLOTS.letter, SLOTS.letter, 1) },
    fires: ['readback/phrase-differs', 'readback/verdict-differs'],
  },
  {
    title: 'phrase doubled',
    game: RENCONTRE,
    files: {
      'imaging-recto.pdf': toOne(SLOTS.letter, (lines) =>
        change(lines, 'text', (part) => [...part, ...moved(part, 0, -8)]),
      ),
    },
    fires: ['readback/phrase-doubled'],
  },
  {
    title: 'phrase moved',
    game: RENCONTRE,
    files: {
      'imaging-recto.pdf': toUse(SLOTS.letter, ({ ticket, line }) => {
        const its = ticket.page.lines[line] ?? '';
        ticket.page.put(line, 1, 'q 1 0 0 1 3 0 cm', its, 'Q');
      }),
    },
    fires: ['readback/cell-moved'],
  },
  {
    title: 'phrase set wider',
    game: RENCONTRE,
    files: { 'imaging-recto.pdf': toOne(SLOTS.letter, (lines) => ['0.4 Tc', ...lines]) },
    fires: ['readback/phrase-moved'],
  },
];
