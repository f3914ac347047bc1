import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { runProgram } from '../kit/program.ts';

/** One plate of a page: how much ink each pixel has, 255 for solid. */
export interface Plate {
  readonly width: number;
  readonly height: number;
  readonly ink: Uint8Array;
}

/** The plates of a page by name, as Ghostscript's RIP separates it. */
export async function separate(
  path: string,
  { page, dpi }: { readonly page: number; readonly dpi: number },
): Promise<ReadonlyMap<string, Plate>> {
  const folder = mkdtempSync(join(tmpdir(), 'grattage-'));
  try {
    const to = [`-r${dpi}`, `-dFirstPage=${page}`, `-dLastPage=${page}`, '-o', join(folder, 'page.tif')];
    const how = ['-q', '-dSAFER', '-dBATCH', '-dNOPAUSE', '-sDEVICE=tiffsep', MOST_PLATES];
    const { code, stdout, stderr } = runProgram('gs', [...how, ...to, path]);
    if (code !== 0 || /warning|error|\*{4}/i.test(stdout + stderr)) {
      throw new Error(`the RIP said of ${path}: ${stdout}${stderr}`);
    }
    const plates = new Map<string, Plate>();
    for (const file of readdirSync(folder)) {
      const name = /\((.*)\)\.tif$/.exec(file)?.[1];
      if (name !== undefined) plates.set(name, await readPlate(join(folder, file)));
    }
    return plates;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Why  beyond ten spots it would quietly print them in process colours */
const MOST_PLATES = '-dMaxSpots=20';

async function readPlate(path: string): Promise<Plate> {
  const { data, info } = await sharp(path).greyscale().raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const ink = new Uint8Array(width * height).map((_, at) => 255 - (data[at * channels] ?? 255));
  return { width, height, ink };
}
