import { PDFName } from '@cantoo/pdf-lib';
import type { Damage } from '../kit/damage.ts';
import { codesOf, withCodes } from '../kit/parts.ts';
import { type PdfInHand, refOf } from '../kit/pdf-in-hand.ts';
import { type Change, HAPPY, RENCONTRE } from './places.ts';

/** Changes the lines of the first form of a fixed plate that a question is true of: the art that every ticket shows. */
const art =
  (
    isMeant: (lines: readonly string[]) => boolean,
    how: (lines: readonly string[]) => readonly string[],
  ): Change =>
  (pdf) => {
    const ref = formsOf(pdf).find((form) => isMeant(pdf.lines(form)));
    if (ref === undefined) throw new Error(`${pdf.name} has no such form`);
    pdf.replaceStream(ref, how(pdf.lines(ref)));
  };

const formsOf = (pdf: PdfInHand) =>
  pdf
    .at(0)
    .resources('XObject')
    .entries()
    .map(([, entry]) => refOf(entry))
    .filter((ref) => pdf.stream(ref).dict.get(PDFName.of('Subtype')) === PDFName.of('Form'));

/** A line of text of at least so many letters. */
const isWords = (line: string): boolean => line.startsWith('BT ') && codesOf(line).length > 12;

/**
 * What no rule sees, because nothing on disk says what fixed art is to look like: only the hashes in `job.json` know.
 *
 * Why     named here, and not left out: who changes a fixed plate and its hash as well is not found out by these rules
 */
export const UNSEEN: readonly Damage[] = [
  {
    title: 'coat 1 mm up',
    game: HAPPY,
    files: {
      'coat.pdf': (pdf) => {
        pdf.at(0).lines.unshift(`q 1 0 0 1 0 ${72 / 25.4} cm`);
        pdf.at(0).lines.push('Q');
      },
    },
    fires: [],
  },
  {
    title: 'coat with a hole over a zone, on every ticket',
    game: RENCONTRE,
    files: {
      'coat.pdf': art(
        (lines) => lines.filter((line) => line === 'h').length > 1,
        (lines) => {
          const start = lines.findIndex((line) => line.endsWith(' m'));
          return [...lines.slice(0, start), ...lines.slice(lines.indexOf('h') + 1)];
        },
      ),
    },
    fires: [],
  },
  {
    title: 'mention of the law without its last letter, on every ticket',
    game: HAPPY,
    files: {
      'back.pdf': art(
        (lines) => lines.some(isWords),
        (lines) => {
          const at = lines.findIndex(isWords);
          return lines.with(
            at,
            withCodes(lines[at] ?? '', (codes) => codes.slice(0, -1)),
          );
        },
      ),
    },
    fires: [],
  },
  {
    title: 'register mark of the imaging 1 mm aside',
    game: RENCONTRE,
    files: {
      'imaging-recto.pdf': (pdf) => {
        const { lines } = pdf.at(0);
        const start = lines.indexOf('/All CS 1 SCN');
        const at = lines.findIndex((line, here) => here > start && line.endsWith(' m'));
        pdf.at(0).put(
          at,
          1,
          (lines[at] ?? '').replace(/^\S+/, (x) => `${Number(x) + 72 / 25.4}`),
        );
      },
    },
    fires: [],
  },
];
