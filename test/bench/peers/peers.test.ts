import { Writable } from 'node:stream';
import { expect, test } from 'vitest';
import { carefulPdfLib } from '../../../bench/peers/careful-pdf-lib.ts';
import { benchDeal, benchOrder } from '../../../bench/peers/deal.ts';
import { type PeerCode, type PeerFace, type PeerJob, PeerJobs, SIDES } from '../../../bench/peers/job.ts';
import { plainPdfkit } from '../../../bench/peers/plain-pdfkit.ts';
import { mm, pt } from '../../../src/base/length.ts';
import { blockPlan } from '../../../src/imaging/open-line.ts';
import { readCodes } from '../../../src/pdf/read/codes.ts';
import { openPdf, type PdfPage } from '../../../src/pdf/read/pdfium.ts';
import type { Template } from '../../../src/template/template.ts';
import { happy, rencontre } from '../../kit/real-face.ts';

const peers = { 'pdfkit used plainly': plainPdfkit, 'pdf-lib used carefully': carefulPdfLib };

class Kept extends Writable {
  readonly pieces: Buffer[] = [];

  override _write(piece: Buffer, _encoding: string, taken: () => void): void {
    this.pieces.push(piece);
    taken();
  }

  get bytes(): Buffer {
    return Buffer.concat(this.pieces);
  }
}

/** The first ten tickets of a sheet. */
function tenTickets(template: Template): PeerJob {
  const deal = benchDeal(template.game);
  const job = new PeerJobs(template, deal, blockPlan(template, deal, benchOrder(deal))).sheets(0, 1);
  const sheets = job.sheets.map((sheet) => ({ ...sheet, tickets: sheet.tickets.slice(0, 10) }));
  expect(sheets.map(({ tickets }) => tickets.length)).toEqual([10]);
  return { ...job, sheets };
}

/** What a decoder reads where a code of a face should be. */
async function decoded(page: PdfPage, { x, y, code }: PeerFace): Promise<readonly string[]> {
  const quiet = mm(3);
  const crop = {
    x: pt(x + code.x) - quiet,
    y: pt(y + code.y) - quiet,
    width: pt(code.width) + 2 * quiet,
    height: pt(code.height) + 2 * quiet,
  };
  const found = await readCodes(page.renderGrey({ dpi: 600, crop }), [FORMATS[code.symbology]]);
  return found.map(({ text }) => text);
}

const FORMATS = { interleaved2of5: 'ITF', datamatrix: 'DataMatrix' } as const satisfies Record<
  PeerCode['symbology'],
  string
>;

const lettersOf = (text: string): string => text.replace(/\s/g, '');

/** Letters that a page sets, without what is between them. */
const letters = (page: PdfPage): string =>
  lettersOf(
    page
      .text()
      .map(({ text }) => text)
      .join(''),
  );

const cases = [happy, rencontre].flatMap((template) =>
  Object.entries(peers).map(([name, draw]) => [template.game.id, name, { template, draw }] as const),
);

test.each(cases)(
  'ten tickets of %s by %s have their codes and their texts',
  async (_, __, { template, draw }) => {
    const job = tenTickets(template);
    const sink = new Kept();
    await draw(job, 'imaging', sink);
    const file = await openPdf(sink.bytes);
    try {
      expect(file.pageCount).toBe(2);
      for (const [at, side] of SIDES.entries()) {
        const page = file.page(at);
        const text = letters(page);
        for (const ticket of job.sheets[0]?.tickets ?? []) {
          const face = ticket[side];
          expect(await decoded(page, face)).toEqual([face.code.text]);
          for (const mark of [...face.cells.flatMap(({ drawing }) => drawing.marks), ...face.own.marks]) {
            if (mark.kind === 'text') expect(text).toContain(lettersOf(mark.text));
          }
        }
      }
    } finally {
      file.close();
    }
  },
);

test.each(cases)(
  'the fixed art of %s by %s is there once for each ticket',
  async (_, __, { template, draw }) => {
    const job = tenTickets(template);
    const [sink, bare] = [new Kept(), new Kept()];
    await draw(job, 'composite', sink);
    await draw(job, 'imaging', bare);
    const [file, imaging] = [await openPdf(sink.bytes), await openPdf(bare.bytes)];
    try {
      for (const [at, side] of SIDES.entries()) {
        const fixed = [...job.art[side].under.marks, ...job.art[side].over.marks];
        const words = fixed.flatMap((mark) => (mark.kind === 'text' ? lettersOf(mark.text) : '')).join('');
        expect(words.length).toBeGreaterThan(100);
        expect(letters(file.page(at)).length).toBe(letters(imaging.page(at)).length + 10 * words.length);
      }
    } finally {
      file.close();
      imaging.close();
    }
  },
);
