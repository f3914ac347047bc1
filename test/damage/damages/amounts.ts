import type { Damage } from '../kit/damage.ts';
import { change, moved, only, withCodes, without } from '../kit/parts.ts';
import { HAPPY, RENCONTRE, SLOTS, toAll, toOne, withOther } from './places.ts';

type Codes = readonly string[];

const amount = (how: (codes: Codes) => Codes) => (lines: readonly string[]) =>
  change(lines, 'amount', ([line = '']) => [withCodes(line, how)]);

/** Amounts, stars and arrows: what is won, and how. */
export const AMOUNTS: readonly Damage[] = [
  {
    title: 'amount absent',
    game: HAPPY,
    files: { 'imaging-recto.pdf': toOne(SLOTS.janvier, (lines) => without(lines, 'amount')) },
    fires: ['readback/amount-missing', 'readback/verdict-differs'],
  },
  {
    title: 'amount without its first digit',
    game: HAPPY,
    files: {
      'imaging-recto.pdf': toOne(
        SLOTS.fevrier,
        amount(([, ...rest]) => rest),
      ),
    },
    fires: ['readback/amount-incomplete', 'readback/verdict-differs'],
  },
  {
    title: 'amount without its euro sign',
    game: RENCONTRE,
    files: {
      'imaging-recto.pdf': toOne(
        SLOTS.cartons,
        amount((codes) => codes.slice(0, -1)),
      ),
    },
    fires: ['readback/amount-incomplete', 'readback/verdict-differs'],
  },
  {
    title: 'amount without the space between its thousands',
    game: RENCONTRE,
    files: {
      'composite.pdf': toOne(
        SLOTS.thousand,
        amount(([one = '', , ...rest]) => [one, ...rest]),
      ),
    },
    fires: ['readback/amount-incomplete', 'readback/verdict-differs'],
  },
  {
    title: 'amount with a nought too many',
    game: HAPPY,
    files: {
      'imaging-recto.pdf': toOne(
        SLOTS.fevrier,
        amount(([two = '', zero = '', ...rest]) => [two, zero, zero, ...rest]),
      ),
    },
    fires: ['readback/amount-differs', 'readback/verdict-differs'],
  },
  {
    title: 'amount of another cell, with the transcription of its own',
    game: RENCONTRE,
    files: {
      'imaging-recto.pdf': withOther(SLOTS.nought, SLOTS.thousand, (lines, of) =>
        change(lines, 'amount', () => only(of, 'amount')),
      ),
    },
    fires: ['readback/amount-differs', 'readback/verdict-differs'],
  },
  {
    title: 'amount and transcription of another cell',
    game: RENCONTRE,
    files: {
      'imaging-recto.pdf': withOther(SLOTS.nought, SLOTS.thousand, (lines, of) => [
        ...lines.slice(0, 2),
        ...only(of, 'amount'),
        ...only(of, 'transcription'),
      ]),
    },
    fires: ['readback/amount-differs', 'readback/transcription-differs'],
  },
  {
    title: 'amount doubled',
    game: HAPPY,
    files: {
      'composite.pdf': toOne(SLOTS.fevrier, (lines) =>
        change(lines, 'amount', (part) => [...part, ...moved(part, 8, 0)]),
      ),
    },
    fires: ['readback/amount-doubled'],
  },
  {
    title: 'amount moved by a dot',
    game: RENCONTRE,
    files: {
      'imaging-recto.pdf': toOne(SLOTS.nought, (lines) =>
        change(lines, 'amount', (part) => moved(part, 0.12, 0)),
      ),
    },
    fires: ['readback/amount-moved'],
  },
  {
    title: 'amount condensed',
    game: HAPPY,
    files: {
      'imaging-recto.pdf': toOne(SLOTS.janvier, (lines) =>
        change(lines, 'amount', (part) => ['70 Tz', ...part, '100 Tz']),
      ),
    },
    fires: ['readback/glyph-differs'],
  },
  {
    title: 'amount mirrored',
    game: HAPPY,
    files: {
      'imaging-recto.pdf': toAll(SLOTS.fevrier, (lines) =>
        change(lines, 'amount', (part) => ['q -1 0 0 1 45 0 cm', ...part, 'Q']),
      ),
    },
    fires: ['readback/glyph-differs'],
  },
  {
    title: 'arrow absent',
    game: RENCONTRE,
    files: { 'imaging-recto.pdf': toOne(SLOTS.target, (lines) => without(lines, 'arrow')) },
    fires: ['readback/arrow-missing', 'readback/verdict-differs'],
  },
  {
    title: 'arrow moved away from its amount',
    game: RENCONTRE,
    files: {
      'imaging-recto.pdf': toOne(SLOTS.target, (lines) =>
        change(lines, 'arrow', (part) => moved(part, -14, 0)),
      ),
    },
    fires: ['readback/arrow-moved'],
  },
  {
    title: 'arrow beyond the transcription',
    game: RENCONTRE,
    files: {
      'composite.pdf': toOne(SLOTS.target, (lines) => change(lines, 'arrow', (part) => moved(part, 0, 7.5))),
    },
    fires: ['readback/arrow-moved'],
  },
  {
    title: 'arrow upside down',
    game: RENCONTRE,
    files: {
      'imaging-recto.pdf': toOne(SLOTS.target, (lines) =>
        change(lines, 'arrow', (part) => ['q 1 0 0 -1 0 -19.98803 cm', ...part, 'Q']),
      ),
    },
    fires: ['readback/arrow-differs'],
  },
  {
    title: 'arrow at another amount',
    game: RENCONTRE,
    files: {
      'imaging-recto.pdf': (pdf) => {
        withOther(SLOTS.thousand, SLOTS.target, (lines, of) => [
          ...lines,
          ...moved(only(of, 'arrow'), 0, -8),
        ])(pdf);
        toOne(SLOTS.target, (lines) => without(lines, 'arrow'))(pdf);
      },
    },
    fires: ['readback/arrow-moved', 'readback/verdict-differs'],
  },
  {
    title: 'second arrow at another amount',
    game: RENCONTRE,
    files: {
      'imaging-recto.pdf': withOther(SLOTS.thousand, SLOTS.target, (lines, of) => [
        ...lines,
        ...moved(only(of, 'arrow'), 0, -8),
      ]),
    },
    fires: ['readback/arrow-differs', 'readback/verdict-differs'],
  },
  {
    title: 'arrow doubled at its amount',
    game: RENCONTRE,
    files: {
      'imaging-recto.pdf': toOne(SLOTS.target, (lines) => [...lines, ...moved(only(lines, 'arrow'), -12, 0)]),
    },
    fires: ['readback/arrow-doubled'],
  },
  {
    title: 'arrow with a second one beside it, drawn as one',
    game: RENCONTRE,
    files: {
      'imaging-recto.pdf': toOne(SLOTS.target, (lines) =>
        change(lines, 'arrow', (part) => [...part, ...moved(part, -12, 0)]),
      ),
    },
    fires: ['readback/arrow-differs', 'readback/verdict-differs'],
  },
  {
    title: 'star absent',
    game: RENCONTRE,
    files: { 'imaging-recto.pdf': toOne(SLOTS.cartons, (lines) => without(lines, 'star')) },
    fires: ['readback/star-missing'],
  },
  {
    title: 'star before an amount that has none',
    game: RENCONTRE,
    files: {
      'imaging-recto.pdf': withOther(SLOTS.nought, SLOTS.thousand, (lines, of) => [
        ...lines,
        ...only(of, 'star'),
      ]),
    },
    fires: ['readback/star-differs'],
  },
  {
    title: 'star behind its amount',
    game: RENCONTRE,
    files: {
      'composite.pdf': toOne(SLOTS.cartons, (lines) => change(lines, 'star', (part) => moved(part, 36, 0))),
    },
    fires: ['readback/star-moved'],
  },
  {
    title: 'star doubled',
    game: RENCONTRE,
    files: {
      'imaging-recto.pdf': toOne(SLOTS.cartons, (lines) => [...lines, ...moved(only(lines, 'star'), 0, 8)]),
    },
    fires: ['readback/star-doubled'],
  },
  {
    title: 'star out of its zone',
    game: RENCONTRE,
    files: {
      'imaging-recto.pdf': toOne(SLOTS.thousand, (lines) =>
        change(lines, 'star', (part) => moved(part, -20, 0)),
      ),
    },
    fires: ['readback/mark-outside-its-zone'],
  },
  {
    title: 'star that has lost a point',
    game: RENCONTRE,
    files: {
      'imaging-recto.pdf': toAll(SLOTS.cartons, (lines) =>
        change(lines, 'star', (part) => part.filter((_, at) => at !== 3)),
      ),
    },
    fires: ['readback/star-differs'],
  },
];
