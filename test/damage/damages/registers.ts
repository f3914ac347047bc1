import type { Damage } from '../kit/damage.ts';
import { type Change, HAPPY, RENCONTRE } from './places.ts';

const MM = 72 / 25.4;

/** Where the marks in registration colour begin on a page, and the first point of each of their lines. */
function startsOf(lines: readonly string[]): readonly number[] {
  const from = lines.indexOf('/All CS 1 SCN');
  const to = lines.findIndex((line, at) => at > from && / cs | CS | k$| scn$/.test(line));
  return lines.flatMap((line, at) => (at > from && (to < 0 || at < to) && line.endsWith(' m') ? [at] : []));
}

/** Moves a stretch of lines to the right. */
const aside = (lines: readonly string[], mm: number): readonly string[] => [
  'q',
  `1 0 0 1 ${mm * MM} 0 cm`,
  ...lines,
  'Q',
];

/** Moves the last register mark of a page: a cross and its circle. */
const registerAside =
  (mm: number): Change =>
  (pdf) => {
    const { lines } = pdf.at(0);
    const at =
      startsOf(lines).findLast((start) =>
        lines.slice(start, start + 6).some((line) => line.endsWith(' c')),
      ) ?? -1;
    const from = lines.slice(0, at).findLastIndex((line) => line === 'S' || line.endsWith(' d')) + 1;
    const to = lines.indexOf('S', at) + 1;
    if (at < 0 || to === 0) throw new Error(`${pdf.name} has no register mark`);
    pdf.at(0).put(from, to - from, ...aside(lines.slice(from, to), mm));
  };

/** What plates of one side are registered by: held against each other, and so with all files of the job at hand. */
export const REGISTERS: readonly Damage[] = [
  {
    title: 'register mark of the coat 1 mm aside',
    game: RENCONTRE,
    files: { 'coat.pdf': registerAside(1) },
    fires: ['readback/register-marks-differ'],
    look: { sides: true },
  },
  {
    title: 'register mark of the imaging 0.1 mm aside on one sheet',
    game: HAPPY,
    files: { 'imaging-verso.pdf': registerAside(0.1) },
    fires: ['readback/register-marks-differ'],
    look: { sides: true },
  },
  {
    title: 'crop mark of the imaging aslant by 1 mm',
    game: RENCONTRE,
    files: {
      'imaging-recto.pdf': (pdf) => {
        const { lines } = pdf.at(0);
        const [at = -1] = startsOf(lines);
        pdf.at(0).put(
          at,
          1,
          (lines[at] ?? '').replace(/^\S+/, (x) => `${Number(x) + MM}`),
        );
      },
    },
    fires: ['readback/register-marks-differ'],
    look: { sides: true },
  },
  {
    title: 'marks of a plate missing',
    game: HAPPY,
    files: {
      'opacity.pdf': (pdf) => {
        const { lines } = pdf.at(0);
        const from = lines.indexOf('/All CS 1 SCN');
        pdf.at(0).put(from, lines.lastIndexOf('S') + 1 - from);
      },
    },
    fires: ['readback/register-marks-differ'],
    look: { sides: true },
  },
  {
    title: 'coat plate 1 mm up, its marks with it',
    game: HAPPY,
    files: {
      'coat.pdf': (pdf) => {
        pdf.at(0).lines.unshift(`q 1 0 0 1 0 ${MM} cm`);
        pdf.at(0).lines.push('Q');
      },
    },
    fires: ['readback/art-moved', 'readback/register-marks-differ'],
    look: { sides: true },
  },
];
