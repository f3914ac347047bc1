import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import type { PageSet } from '../../src/face/page.ts';
import { drawPdf } from '../../src/pdf/write/write-pdf.ts';

/** A sink that keeps what it takes. */
export class Kept extends Writable {
  readonly #chunks: Buffer[] = [];

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    this.#chunks.push(chunk);
    done();
  }

  get bytes(): Buffer {
    return Buffer.concat(this.#chunks);
  }
}

/** The bytes of a page set, as a file has them. */
export async function pdfOf(pages: PageSet): Promise<Buffer> {
  const sink = new Kept();
  await drawPdf(pages, sink);
  return sink.bytes;
}

/** Runs something with the bytes as a file, in a folder of its own that is gone afterwards. */
export function withFile<T>(bytes: Uint8Array, run: (path: string, folder: string) => T): T {
  const folder = mkdtempSync(join(tmpdir(), 'grattage-'));
  try {
    const path = join(folder, 'file.pdf');
    writeFileSync(path, bytes);
    return run(path, folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** A greyscale picture as ImageMagick's PGM has it: RIPs write it, and it needs no library to read. */
export interface Grey {
  readonly width: number;
  readonly height: number;
  at(x: number, y: number): number;
}

export function readGrey(path: string): Grey {
  const bytes = readFileSync(path);
  const head = /^P5\s+(?:#.*\n)*(\d+)\s+(\d+)\s+255\s/.exec(bytes.subarray(0, 200).toString('latin1'));
  if (head === null) throw new Error(`${path} is no PGM of 8 bits`);
  const [width, height, start] = [Number(head[1]), Number(head[2]), head[0].length];
  return { width, height, at: (x, y) => bytes[start + y * width + x] ?? 255 };
}
