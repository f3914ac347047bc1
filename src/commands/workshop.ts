import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import type { Checked } from '../base/checked.ts';
import { specimenLines } from '../block/specimen-lines.ts';
import type { PageSet } from '../face/page.ts';
import { writeWhole, writeWholeBytes } from '../files/whole-file.ts';
import type { SheetJob } from '../imposition/sheet.ts';
import { drawPdf, writePdf } from '../pdf/write/write-pdf.ts';
import type { JudgedGame } from '../pipeline.ts';
import { picturePages, pictures } from '../proof/pictures.ts';
import { proofPages, shownSpecimen } from '../proof/proof.ts';
import type { MadeFile } from './report-file.ts';

/** Makes the proof and the pictures of a game in a folder; what it made, in order. */
export async function makeProof(judged: JudgedGame, folder: string): Promise<readonly MadeFile[]> {
  await writeWhole(join(folder, 'proof.pdf'), (sink) => drawPdf(proofPages(judged), sink));
  const shown = await pictures(await inMemory(picturePages(shownSpecimen(judged.specimens).faces)));
  for (const { name, png } of shown) await writeWholeBytes(join(folder, `${name}.png`), png);
  return Promise.all(
    ['proof.pdf', ...shown.map(({ name }) => `${name}.png`)].map((name) => made(folder, name)),
  );
}

/** Writes the sheets of a checked job, and the records that they hold, into a folder. */
export async function makeSheet(
  job: Checked<SheetJob>,
  { template }: JudgedGame,
  folder: string,
): Promise<readonly MadeFile[]> {
  await writeWhole(join(folder, 'sheet.pdf'), (sink) => writePdf(job, sink));
  await writeWholeBytes(join(folder, 'records.ndjson'), specimenLines(template.game));
  return Promise.all(['sheet.pdf', 'records.ndjson'].map((name) => made(folder, name)));
}

async function made(folder: string, name: string): Promise<MadeFile> {
  const bytes = await readFile(join(folder, name));
  return { name, bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') };
}

/** A PDF as bytes at hand, for pictures: pages of one ticket are small. */
async function inMemory(pages: PageSet): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  const sink = new Writable({
    write(chunk: Buffer, _encoding, done) {
      chunks.push(chunk);
      done();
    },
  });
  await drawPdf(pages, sink);
  return Buffer.concat(chunks);
}
