import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '../../../src/face/page.ts';
import { pageSet } from '../../kit/page.ts';
import { type Grey, pdfOf, readGrey } from '../../kit/pdf.ts';
import { runProgram } from '../../kit/program.ts';

export type Rip = 'Ghostscript' | 'MuPDF';

/** Two RIPs that paint every pixel they touch; Ghostscript counts dots from the foot of a page, MuPDF from its top. */
export const RIPS: readonly Rip[] = ['Ghostscript', 'MuPDF'];

interface Shot {
  readonly pdf: string;
  /** With %d where the number of the page goes. */
  readonly pgm: string;
  readonly dpi: number;
}

const RUNS: Readonly<Record<Rip, (shot: Shot) => ReturnType<typeof runProgram>>> = {
  Ghostscript: ({ pdf, pgm, dpi }) =>
    runProgram('gs', [
      ...['-q', '-dSAFER', '-dBATCH', '-dNOPAUSE', '-sDEVICE=pgmraw', `-r${dpi}`, '-o', pgm, pdf],
    ]),
  MuPDF: ({ pdf, pgm, dpi }) =>
    runProgram('mutool', ['draw', '-q', '-A', '0', '-c', 'gray', '-r', `${dpi}`, '-o', pgm, pdf]),
};

/**
 * What a RIP makes of pages that our own writer wrote.
 *
 * Order   that of the pages
 * Throws  Error if the RIP is not installed, or stumbles
 */
export async function ripped(pages: readonly Page[], rip: Rip, dpi: number): Promise<readonly Grey[]> {
  const folder = mkdtempSync(join(tmpdir(), 'grattage-'));
  try {
    const pdf = join(folder, 'codes.pdf');
    writeFileSync(pdf, await pdfOf(pageSet(pages)));
    const { code, stderr } = RUNS[rip]({ pdf, pgm: join(folder, 'page-%d.pgm'), dpi });
    if (code !== 0) throw new Error(`${rip}: ${stderr}`);
    return pages.map((_, index) => readGrey(join(folder, `page-${index + 1}.pgm`)));
  } finally {
    rmSync(folder, { recursive: true });
  }
}
