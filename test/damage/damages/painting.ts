import { PDFName } from '@cantoo/pdf-lib';
import { cellIn, cellLines, knowInForm, repoint, type SlotName, wrap } from '../kit/cell-in-hand.ts';
import type { Damage } from '../kit/damage.ts';
import { layerOf, layersOf } from '../kit/layer-in-hand.ts';
import { change, inColour, type PartName } from '../kit/parts.ts';
import type { PdfInHand, PlainDict } from '../kit/pdf-in-hand.ts';
import { boxOn, pointOn, ticketIn } from '../kit/ticket-in-hand.ts';
import { type Change, HAPPY, RENCONTRE, SLOTS, toAll, toOne, toUse } from './places.ts';
import { whiteImage } from './white-image.ts';

const coloured = (slot: SlotName, part: PartName, colour: string): Change =>
  toOne(slot, (lines) => change(lines, part, (its) => inColour(its, colour)));

/** Paints over the room of a slot when all else is painted. */
const over = (slot: SlotName, ...paint: readonly string[]): Change =>
  toUse(slot, ({ ticket, room }) => ticket.page.paintLast(...paint, boxOn(ticket, room), 'f'));

/** Gives the first ticket a cell that begins with lines of its own. */
const begun = (slot: SlotName, ...head: readonly string[]): Change =>
  toOne(slot, (lines) => [...head, ...lines]);

/** Lets a use of a cell show only through the left half of its room. */
const halved: Change = toUse(SLOTS.janvier, (cell) => {
  const [x, y, width, height] = cell.room;
  const box = boxOn(cell.ticket, [x, y, Math.round(width / 2), height]);
  const [left, bottom] = pointOn(cell.ticket, [x, y]);
  const [a = 0, b = 0, w = 0, h = 0] = box.split(' ').map(Number);
  wrap(cell, [`${a - left} ${b - bottom} ${w} ${h} re W n`]);
});

/** Gives a copy of a cell a state that content must not have. */
const withState = (slot: SlotName, state: (pdf: PdfInHand) => PlainDict): Change =>
  toUse(slot, (cell) => {
    const { pdf } = cell.ticket;
    const form = repoint(cell, ['/Strange gs', ...cellLines(cell)]);
    knowInForm(cell, form, { kind: 'ExtGState', name: 'Strange', entry: pdf.add(state(pdf)) });
  });

/** Puts one use of a cell into another layer of the composite, or into none. */
const inLayer = (layer: string | null): Change =>
  toUse(SLOTS.janvier, (cell) => {
    const { page } = cell.ticket;
    const use = page.lines[cell.line] ?? '';
    const moved = layer === null ? [use] : [`/OC /${layer} BDC`, use, 'EMC'];
    page.put(cell.line, 1, 'EMC', ...moved, `/OC /${layerOf(cell)} BDC`);
  });

/** How marks are painted: what stands there, and does not print as it should. */
export const PAINTING: readonly Damage[] = [
  {
    title: 'transcription in white',
    game: HAPPY,
    files: { 'imaging-recto.pdf': coloured(SLOTS.janvier, 'transcription', '/Imaging cs 0 scn') },
    fires: [
      'pdf/text/white-is-large-enough',
      'pdf/white-does-not-overprint',
      'readback/mark-not-imaging-ink',
      'readback/verdict-differs',
    ],
  },
  {
    title: 'transcription in white of process inks',
    game: RENCONTRE,
    files: { 'composite.pdf': coloured(SLOTS.target, 'transcription', '0 0 0 0 k') },
    fires: [
      'pdf/text/white-is-large-enough',
      'pdf/white-does-not-overprint',
      'readback/mark-not-imaging-ink',
      'readback/verdict-differs',
    ],
  },
  {
    title: 'amount in half a tint',
    game: RENCONTRE,
    files: { 'imaging-recto.pdf': coloured(SLOTS.cartons, 'amount', '/Imaging cs 0.5 scn') },
    fires: ['readback/mark-not-imaging-ink', 'readback/verdict-differs'],
  },
  {
    title: 'transcription in process black',
    game: HAPPY,
    files: { 'imaging-recto.pdf': coloured(SLOTS.janvier, 'transcription', '0 0 0 1 k') },
    fires: ['pdf/job/holds-its-inks-only', 'readback/mark-not-imaging-ink', 'readback/verdict-differs'],
  },
  {
    title: 'symbol in process black',
    game: HAPPY,
    files: { 'composite.pdf': coloured(SLOTS.present, 'symbol', '0 0 0 1 k') },
    fires: ['readback/mark-not-imaging-ink', 'readback/verdict-differs'],
  },
  {
    title: 'symbol in RGB black',
    game: RENCONTRE,
    files: { 'imaging-recto.pdf': coloured(SLOTS.heart, 'symbol', '0 0 0 rg') },
    fires: [
      'pdf/inks/none-is-converted',
      'pdf/x18-no-rgb',
      'readback/mark-not-imaging-ink',
      'readback/verdict-differs',
    ],
  },
  {
    title: 'amount on all plates',
    game: HAPPY,
    files: {
      'imaging-recto.pdf': toUse(SLOTS.fevrier, (cell) => {
        const form = repoint(
          cell,
          change(cellLines(cell), 'amount', (its) => inColour(its, '/All cs 1 scn')),
        );
        const entry = cell.ticket.page.resources('ColorSpace').get(PDFName.of('All'));
        if (entry !== undefined) knowInForm(cell, form, { kind: 'ColorSpace', name: 'All', entry });
      }),
    },
    fires: [
      'pdf/inks/registration-is-in-marks-only',
      'readback/mark-not-imaging-ink',
      'readback/verdict-differs',
    ],
  },
  {
    title: 'cell in the layer of another pass',
    game: HAPPY,
    files: { 'composite.pdf': inLayer('L0') },
    fires: ['readback/mark-in-wrong-layer', 'readback/verdict-differs'],
  },
  {
    title: 'cell in no layer',
    game: HAPPY,
    files: { 'composite.pdf': inLayer(null) },
    fires: ['readback/mark-in-wrong-layer', 'readback/verdict-differs'],
  },
  {
    title: 'imaging in a layer that is off',
    game: RENCONTRE,
    files: {
      'composite.pdf': (pdf) => {
        const cell = cellIn(ticketIn(pdf, 0), SLOTS.letter);
        const layer = cell.ticket.page.resources('Properties').get(PDFName.of(layerOf(cell)));
        layersOf(pdf).set(PDFName.of('OFF'), pdf.document.context.obj([layer ?? null]));
      },
    },
    fires: ['pdf/layers/none-is-hidden', 'readback/mark-hidden', 'readback/verdict-differs'],
  },
  {
    title: 'cell under a white object',
    game: HAPPY,
    files: { 'imaging-recto.pdf': over(SLOTS.janvier, '/Imaging cs 0 scn') },
    fires: ['pdf/job/overprints-as-the-job-says', 'readback/mark-covered', 'readback/verdict-differs'],
  },
  {
    title: 'cell under a black object',
    game: RENCONTRE,
    files: { 'imaging-recto.pdf': over(SLOTS.target, '/Over gs', '/Imaging cs 1 scn') },
    fires: ['readback/mark-covered', 'readback/verdict-differs'],
  },
  {
    title: 'cell of the composite under a white object',
    game: RENCONTRE,
    files: { 'composite.pdf': over(SLOTS.cartons, '0 0 0 0 k') },
    fires: [
      'pdf/job/overprints-as-the-job-says',
      'readback/art-extra',
      'readback/mark-covered',
      'readback/verdict-differs',
    ],
  },
  {
    title: 'phrase struck through',
    game: RENCONTRE,
    files: {
      'imaging-recto.pdf': toUse(SLOTS.letter, ({ ticket, room: [x, y, width, height] }) => {
        const [ax, ay] = pointOn(ticket, [x, y + Math.round(height / 2)]);
        const [bx, by] = pointOn(ticket, [x + width, y + Math.round(height / 2)]);
        ticket.page.paintLast('/Over gs', '/Imaging CS 1 SCN', `1 w ${ax} ${ay} m ${bx} ${by} l S`);
      }),
    },
    fires: ['readback/mark-covered', 'readback/verdict-differs'],
  },
  {
    title: 'cell under a picture',
    game: HAPPY,
    files: {
      'imaging-recto.pdf': (pdf) => {
        pdf.page(0, 'recto').know('XObject', 'White', whiteImage(pdf));
        toUse(SLOTS.fevrier, ({ ticket, room }) => {
          const [x, y, width, height] = boxOn(ticket, room).split(' ');
          ticket.page.paintLast(`${width} 0 0 ${height} ${x} ${y} cm`, '/White Do');
        })(pdf);
      },
    },
    fires: [
      'pdf/images/pictures-are-fine-enough',
      'pdf/job/holds-its-inks-only',
      'readback/mark-covered',
      'readback/verdict-differs',
    ],
  },
  {
    title: 'cell clipped by half where it is used',
    game: HAPPY,
    files: { 'imaging-recto.pdf': halved },
    fires: ['readback/mark-clipped', 'readback/verdict-differs'],
  },
  {
    title: 'cell clipped by its own box, for all who use it',
    game: HAPPY,
    files: {
      'imaging-recto.pdf': (pdf) => {
        const { ref } = cellIn(ticketIn(pdf, 0), SLOTS.janvier);
        pdf.stream(ref).dict.set(PDFName.of('BBox'), pdf.document.context.obj([0, -12, 45, 0]));
      },
    },
    fires: ['readback/mark-clipped', 'readback/verdict-differs'],
  },
  {
    title: 'phrase set and never painted',
    game: RENCONTRE,
    files: { 'imaging-recto.pdf': begun(SLOTS.letter, '3 Tr') },
    fires: ['readback/mark-hidden', 'readback/verdict-differs'],
  },
  {
    title: 'weekday drawn by its outline',
    game: RENCONTRE,
    files: { 'imaging-recto.pdf': begun(SLOTS.card, '/Imaging CS 1 SCN', '0.4 w', '1 Tr') },
    fires: ['readback/glyph-differs'],
  },
  {
    title: 'amount made bolder by a stroke',
    game: HAPPY,
    files: { 'imaging-recto.pdf': begun(SLOTS.fevrier, '/Imaging CS 1 SCN', '0.4 w', '2 Tr') },
    fires: ['readback/glyph-differs'],
  },
  {
    title: 'cell that is transparent',
    game: HAPPY,
    files: { 'imaging-recto.pdf': withState(SLOTS.janvier, () => ({ Type: 'ExtGState', ca: 0 })) },
    fires: ['pdf/x19-nothing-is-transparent', 'readback/mark-hidden', 'readback/verdict-differs'],
  },
  {
    title: 'cell behind a soft mask',
    game: RENCONTRE,
    files: {
      'imaging-recto.pdf': withState(SLOTS.cartons, (pdf) => ({
        Type: 'ExtGState',
        SMask: {
          Type: 'Mask',
          S: 'Luminosity',
          G: pdf.addStream(
            {
              Type: PDFName.of('XObject'),
              Subtype: PDFName.of('Form'),
              BBox: pdf.document.context.obj([0, 0, 1, 1]),
              Group: pdf.document.context.obj({ S: 'Transparency', CS: 'DeviceGray' }),
            },
            [''],
          ),
        },
      })),
    },
    fires: ['pdf/x19-nothing-is-transparent', 'readback/mark-hidden', 'readback/verdict-differs'],
  },
  {
    title: 'overprint of the imaging off',
    game: HAPPY,
    files: {
      'imaging-recto.pdf': (pdf) => {
        for (const state of pdf.dictionaries(
          (dict) => dict.get(PDFName.of('Type')) === PDFName.of('ExtGState'),
        )) {
          state.delete(PDFName.of('OP'));
          state.delete(PDFName.of('op'));
        }
      },
    },
    fires: ['pdf/job/overprints-as-the-job-says'],
  },
  {
    title: 'overprint off in one cell',
    game: RENCONTRE,
    files: { 'composite.pdf': toOne(SLOTS.heart, (lines) => lines.filter((line) => line !== '/Over gs')) },
    fires: ['pdf/job/overprints-as-the-job-says'],
  },
  {
    title: 'overprint off in a cell, for all who use it',
    game: HAPPY,
    files: { 'composite.pdf': toAll(SLOTS.present, (lines) => lines.filter((line) => line !== '/Over gs')) },
    fires: ['pdf/job/overprints-as-the-job-says'],
  },
];
