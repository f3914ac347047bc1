import { PDFArray, PDFName, PDFNumber } from '@cantoo/pdf-lib';
import type { Damage } from '../kit/damage.ts';
import type { PageInHand } from '../kit/page-in-hand.ts';
import { type Change, HAPPY, RENCONTRE } from './places.ts';

type Box = readonly [left: number, bottom: number, right: number, top: number];

const toFirst =
  (how: (page: PageInHand) => void): Change =>
  (pdf) =>
    how(pdf.at(0));

const boxOf = ({ node }: PageInHand, name: string): Box => {
  const box = node.lookup(PDFName.of(name), PDFArray);
  const [left = 0, bottom = 0, right = 0, top = 0] = [0, 1, 2, 3].map((at) =>
    box.lookup(at, PDFNumber).asNumber(),
  );
  return [left, bottom, right, top];
};

/** A box of the first page, reckoned from what it was, or from another. */
const withBox = (name: string, how: (box: Box) => Box, of = name): Change =>
  toFirst((page) => page.node.set(PDFName.of(name), page.node.context.obj([...how(boxOf(page, of))])));

const MM = 72 / 25.4;

/** Whole dots of the imager, so that codes stay what they are: some 1 mm. */
const DOTS = 24 * 0.12;

/** What pages say of themselves: boxes, units, turns. */
export const PAGES: readonly Damage[] = [
  {
    title: 'TrimBox absent',
    game: HAPPY,
    files: { 'imaging-recto.pdf': toFirst(({ node }) => void node.delete(PDFName.of('TrimBox'))) },
    fires: ['pdf/x13-every-page-has-a-trim'],
  },
  {
    title: 'TrimBox beyond the BleedBox',
    game: RENCONTRE,
    files: {
      'composite.pdf': withBox('TrimBox', ([left, bottom, right, top]) => [left, bottom, right + 3, top]),
    },
    fires: ['pdf/job/boxes-are-the-jobs', 'pdf/x14-boxes-nest'],
  },
  {
    title: 'TrimBox 1 mm smaller than the sheet',
    game: HAPPY,
    files: {
      'display.pdf': withBox('TrimBox', ([left, bottom, right, top]) => [left + MM, bottom, right, top]),
    },
    fires: ['pdf/job/boxes-are-the-jobs'],
  },
  {
    title: 'BleedBox beyond the MediaBox',
    game: HAPPY,
    files: {
      'display.pdf': withBox('BleedBox', ([left, bottom, right, top]) => [left - 3, bottom, right, top]),
    },
    fires: ['pdf/x14-boxes-nest'],
  },
  {
    title: 'CropBox that cuts the sheet',
    game: RENCONTRE,
    files: {
      'imaging-verso.pdf': withBox(
        'CropBox',
        ([left, bottom, right, top]) => [left + 20, bottom, right, top],
        'MediaBox',
      ),
    },
    fires: ['pdf/x15-crop-is-the-media'],
  },
  {
    title: 'boxes 24 dots up, content where it was',
    game: HAPPY,
    files: {
      'imaging-recto.pdf': toFirst((page) => {
        for (const name of ['MediaBox', 'BleedBox', 'TrimBox']) {
          const [left, bottom, right, top] = boxOf(page, name);
          page.node.set(PDFName.of(name), page.node.context.obj([left, bottom + DOTS, right, top + DOTS]));
        }
      }),
    },
    fires: ['readback/cell-moved', 'readback/code-shifted', 'readback/register-marks-differ'],
  },
  {
    title: 'sheet of another size',
    game: RENCONTRE,
    files: {
      'display.pdf': toFirst((page) => {
        for (const name of ['MediaBox', 'BleedBox', 'TrimBox']) {
          const [left, bottom, right, top] = boxOf(page, name);
          page.node.set(PDFName.of(name), page.node.context.obj([left, bottom, right + 10 * MM, top]));
        }
      }),
    },
    fires: ['pdf/job/boxes-are-the-jobs'],
  },
  {
    title: 'page turned by a quarter',
    game: HAPPY,
    files: { 'imaging-verso.pdf': toFirst(({ node }) => node.set(PDFName.of('Rotate'), PDFNumber.of(90))) },
    fires: ['pdf/pages/none-is-turned'],
  },
  {
    title: 'page in a unit of its own',
    game: RENCONTRE,
    files: { 'composite.pdf': toFirst(({ node }) => node.set(PDFName.of('UserUnit'), PDFNumber.of(2))) },
    fires: ['pdf/x16-no-page-has-its-own-unit'],
  },
  {
    title: 'content 24 dots up',
    game: HAPPY,
    files: {
      'imaging-verso.pdf': toFirst((page) => {
        page.lines.unshift(`q 1 0 0 1 0 ${DOTS} cm`);
        page.lines.push('Q');
      }),
    },
    fires: ['readback/code-shifted', 'readback/number-moved', 'readback/register-marks-differ'],
  },
  {
    title: 'content a hundredth larger',
    game: RENCONTRE,
    files: {
      'imaging-verso.pdf': toFirst((page) => {
        page.lines.unshift('q 1.01 0 0 1.01 0 0 cm');
        page.lines.push('Q');
      }),
    },
    fires: [
      'readback/code-unreadable',
      'readback/number-missing',
      'readback/quiet-zone-inked',
      'readback/register-marks-differ',
      'readback/sheet-id-differs',
    ],
  },
];
