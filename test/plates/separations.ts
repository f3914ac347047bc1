import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { runProgram } from '../kit/program.ts';
import { psdPlates } from '../kit/psd.ts';

/** One plate of a page: how much ink each pixel has, 255 for solid. */
export interface Plate {
  readonly width: number;
  readonly height: number;
  readonly ink: Uint8Array;
}

/** The plates of a page by name. */
export type Plates = ReadonlyMap<string, Plate>;

/** A page of a file, and how many dots an inch it is to be separated at. */
export interface PageAsked {
  readonly path: string;
  /** From 1. */
  readonly page: number;
  readonly dpi: number;
}

/** RIPs of others that separate, which share no code with each other or with us. */
export const RIPS = { Ghostscript: byGhostscript, MuPDF: byMuPdf } as const;

export type RipName = keyof typeof RIPS;
export const RIP_NAMES = ['Ghostscript', 'MuPDF'] as const satisfies readonly RipName[];

async function byGhostscript({ path, page, dpi }: PageAsked): Promise<Plates> {
  return inFolder(async (folder) => {
    const to = [`-r${dpi}`, `-dFirstPage=${page}`, `-dLastPage=${page}`, '-o', join(folder, 'page.tif')];
    const how = ['-q', '-dSAFER', '-dBATCH', '-dNOPAUSE', '-sDEVICE=tiffsep', MOST_PLATES];
    mustBeContent('gs', [...how, ...to, path]);
    const plates = new Map<string, Plate>();
    for (const file of readdirSync(folder)) {
      const name = /\((.*)\)\.tif$/.exec(file)?.[1];
      if (name !== undefined) plates.set(name, await readPlate(join(folder, file)));
    }
    return plates;
  });
}

/** Why  beyond ten spots it would quietly print them in process colours */
const MOST_PLATES = '-dMaxSpots=20';

async function readPlate(path: string): Promise<Plate> {
  const { data, info } = await sharp(path).greyscale().raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const ink = new Uint8Array(width * height).map((_, at) => 255 - (data[at * channels] ?? 255));
  return { width, height, ink };
}

/** Why  without colour management and smoothing: plates are what the file says, and a dot has ink or has none */
async function byMuPdf({ path, page, dpi }: PageAsked): Promise<Plates> {
  return inFolder(async (folder) => {
    const psd = join(folder, 'page.psd');
    const how = ['-q', '-N', '-c', 'cmyk', '-F', 'psd', '-A', '0', '-O', ALL_SPOTS, '-r', `${dpi}`];
    mustBeContent('mutool', ['draw', ...how, '-o', psd, path, `${page}`]);
    return new Map(psdPlates(readFileSync(psd)).map(({ name, ...plate }) => [name, plate]));
  });
}

/** Every spot on a plate of its own. */
const ALL_SPOTS = '2';

function mustBeContent(rip: 'gs' | 'mutool', args: readonly string[]): void {
  const { code, stdout, stderr } = runProgram(rip, args);
  if (code === 0 && !/warning|error|\*{4}/i.test(stdout + stderr)) return;
  throw new Error(`${rip} said of ${args.at(-1)}: ${stdout}${stderr}`);
}

async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'grattage-'));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
