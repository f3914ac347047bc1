import { cellIn, cellLines, type SlotName } from '../kit/cell-in-hand.ts';
import type { Damage } from '../kit/damage.ts';
import { change, moved, only, withCodes, without } from '../kit/parts.ts';
import { ticketIn } from '../kit/ticket-in-hand.ts';
import { HAPPY, RENCONTRE, SLOTS, toAll, toOne, withOther } from './places.ts';

const dropLast = (lines: readonly string[]): string[] =>
  change(lines, 'transcription', ([line = '']) => [withCodes(line, (codes) => codes.slice(0, -1))]);

const dropFirst = (lines: readonly string[]): string[] =>
  change(lines, 'transcription', ([line = '']) => [withCodes(line, (codes) => codes.slice(1))]);

/** Transcriptions: what no ticket may lack. */
export const TRANSCRIPTIONS: readonly Damage[] = [
  {
    title: 'transcription absent',
    game: HAPPY,
    files: { 'imaging-recto.pdf': toOne(SLOTS.janvier, (lines) => without(lines, 'transcription')) },
    fires: ['readback/transcription-missing', 'readback/verdict-differs'],
  },
  {
    title: 'transcription absent on every ticket with this amount',
    game: HAPPY,
    files: { 'composite.pdf': toAll(SLOTS.janvier, (lines) => without(lines, 'transcription')) },
    fires: ['readback/transcription-missing', 'readback/verdict-differs'],
  },
  {
    title: 'transcription absent from an amount that does not win',
    game: RENCONTRE,
    files: { 'imaging-recto.pdf': toOne(SLOTS.nought, (lines) => without(lines, 'transcription')) },
    fires: ['readback/transcription-missing', 'readback/verdict-differs'],
  },
  {
    title: 'transcription without its last letter',
    game: HAPPY,
    files: { 'imaging-recto.pdf': toOne(SLOTS.fevrier, dropLast) },
    fires: ['readback/transcription-incomplete', 'readback/verdict-differs'],
  },
  {
    title: 'transcription without its first letter',
    game: RENCONTRE,
    files: { 'composite.pdf': toOne(SLOTS.cartons, dropFirst) },
    fires: ['readback/transcription-incomplete', 'readback/verdict-differs'],
  },
  {
    title: 'transcription of another amount',
    game: HAPPY,
    files: {
      'imaging-recto.pdf': withOther(SLOTS.janvier, SLOTS.fevrier, (lines, of) =>
        change(lines, 'transcription', () => only(of, 'transcription')),
      ),
    },
    fires: ['readback/transcription-differs', 'readback/verdict-differs'],
  },
  {
    title: 'transcription of another amount of the target',
    game: RENCONTRE,
    files: {
      'imaging-recto.pdf': withOther(SLOTS.nought, SLOTS.thousand, (lines, of) =>
        change(lines, 'transcription', () => only(of, 'transcription')),
      ),
    },
    fires: ['readback/transcription-differs', 'readback/verdict-differs'],
  },
  {
    title: 'transcription doubled',
    game: RENCONTRE,
    files: {
      'imaging-recto.pdf': toOne(SLOTS.nought, (lines) =>
        change(lines, 'transcription', (part) => [...part, ...moved(part, 0, 16)]),
      ),
    },
    fires: ['readback/transcription-doubled'],
  },
  {
    title: 'transcription doubled in its very place',
    game: HAPPY,
    files: {
      'imaging-recto.pdf': toOne(SLOTS.janvier, (lines) =>
        change(lines, 'transcription', (part) => [...part, ...part]),
      ),
    },
    fires: ['readback/transcription-doubled'],
  },
  {
    title: 'transcription moved within its zone',
    game: HAPPY,
    files: {
      'imaging-recto.pdf': toOne(SLOTS.fevrier, (lines) =>
        change(lines, 'transcription', (part) => moved(part, -6, 0)),
      ),
    },
    fires: ['readback/transcription-moved'],
  },
  {
    title: 'transcription out of its zone',
    game: HAPPY,
    files: {
      'imaging-recto.pdf': toOne(SLOTS.janvier, (lines) =>
        change(lines, 'transcription', (part) => moved(part, 0, -20)),
      ),
    },
    fires: ['readback/mark-outside-its-zone', 'readback/verdict-differs'],
  },
  {
    title: 'transcription on the wrong side of the arrow',
    game: RENCONTRE,
    files: {
      'imaging-recto.pdf': toOne(SLOTS.target, (lines) =>
        change(lines, 'transcription', (part) => moved(part, 0, -9)),
      ),
    },
    fires: ['readback/transcription-moved'],
  },
  {
    title: 'transcription on the wrong side of the arrow, on every ticket with this cell',
    game: RENCONTRE,
    files: {
      'composite.pdf': toAll(SLOTS.target, (lines) =>
        change(lines, 'transcription', (part) => moved(part, 0, -9)),
      ),
    },
    fires: ['readback/transcription-moved'],
  },
  {
    title: 'transcriptions exchanged between two amounts of the target',
    game: RENCONTRE,
    files: {
      'imaging-recto.pdf': (pdf) => {
        const ticket = ticketIn(pdf, 0);
        const transcriptionIn = (slot: SlotName): readonly string[] =>
          only(cellLines(cellIn(ticket, slot)), 'transcription');
        const [zero, thousand] = [transcriptionIn(SLOTS.nought), transcriptionIn(SLOTS.thousand)];
        toOne(SLOTS.nought, (lines) => change(lines, 'transcription', () => thousand))(pdf);
        toOne(SLOTS.thousand, (lines) => change(lines, 'transcription', () => zero))(pdf);
      },
    },
    fires: ['readback/transcription-differs', 'readback/verdict-differs'],
  },
  {
    title: 'transcription with letters too far apart',
    game: HAPPY,
    files: {
      'imaging-recto.pdf': toOne(SLOTS.fevrier, (lines) =>
        change(lines, 'transcription', ([line = '']) => [line.replace('0.5 Tc', '1.5 Tc')]),
      ),
    },
    fires: ['readback/transcription-moved'],
  },
  {
    title: 'transcription smaller than it was proved',
    game: HAPPY,
    files: {
      'imaging-recto.pdf': toOne(SLOTS.fevrier, (lines) =>
        change(lines, 'transcription', ([line = '']) => [line.replace(/ 6\.2 Tf/, ' 5 Tf')]),
      ),
    },
    fires: ['readback/transcription-differs', 'readback/verdict-differs'],
  },
];
