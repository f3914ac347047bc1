import { type PDFDict, PDFName } from '@cantoo/pdf-lib';
import type { Damage } from '../kit/damage.ts';
import type { PdfInHand } from '../kit/pdf-in-hand.ts';
import { type Change, HAPPY, RENCONTRE } from './places.ts';

/** The pages of a file in another order, some left out or come twice. */
const inOrder =
  (...pages: readonly number[]): Change =>
  (pdf) => {
    const seen = new Set<number>();
    const nodes = pages.map((page) => {
      const { node } = pdf.at(page);
      const isNew = !seen.has(page);
      seen.add(page);
      return isNew ? node : copyOf(node, pdf);
    });
    pdf.setPages(nodes);
  };

const copyOf = (node: PDFDict, { document }: PdfInHand): PDFDict => node.clone(document.context);

/** A page without a mark after the last. */
const withBlank: Change = (pdf) => {
  const nodes = pdf.pages.map(({ node }) => node);
  const { document } = pdf;
  const page = pdf.at(0).node.clone(document.context);
  page.set(PDFName.of('Contents'), pdf.addStream({}, ['q', 'Q']));
  pdf.setPages([...nodes, page]);
};

/** The code that names the sheet, which stands beside the tickets: that of another sheet, or none. */
const sheetCode =
  (from: number | null): Change =>
  (pdf) => {
    const page = pdf.at(0);
    const its = spanOfSheetCode(page.lines);
    const other = from === null ? [] : pdf.at(from).lines;
    const span = from === null ? { from: 0, to: 0 } : spanOfSheetCode(other);
    page.put(its.from, its.to - its.from, ...other.slice(span.from, span.to));
  };

/** The last scaled block of the page. */
function spanOfSheetCode(lines: readonly string[]): { readonly from: number; readonly to: number } {
  const from = lines.findLastIndex((line) => /^q 0\.06 0 0 -0\.06 /.test(line));
  return { from, to: lines.indexOf('Q', from) + 1 };
}

/** Files with sheets missing, doubled, out of order, or under another name. */
export const SHEETS: readonly Damage[] = [
  {
    title: 'sheet missing from the fronts',
    game: HAPPY,
    files: { 'imaging-recto.pdf': inOrder(0, 2) },
    fires: ['pdf/job/names-the-file', 'readback/sheet-missing'],
  },
  {
    title: 'sheet missing from the backs',
    game: RENCONTRE,
    files: { 'imaging-verso.pdf': inOrder(0, 1) },
    fires: ['pdf/job/names-the-file', 'readback/sheet-missing'],
  },
  {
    title: 'sheet missing from fronts and backs',
    game: HAPPY,
    files: { 'imaging-recto.pdf': inOrder(1, 2), 'imaging-verso.pdf': inOrder(1, 2) },
    fires: ['pdf/job/names-the-file', 'readback/sheet-missing'],
  },
  {
    title: 'sheet doubled',
    game: RENCONTRE,
    files: { 'imaging-recto.pdf': inOrder(0, 1, 1, 2) },
    fires: ['pdf/job/names-the-file', 'readback/sheet-doubled'],
  },
  {
    title: 'sheet in place of another',
    game: HAPPY,
    files: { 'imaging-verso.pdf': inOrder(0, 0, 2) },
    fires: ['readback/sheet-doubled', 'readback/sheet-missing'],
  },
  {
    title: 'sheets out of order',
    game: HAPPY,
    files: { 'imaging-recto.pdf': inOrder(1, 0, 2) },
    fires: ['readback/sheet-out-of-order'],
  },
  {
    title: 'backs of the composite before their fronts',
    game: HAPPY,
    files: { 'composite.pdf': inOrder(1, 0, 3, 2, 5, 4) },
    fires: ['readback/sheet-out-of-order'],
  },
  {
    title: 'sheet of the composite missing',
    game: HAPPY,
    files: { 'composite.pdf': inOrder(0, 1, 4, 5) },
    fires: ['pdf/job/names-the-file', 'readback/sheet-missing'],
  },
  {
    title: 'page without a mark at the end',
    game: RENCONTRE,
    files: { 'imaging-recto.pdf': withBlank },
    fires: ['pdf/job/names-the-file', 'readback/page-too-many'],
  },
  {
    title: 'page without a mark in place of a sheet',
    game: HAPPY,
    files: { 'imaging-recto.pdf': (pdf) => pdf.at(1).put(0, pdf.at(1).lines.length, 'q', 'Q') },
    fires: [
      'readback/register-marks-differ',
      'readback/sheet-id-differs',
      'readback/slug-differs',
      'readback/ticket-missing',
    ],
  },
  {
    title: 'one page shown twice by the page tree',
    game: HAPPY,
    files: { 'imaging-recto.pdf': (pdf) => pdf.setPages([0, 0, 1, 2].map((page) => pdf.at(page).node)) },
    fires: ['pdf/pages/tree-is-sound'],
  },
  {
    title: 'code of the sheet absent',
    game: HAPPY,
    files: { 'imaging-recto.pdf': sheetCode(null) },
    fires: ['readback/sheet-id-differs'],
  },
  {
    title: 'code of another sheet',
    game: RENCONTRE,
    files: { 'imaging-verso.pdf': sheetCode(1) },
    fires: ['readback/sheet-id-differs'],
  },
  {
    title: 'slug of another sheet',
    game: HAPPY,
    files: {
      'imaging-recto.pdf': (pdf) => {
        const slugs = (page: number): readonly [number, string] => {
          const at = pdf.at(page).lines.findIndex((line) => line.startsWith('BT /F0 6 Tf'));
          return [at, pdf.at(page).lines[at] ?? ''];
        };
        pdf.at(0).put(slugs(0)[0], 1, slugs(1)[1]);
      },
    },
    fires: ['readback/slug-differs'],
  },
];
