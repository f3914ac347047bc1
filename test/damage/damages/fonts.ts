import { decodePDFRawStream, PDFArray, PDFName, PDFNumber, PDFRawStream } from '@cantoo/pdf-lib';
import type { Damage } from '../kit/damage.ts';
import {
  changeProgram,
  type FontInHand,
  fontIn,
  type Program,
  programOf,
  putProgram,
} from '../kit/font-in-hand.ts';
import { type Change, HAPPY, RENCONTRE } from './places.ts';

const toFont =
  (name: string, how: (font: FontInHand) => void): Change =>
  (pdf) =>
    how(fontIn(pdf, name));

const program = (name: string, how: (program: Program) => void): Change =>
  toFont(name, (font) => changeProgram(font, how));

/** Changes the table that says which characters codes are. */
const toUnicode = (name: string, how: (table: string) => string): Change =>
  toFont(name, ({ pdf, font }) => {
    const stream = font.lookup(PDFName.of('ToUnicode'));
    if (!(stream instanceof PDFRawStream)) throw new Error('no ToUnicode');
    const table = Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1');
    const changed = how(table);
    if (changed === table) throw new Error('the table is as it was');
    font.set(PDFName.of('ToUnicode'), pdf.addStream({}, [changed]));
  });

/** More than any font of these files has. */
const CODES = 256;

/** Which glyphs codes draw: as they are, but for two that change places. */
const exchanged = (name: string, one: number, other: number): Change =>
  toFont(name, ({ pdf, descendant }) => {
    const map = new Uint8Array(2 * CODES);
    for (let code = 0; code < CODES; code++)
      map[2 * code + 1] = code === one ? other : code === other ? one : code;
    descendant.set(
      PDFName.of('CIDToGIDMap'),
      pdf.document.context.register(pdf.document.context.stream(map)),
    );
  });

/** Fonts: what letters look like, and what they say. */
export const FONTS: readonly Damage[] = [
  {
    title: 'font not embedded',
    game: HAPPY,
    files: {
      'imaging-recto.pdf': toFont(
        'SemiBold',
        ({ descriptor }) => void descriptor.delete(PDFName.of('FontFile2')),
      ),
    },
    fires: [
      'pdf/fonts/glyphs-are-their-fonts',
      'pdf/fonts/glyphs-are-there',
      'pdf/x17-fonts-are-embedded',
      'readback/glyph-differs',
      'readback/verdict-differs',
    ],
  },
  {
    title: 'font of a fixed plate not embedded',
    game: RENCONTRE,
    files: {
      'back.pdf': toFont('Medium', ({ descriptor }) => void descriptor.delete(PDFName.of('FontFile2'))),
    },
    fires: [
      'pdf/fonts/glyphs-are-their-fonts',
      'pdf/fonts/glyphs-are-there',
      'pdf/x17-fonts-are-embedded',
      'readback/art-differs',
    ],
  },
  {
    title: 'program of another font in its place',
    game: HAPPY,
    files: {
      'imaging-recto.pdf': (pdf) => putProgram(fontIn(pdf, 'SemiBold'), programOf(fontIn(pdf, 'Medium'))),
    },
    fires: [
      'pdf/fonts/glyphs-are-their-fonts',
      'pdf/fonts/widths-agree',
      'readback/glyph-differs',
      'readback/verdict-differs',
    ],
  },
  {
    title: 'outline of a letter altered',
    game: HAPPY,
    files: { 'imaging-recto.pdf': program('SemiBold', (its) => its.pullPoint(4)) },
    fires: ['pdf/fonts/glyphs-are-their-fonts', 'readback/glyph-differs', 'readback/verdict-differs'],
  },
  {
    title: 'outline of a digit altered',
    game: RENCONTRE,
    files: { 'imaging-verso.pdf': program('Bold', (its) => its.pullPoint(1)) },
    fires: ['pdf/fonts/glyphs-are-their-fonts', 'readback/glyph-differs'],
  },
  {
    title: 'letter set aside by its program',
    game: HAPPY,
    files: {
      'imaging-recto.pdf': program('SemiBold', (its) => {
        const bearing = its.table('hmtx') + 4 * 4 + 2;
        its.write(bearing, its.read(bearing) + 200);
      }),
    },
    fires: ['pdf/fonts/glyphs-are-their-fonts', 'readback/glyph-differs', 'readback/verdict-differs'],
  },
  {
    title: 'letters half as large by their program',
    game: RENCONTRE,
    files: {
      'imaging-recto.pdf': program('Bold', (its) => {
        const units = its.table('head') + 18;
        its.write(units, its.read(units) * 2);
      }),
    },
    fires: [
      'pdf/fonts/glyphs-are-their-fonts',
      'pdf/fonts/widths-agree',
      'readback/glyph-differs',
      'readback/verdict-differs',
    ],
  },
  {
    title: 'two letters draw each other',
    game: HAPPY,
    files: { 'imaging-recto.pdf': exchanged('SemiBold', 4, 15) },
    fires: [
      'pdf/fonts/text-is-what-it-shows',
      'pdf/fonts/widths-agree',
      'readback/transcription-differs',
      'readback/verdict-differs',
    ],
  },
  {
    title: 'two digits draw each other',
    game: RENCONTRE,
    files: { 'imaging-recto.pdf': exchanged('Bold', 15, 16) },
    fires: ['readback/amount-differs', 'readback/verdict-differs'],
  },
  {
    title: 'ToUnicode says another letter',
    game: HAPPY,
    files: {
      'imaging-recto.pdf': toUnicode('SemiBold', (table) => table.replace('<0045>', '<0046>')),
    },
    fires: ['pdf/fonts/text-is-what-it-shows', 'readback/unicode-differs'],
  },
  {
    title: 'ToUnicode says another digit',
    game: RENCONTRE,
    files: {
      'imaging-verso.pdf': toUnicode('Bold', (table) => table.replace('<0030>', '<0038>')),
    },
    fires: ['readback/unicode-differs'],
  },
  {
    title: 'ToUnicode absent',
    game: HAPPY,
    files: {
      'imaging-verso.pdf': toFont('SemiBold', ({ font }) => void font.delete(PDFName.of('ToUnicode'))),
    },
    fires: ['pdf/fonts/say-their-text', 'readback/unicode-differs'],
  },
  {
    title: 'widths other than the program’s',
    game: HAPPY,
    files: {
      'imaging-recto.pdf': toFont('SemiBold', ({ descendant }) => {
        const widths = descendant.lookup(PDFName.of('W'), PDFArray).lookup(1, PDFArray);
        widths.set(4, PDFNumber.of(600));
      }),
    },
    fires: ['pdf/fonts/widths-agree', 'readback/transcription-moved'],
  },
  {
    title: 'letters that the program does not have',
    game: RENCONTRE,
    files: {
      'imaging-recto.pdf': toFont('SemiBold', ({ pdf, descendant }) => {
        const map = new Uint8Array(128).fill(0x7f);
        descendant.set(
          PDFName.of('CIDToGIDMap'),
          pdf.document.context.register(pdf.document.context.stream(map)),
        );
      }),
    },
    fires: ['pdf/fonts/glyphs-are-there', 'readback/glyph-differs', 'readback/verdict-differs'],
  },
  {
    title: 'program cut short',
    game: HAPPY,
    files: {
      'imaging-verso.pdf': toFont('SemiBold', (font) => putProgram(font, programOf(font).slice(0, 600))),
    },
    fires: [
      'pdf/fonts/glyphs-are-their-fonts',
      'pdf/fonts/glyphs-are-there',
      'pdf/fonts/programs-are-sound',
      'readback/glyph-differs',
    ],
  },
  {
    title: 'font of drawings (Type 3) in a fixed plate',
    game: HAPPY,
    files: {
      'display.pdf': (pdf) => {
        const glyph = pdf.addStream({}, ['500 0 0 0 500 500 d1', '0 0 500 500 re f']);
        const font = pdf.add({
          Type: 'Font',
          Subtype: 'Type3',
          FontMatrix: [0.001, 0, 0, 0.001, 0, 0],
          FontBBox: [0, 0, 500, 500],
          FirstChar: 65,
          LastChar: 65,
          Widths: [500],
          Encoding: pdf.add({ Type: 'Encoding', Differences: [65, 'square'] }),
          CharProcs: pdf.add({ square: glyph }),
          Resources: pdf.add({}),
        });
        pdf.at(0).know('Font', 'Drawn', font);
      },
    },
    fires: ['pdf/x17-fonts-are-embedded'],
  },
];
