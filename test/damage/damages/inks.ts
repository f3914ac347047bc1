import { PDFArray, PDFBool, PDFDict, PDFName, PDFNumber } from '@cantoo/pdf-lib';
import type { Damage } from '../kit/damage.ts';
import type { PdfInHand } from '../kit/pdf-in-hand.ts';
import { pointOn, ticketIn } from '../kit/ticket-in-hand.ts';
import { type Change, HAPPY, RENCONTRE } from './places.ts';

/** How full its alternate's inks are where a spot is solid. */
const solidOf = (pdf: PdfInHand, name: string): PDFArray =>
  pdf.spot(name).lookup(3, PDFDict).lookup(PDFName.of('C1'), PDFArray);

const alternate =
  (name: string, ...shares: readonly number[]): Change =>
  (pdf) =>
    shares.forEach((share, at) => void solidOf(pdf, name).set(at, PDFNumber.of(share)));

/** Gives a spot another name. */
const renamed =
  (name: string, to: string): Change =>
  (pdf) =>
    pdf.spot(name).set(1, PDFName.of(to));

/** Paints on the first ticket of a fixed plate, or beside all tickets. */
const painted =
  (...lines: readonly string[]): Change =>
  (pdf) => {
    const ticket = ticketIn(pdf, 0);
    const [x, y] = pointOn(ticket, [1_200_000, 2_400_000]);
    ticket.page.paintLast(`1 0 0 1 ${x} ${y} cm`, ...lines);
  };

const stateWith =
  (entries: Readonly<Record<string, string | boolean | number>>, ...lines: readonly string[]): Change =>
  (pdf) => {
    pdf.at(0).know('ExtGState', 'Strange', pdf.add({ Type: 'ExtGState', ...entries }));
    painted('/Strange gs', ...lines)(pdf);
  };

/** A square that overprints. */
const overprinted = (colour: string): Change =>
  stateWith({ OP: true, op: true, OPM: 1 }, colour, '0 0 20 20 re f');

/** Every state of overprint, changed. */
const states =
  (how: (state: PDFDict) => void): Change =>
  (pdf) =>
    pdf.dictionaries((dict) => dict.get(PDFName.of('Type')) === PDFName.of('ExtGState')).forEach(how);

const letters = (size: number): string => `BT /F0 ${size} Tf 1 0 0 1 0 0 Tm <00020003> Tj ET`;

/** Lets a fixed plate know a font that the page itself can set. */
const withFont =
  (change: Change): Change =>
  (pdf) => {
    const [font] = pdf.dictionaries((dict) => dict.get(PDFName.of('Subtype')) === PDFName.of('Type0'));
    const ref = font === undefined ? undefined : pdf.document.context.getObjectRef(font);
    if (ref === undefined) throw new Error('no font');
    pdf.at(0).know('Font', 'F0', ref);
    change(pdf);
  };

/** A colour space of one ink for the first page. */
const withSpot =
  (name: string, shares: readonly number[], change: Change): Change =>
  (pdf) => {
    const { context } = pdf.document;
    const transform = pdf.add({ FunctionType: 2, Domain: [0, 1], C0: [0, 0, 0, 0], C1: [...shares], N: 1 });
    const space = context.obj([
      PDFName.of('Separation'),
      PDFName.of(name),
      PDFName.of('DeviceCMYK'),
      transform,
    ]);
    pdf.at(0).know('ColorSpace', 'Strange', context.register(space));
    change(pdf);
  };

/** Colour: what is printed in which ink, and how inks meet. */
export const INKS: readonly Damage[] = [
  {
    title: 'alternate of a spot changed',
    game: HAPPY,
    files: { 'imaging-recto.pdf': alternate('Imaging', 0, 0, 0, 0.9) },
    fires: ['pdf/job/spots-are-the-jobs'],
  },
  {
    title: 'alternate of a spot changed in the composite',
    game: RENCONTRE,
    files: { 'composite.pdf': alternate('Coat', 0.5, 0, 0, 0) },
    fires: ['pdf/job/spots-are-the-jobs'],
  },
  {
    title: 'spot renamed',
    game: HAPPY,
    files: { 'coat.pdf': renamed('Coat', 'Silver') },
    fires: ['pdf/job/holds-its-inks-only', 'pdf/job/spots-are-the-jobs', 'readback/art-painted-otherwise'],
  },
  {
    title: 'spot of the imager renamed',
    game: RENCONTRE,
    files: { 'imaging-verso.pdf': renamed('BackImaging', 'Imaging') },
    fires: ['pdf/job/holds-its-inks-only', 'readback/mark-not-imaging-ink'],
  },
  {
    title: 'spot with a name that no plate can have',
    game: HAPPY,
    files: { 'coat.pdf': renamed('Coat', 'Coat 2') },
    fires: [
      'pdf/inks/spots-have-names-of-their-own',
      'pdf/job/holds-its-inks-only',
      'pdf/job/spots-are-the-jobs',
      'readback/art-painted-otherwise',
    ],
  },
  {
    title: 'spot defined twice',
    game: RENCONTRE,
    files: {
      'coat.pdf': withSpot(
        'Coat',
        [0, 0, 0, 0.5],
        painted('/Over gs', '/Strange cs 1 scn', '0 0 20 20 re f'),
      ),
    },
    fires: ['pdf/job/spots-are-the-jobs', 'pdf/x27-a-spot-is-defined-once', 'readback/art-extra'],
  },
  {
    title: 'spot that the job does not have',
    game: HAPPY,
    files: {
      'display.pdf': withSpot('Gold', [0, 0.2, 0.6, 0.2], overprinted('/Strange cs 1 scn')),
    },
    fires: ['pdf/job/holds-its-inks-only', 'pdf/job/spots-are-the-jobs', 'readback/art-extra'],
  },
  {
    title: 'RGB added to a fixed plate',
    game: HAPPY,
    files: { 'display.pdf': painted('1 0 0 rg', '0 0 20 20 re f') },
    fires: ['pdf/inks/none-is-converted', 'pdf/x18-no-rgb', 'readback/art-extra'],
  },
  {
    title: 'RGB added beside the tickets',
    game: RENCONTRE,
    files: { 'imaging-recto.pdf': (pdf) => pdf.at(0).paintLast('1 0 0 RG 1 w', '20 20 m 40 40 l S') },
    fires: ['pdf/inks/none-is-converted', 'pdf/x18-no-rgb'],
  },
  {
    title: 'Lab added to a fixed plate',
    game: RENCONTRE,
    files: {
      'display.pdf': (pdf) => {
        const { context } = pdf.document;
        const lab = context.obj([PDFName.of('Lab'), pdf.add({ WhitePoint: [0.96, 1, 0.82] })]);
        pdf.at(0).know('ColorSpace', 'Strange', context.register(lab));
        painted('/Strange cs 50 20 20 sc', '0 0 20 20 re f')(pdf);
      },
    },
    fires: ['pdf/inks/none-is-converted', 'readback/art-extra'],
  },
  {
    title: 'registration colour on a ticket',
    game: HAPPY,
    files: { 'display.pdf': painted('/All cs 1 scn', '0 0 20 20 re f') },
    fires: ['pdf/inks/registration-is-in-marks-only', 'readback/art-extra'],
  },
  {
    title: 'overprint off in a fixed plate',
    game: RENCONTRE,
    files: { 'coat.pdf': states((state) => state.set(PDFName.of('op'), PDFBool.False)) },
    fires: ['pdf/job/overprints-as-the-job-says', 'readback/art-painted-otherwise'],
  },
  {
    title: 'overprint off in the composite',
    game: HAPPY,
    files: { 'composite.pdf': states((state) => state.set(PDFName.of('OP'), PDFBool.False)) },
    fires: [
      'pdf/job/overprints-as-the-job-says',
      'readback/art-painted-otherwise',
      'readback/mark-covered',
      'readback/verdict-differs',
    ],
  },
  {
    title: 'process ink that erases the spots under it',
    game: HAPPY,
    files: { 'composite.pdf': painted('0.5 0 0 0 k', '0 0 9 9 re f') },
    fires: ['pdf/job/overprints-as-the-job-says', 'readback/art-extra'],
  },
  {
    title: 'white that overprints, and vanishes',
    game: RENCONTRE,
    files: { 'display.pdf': stateWith({ OP: true, op: true, OPM: 1 }, '0 0 0 0 k', '0 0 20 20 re f') },
    fires: ['pdf/white-does-not-overprint', 'readback/art-extra'],
  },
  {
    title: 'small text in white',
    game: HAPPY,
    files: { 'display.pdf': withFont(stateWith({ OP: true, op: true, OPM: 0 }, '0 0 0 0 k', letters(5))) },
    fires: ['pdf/text/white-is-large-enough', 'readback/art-extra'],
  },
  {
    title: 'small text in two inks',
    game: HAPPY,
    files: { 'display.pdf': withFont(stateWith({ OP: true, op: true, OPM: 0 }, '1 1 0 0 k', letters(5))) },
    fires: ['pdf/text/mixed-is-large-enough', 'readback/art-extra'],
  },
  {
    title: 'small black text that knocks out',
    game: HAPPY,
    files: { 'display.pdf': withFont(stateWith({ OP: true, op: true, OPM: 0 }, '0 0 0 1 k', letters(5))) },
    fires: ['pdf/text/black-overprints', 'readback/art-extra'],
  },
  {
    title: 'black text on a bed of three inks',
    game: RENCONTRE,
    files: {
      'display.pdf': withFont(stateWith({ OP: true, op: true, OPM: 0 }, '0.8 0.7 0.7 1 k', letters(20))),
    },
    fires: ['pdf/text/black-is-not-too-rich', 'readback/art-extra'],
  },
  {
    title: 'hairline',
    game: RENCONTRE,
    files: { 'display.pdf': stateWith({ OP: true, op: true, OPM: 1 }, '0 0 0 1 K 0.05 w', '0 0 m 50 0 l S') },
    fires: ['pdf/lines/are-no-hairlines', 'readback/art-extra'],
  },
  {
    title: 'black line that knocks out',
    game: HAPPY,
    files: { 'display.pdf': stateWith({ OP: true, op: true, OPM: 0 }, '0 0 0 1 K 1 w', '0 0 m 50 0 l S') },
    fires: ['pdf/lines/black-overprints', 'readback/art-extra'],
  },
  {
    title: 'thin line in two inks',
    game: HAPPY,
    files: { 'display.pdf': stateWith({ OP: true, op: true, OPM: 0 }, '1 1 0 0 K 0.2 w', '0 0 m 50 0 l S') },
    fires: ['pdf/lines/mixed-is-wide-enough', 'readback/art-extra'],
  },
  {
    title: 'thin line in white',
    game: RENCONTRE,
    files: { 'display.pdf': stateWith({ OP: true, op: true, OPM: 0 }, '0 0 0 0 K 0.2 w', '0 0 m 50 0 l S') },
    fires: ['pdf/lines/white-is-wide-enough', 'readback/art-extra'],
  },
  {
    title: 'more ink than paper takes',
    game: HAPPY,
    files: { 'display.pdf': stateWith({ OP: true, op: true, OPM: 0 }, '1 1 1 1 k', '0 0 60 60 re f') },
    fires: ['pdf/inks/sum-is-low-enough', 'readback/art-extra'],
    look: { weighs: true },
  },
];
