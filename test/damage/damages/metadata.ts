import { inflateSync } from 'node:zlib';
import { PDFArray, PDFDict, PDFName, PDFString } from '@cantoo/pdf-lib';
import type { Damage } from '../kit/damage.ts';
import { type PdfInHand, refOf } from '../kit/pdf-in-hand.ts';
import { type Change, HAPPY, RENCONTRE } from './places.ts';

/** Changes the packet of metadata. */
const packet =
  (from: string | RegExp, to: string): Change =>
  (pdf) => {
    const ref = refOf(pdf.catalog.get(PDFName.of('Metadata')));
    const before = Buffer.from(pdf.stream(ref).getContents()).toString('utf8');
    const after = before.replace(from, to);
    if (after === before) throw new Error('the packet is as it was');
    const { context } = pdf.document;
    context.assign(ref, context.stream(Buffer.from(after, 'utf8'), { Type: 'Metadata', Subtype: 'XML' }));
  };

const info =
  (how: (info: PDFDict) => void): Change =>
  ({ document: { context } }) => {
    const found = context.lookup(context.trailerInfo.Info);
    if (!(found instanceof PDFDict)) throw new Error('no Info');
    how(found);
  };

const intentOf = (pdf: PdfInHand): PDFDict =>
  pdf.catalog.lookup(PDFName.of('OutputIntents'), PDFArray).lookup(0, PDFDict);

/** What a file says of itself. */
export const METADATA: readonly Damage[] = [
  {
    title: 'metadata of another standard',
    game: RENCONTRE,
    files: { 'imaging-recto.pdf': packet('>PDF/X-4<', '>PDF/X-3<') },
    fires: ['pdf/x04-xmp-names-pdf-x-4'],
  },
  {
    title: 'metadata without a date',
    game: HAPPY,
    files: { 'back.pdf': packet(/<xmp:MetadataDate>.*<\/xmp:MetadataDate>/, '') },
    fires: ['pdf/x05-xmp-title-and-dates'],
  },
  {
    title: 'metadata without the document’s name',
    game: HAPPY,
    files: { 'back.pdf': packet(/<xmpMM:DocumentID>.*<\/xmpMM:DocumentID>/, '') },
    fires: ['pdf/x06-xmp-names-the-document'],
  },
  {
    title: 'metadata that are no XML',
    game: RENCONTRE,
    files: { 'back.pdf': packet('</rdf:RDF>', '') },
    fires: [
      'pdf/x05-xmp-title-and-dates',
      'pdf/x06-xmp-names-the-document',
      'pdf/x07-xmp-is-well-formed',
      'pdf/x08-info-and-xmp-agree',
    ],
  },
  {
    title: 'title other than the metadata’s',
    game: HAPPY,
    files: { 'display.pdf': info((dict) => dict.set(PDFName.of('Title'), PDFString.of('Another job'))) },
    fires: ['pdf/x08-info-and-xmp-agree'],
  },
  {
    title: 'Trapped as a string',
    game: RENCONTRE,
    files: { 'display.pdf': info((dict) => dict.set(PDFName.of('Trapped'), PDFString.of('False'))) },
    fires: ['pdf/x09-trapped-is-a-name'],
  },
  {
    title: 'output intent absent',
    game: HAPPY,
    files: { 'imaging-recto.pdf': (pdf) => void pdf.catalog.delete(PDFName.of('OutputIntents')) },
    fires: ['pdf/x10-one-output-intent'],
  },
  {
    title: 'output condition of another press',
    game: RENCONTRE,
    files: {
      'imaging-recto.pdf': (pdf) =>
        intentOf(pdf).set(PDFName.of('OutputConditionIdentifier'), PDFString.of('FOGRA52')),
    },
    fires: ['pdf/job/condition-is-the-jobs'],
  },
  {
    title: 'output condition without words',
    game: HAPPY,
    files: { 'coat.pdf': (pdf) => void intentOf(pdf).delete(PDFName.of('Info')) },
    fires: ['pdf/x11-output-condition-is-named'],
  },
  {
    title: 'profile of a screen',
    game: RENCONTRE,
    files: {
      'coat.pdf': (pdf) => {
        const ref = refOf(intentOf(pdf).get(PDFName.of('DestOutputProfile')));
        const bytes = pdf.stream(ref).getContents();
        const profile = inflateSync(bytes);
        profile.write('mntr', 12, 'latin1');
        pdf.document.context.assign(ref, pdf.document.context.flateStream(profile, { N: 4 }));
      },
    },
    fires: ['pdf/x12-profile-is-of-a-press'],
  },
];
