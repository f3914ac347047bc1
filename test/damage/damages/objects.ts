import { deflateSync } from 'node:zlib';
import { PDFArray, PDFDict, PDFName, PDFNumber, PDFRawStream, PDFString } from '@cantoo/pdf-lib';
import { cellIn, cellLines } from '../kit/cell-in-hand.ts';
import type { Damage } from '../kit/damage.ts';
import { type PdfInHand, refOf } from '../kit/pdf-in-hand.ts';
import { boxOn, ticketIn } from '../kit/ticket-in-hand.ts';
import { type Change, HAPPY, RENCONTRE, SLOTS } from './places.ts';

const intentOf = (pdf: PdfInHand): PDFDict =>
  pdf.catalog.lookup(PDFName.of('OutputIntents'), PDFArray).lookup(0, PDFDict);

const catalog =
  (key: string, make: (pdf: PdfInHand) => ReturnType<PdfInHand['add']>): Change =>
  (pdf) =>
    pdf.catalog.set(PDFName.of(key), make(pdf));

/** A frame drawn on the first ticket as an annotation. */
const annotation: Change = (pdf) => {
  const box = boxOn(ticketIn(pdf, 0), [0, 0, 100_000, 100_000]);
  const [x = 0, y = 0, width = 0, height = 0] = box.split(' ').map(Number);
  const note = pdf.add({ Type: 'Annot', Subtype: 'Square', Rect: [x, y, x + width, y + height] });
  pdf.at(0).node.set(PDFName.of('Annots'), pdf.document.context.obj([note]));
};

const appended =
  (...lines: readonly string[]): Change =>
  (pdf) =>
    pdf.at(0).lines.push(...lines);

/** Objects that a file for a press must not have, or that are not sound. */
export const OBJECTS: readonly Damage[] = [
  {
    title: 'transparency in a fixed plate',
    game: HAPPY,
    files: {
      'display.pdf': (pdf) => {
        pdf.at(0).know('ExtGState', 'Strange', pdf.add({ Type: 'ExtGState', ca: 0.5 }));
        appended('q /Strange gs Q')(pdf);
      },
    },
    fires: ['pdf/x19-nothing-is-transparent'],
  },
  {
    title: 'transfer curve',
    game: RENCONTRE,
    files: {
      'display.pdf': (pdf) => {
        const curve = pdf.add({ FunctionType: 2, Domain: [0, 1], C0: [1], C1: [0], N: 1 });
        pdf.at(0).know('ExtGState', 'Strange', pdf.add({ Type: 'ExtGState', TR: curve }));
      },
    },
    fires: ['pdf/x20-no-transfer-curves'],
  },
  {
    title: 'PostScript in a form’s place',
    game: HAPPY,
    files: {
      'display.pdf': (pdf) => {
        const program = pdf.addStream({ Type: PDFName.of('XObject'), Subtype: PDFName.of('PS') }, [
          'showpage',
        ]);
        pdf.at(0).know('XObject', 'Strange', program);
      },
    },
    fires: ['pdf/x21-nothing-is-foreign'],
  },
  {
    title: 'script that runs when the file is opened',
    game: RENCONTRE,
    files: {
      'back.pdf': catalog('OpenAction', (pdf) =>
        pdf.add({ S: 'JavaScript', JS: PDFString.of('app.beep()') }),
      ),
    },
    fires: ['pdf/x22-nothing-acts'],
  },
  {
    title: 'annotation on a ticket',
    game: HAPPY,
    files: { 'imaging-recto.pdf': annotation },
    fires: ['pdf/x23-no-annotations-inside-the-bleed'],
  },
  {
    title: 'layers that change by themselves',
    game: RENCONTRE,
    files: {
      'composite.pdf': (pdf) => {
        const events = pdf.document.context.obj([pdf.add({ Event: 'Print', Category: ['Print'], OCGs: [] })]);
        pdf.catalog
          .lookup(PDFName.of('OCProperties'), PDFDict)
          .lookup(PDFName.of('D'), PDFDict)
          .set(PDFName.of('AS'), events);
      },
    },
    fires: ['pdf/x24-layers-stay-as-they-are'],
  },
  {
    title: 'stream packed by another filter',
    game: HAPPY,
    files: {
      'imaging-recto.pdf': (pdf) => {
        const { ref } = cellIn(ticketIn(pdf, 0), SLOTS.present);
        const lines = cellLines(cellIn(ticketIn(pdf, 0), SLOTS.present));
        pdf.replaceStream(ref, [`${Buffer.from(lines.join('\n'), 'latin1').toString('hex')}>`]);
        pdf.stream(ref).dict.set(PDFName.of('Filter'), PDFName.of('ASCIIHexDecode'));
      },
    },
    fires: ['pdf/x25-streams-are-packed-plainly'],
  },
  {
    title: 'CMYK by a profile, overprinting',
    game: HAPPY,
    files: {
      'display.pdf': (pdf) => {
        const { context } = pdf.document;
        const profile = refOf(intentOf(pdf).get(PDFName.of('DestOutputProfile')));
        pdf
          .at(0)
          .know('ColorSpace', 'Strange', context.register(context.obj([PDFName.of('ICCBased'), profile])));
        pdf
          .at(0)
          .know('ExtGState', 'StrangeOver', pdf.add({ Type: 'ExtGState', OP: true, op: true, OPM: 1 }));
        pdf.at(0).paintLast('/StrangeOver gs', '/Strange cs 0 0 0 0.5 sc', '100 100 20 20 re f');
      },
    },
    fires: ['pdf/inks/none-is-converted', 'pdf/x26-overprint-mode-means-one-thing'],
  },
  {
    title: 'states nested too deep',
    game: RENCONTRE,
    files: { 'imaging-verso.pdf': appended(...Array<string>(29).fill('q'), ...Array<string>(29).fill('Q')) },
    fires: ['pdf/x28-limits-of-readers-are-kept'],
  },
  {
    title: 'state that is never closed',
    game: HAPPY,
    files: { 'imaging-verso.pdf': appended('q') },
    fires: ['pdf/content/states-are-closed'],
  },
  {
    title: 'operator that PDF does not have',
    game: RENCONTRE,
    files: { 'imaging-verso.pdf': appended('1 2 nonsense') },
    fires: ['pdf/content/operators-are-sound'],
  },
  {
    title: 'form that is not there',
    game: HAPPY,
    files: { 'imaging-recto.pdf': appended('/Missing Do') },
    fires: ['pdf/content/resources-are-there'],
  },
  {
    title: 'form that places itself',
    game: RENCONTRE,
    files: {
      'imaging-recto.pdf': (pdf) => {
        const { ref } = cellIn(ticketIn(pdf, 0), SLOTS.heart);
        const resources = pdf.stream(ref).dict.lookup(PDFName.of('Resources'), PDFDict);
        resources.set(PDFName.of('XObject'), pdf.document.context.obj({ Self: ref }));
        pdf.replaceStream(ref, [...pdf.lines(ref), '/Self Do']);
      },
    },
    fires: ['pdf/content/forms-come-to-an-end'],
  },
  {
    title: 'form without a box',
    game: HAPPY,
    files: {
      'imaging-recto.pdf': (pdf) => {
        const { ref } = cellIn(ticketIn(pdf, 0), SLOTS.present);
        pdf.stream(ref).dict.delete(PDFName.of('BBox'));
      },
    },
    fires: ['pdf/content/objects-are-sound'],
  },
  {
    title: 'stream that does not unpack',
    game: HAPPY,
    files: {
      'imaging-recto.pdf': (pdf) => {
        const { ref } = cellIn(ticketIn(pdf, 0), SLOTS.present);
        pdf.stream(ref).dict.set(PDFName.of('Filter'), PDFName.of('FlateDecode'));
        pdf.document.context.assign(ref, withoutEnd(pdf.stream(ref)));
      },
    },
    fires: ['pdf/content/streams-unpack', 'readback/symbol-missing', 'readback/verdict-differs'],
  },
  {
    title: 'inline image',
    game: RENCONTRE,
    files: {
      'imaging-verso.pdf': (pdf) =>
        pdf
          .at(0)
          .paintLast(
            '/Over gs /BackImaging cs 1 scn',
            '3 0 0 0.03 10 10 cm',
            'BI /W 100 /H 1 /BPC 1 /IM true /D [0 1] ID',
            '\u0000'.repeat(13),
            'EI',
          ),
    },
    fires: ['pdf/images/none-is-inline'],
  },
  {
    title: 'line art too coarse',
    game: HAPPY,
    files: {
      'imaging-verso.pdf': (pdf) => {
        const { context } = pdf.document;
        const image = context.stream(new Uint8Array(8), {
          Type: 'XObject',
          Subtype: 'Image',
          Width: 8,
          Height: 8,
          BitsPerComponent: 1,
          ImageMask: true,
        });
        pdf.at(0).know('XObject', 'Coarse', context.register(image));
        pdf.at(0).paintLast('/Over gs /BackImaging cs 1 scn', '10 0 0 10 10 10 cm', '/Coarse Do');
      },
    },
    fires: ['pdf/images/line-art-is-fine-enough'],
  },
  {
    title: 'picture that lacks its last rows',
    game: RENCONTRE,
    files: {
      'imaging-verso.pdf': (pdf) => {
        const { context } = pdf.document;
        const image = context.stream(new Uint8Array(1000), {
          Type: 'XObject',
          Subtype: 'Image',
          Width: 100,
          Height: 100,
          BitsPerComponent: 1,
          ImageMask: true,
        });
        pdf.at(0).know('XObject', 'Short', context.register(image));
        pdf.at(0).paintLast('/Over gs /BackImaging cs 1 scn', '3 0 0 3 10 10 cm', '/Short Do');
      },
    },
    fires: ['pdf/images/are-whole'],
  },
];

/** Half of a stream that was packed. */
function withoutEnd(stream: PDFRawStream): PDFRawStream {
  const packed = deflateSync(stream.getContents());
  const half = PDFRawStream.of(stream.dict, packed.subarray(0, Math.round(packed.length / 2)));
  half.dict.set(PDFName.of('Length'), PDFNumber.of(half.getContentsSize()));
  return half;
}
