import type { Side } from '../../../src/readback/reading-map.ts';
import type { Damage } from '../kit/damage.ts';
import { blank, faceLines, showFace } from '../kit/face-lines.ts';
import { ticketIn } from '../kit/ticket-in-hand.ts';
import { type Change, HAPPY, RENCONTRE } from './places.ts';

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
    if (index < COUNT) blank(on);
    showFace(on, its);
  };

/** Further places are blank. */
const COUNT = 5;

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

/** Faces of tickets that are missing, twice there, or where another's should be. */
export const TICKETS: readonly Damage[] = [
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
