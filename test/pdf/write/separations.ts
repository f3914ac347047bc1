import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { withFile } from '../../kit/pdf.ts';
import { runProgram } from '../../kit/program.ts';

/** What each plate holds at one place, in whole percent, by the name of the plate. */
export type Plates = Readonly<Record<string, number>>;

/** The plates of the first page of a file, as a RIP separates it. */
export interface Separations {
  at(place: { readonly x: number; readonly y: number }): Plates;
}

/** One pixel a point. */
const DPI = 72;

/** One plate: how much ink each pixel has, 255 for solid. */
interface Plate {
  readonly name: string;
  readonly width: number;
  readonly ink: Uint8Array;
}

/** Two RIPs that separate: each the plates of a file's first page. */
export const RIPS = {
  async Ghostscript(pdf: Uint8Array): Promise<Separations> {
    const files = withFile(pdf, (path, folder) => {
      const to = ['-sDEVICE=tiffsep', `-r${DPI}`, '-dLastPage=1', '-o', join(folder, 'page.tif')];
      mustSucceed(runProgram('gs', ['-q', '-dSAFER', '-dBATCH', '-dNOPAUSE', ...to, path]));
      return readdirSync(folder).flatMap((file) => {
        const name = /\((.*)\)\.tif$/.exec(file)?.[1];
        return name === undefined ? [] : [{ name, tiff: readFileSync(join(folder, file)) }];
      });
    });
    return separations(
      await Promise.all(
        files.map(async ({ name, tiff }) => {
          const { data, info } = await sharp(tiff).greyscale().raw().toBuffer({ resolveWithObject: true });
          const grey = data.filter((_, at) => at % info.channels === 0);
          return { name, width: info.width, ink: grey.map((light) => 255 - light) };
        }),
      ),
    );
  },

  async MuPDF(pdf: Uint8Array): Promise<Separations> {
    return separations(psdPlates(drawn(pdf, FULL_SPOTS)));
  },
} as const;

export type RipName = keyof typeof RIPS;
export const RIP_NAMES = Object.keys(RIPS) as readonly RipName[];

/** What a printer without spot inks prints of the first page: the process plates alone, by MuPDF. */
export const withoutSpots = (pdf: Uint8Array): Separations => separations(psdPlates(drawn(pdf, NO_SPOTS)));

const FULL_SPOTS = '2';
const NO_SPOTS = '0';

/** Why  without colour management: plates are what the file says, not what its profile would show */
function drawn(pdf: Uint8Array, spots: string): Buffer {
  return withFile(pdf, (path, folder) => {
    const psd = join(folder, 'page.psd');
    const how = ['-q', '-N', '-c', 'cmyk', '-F', 'psd', '-A', '0', '-r', `${DPI}`, '-O', spots];
    mustSucceed(runProgram('mutool', ['draw', ...how, '-o', psd, path, '1']));
    return readFileSync(psd);
  });
}

function mustSucceed({ code, stderr }: { code: number | null; stderr: string }): void {
  if (code !== 0) throw new Error(`the RIP refused the file: ${stderr}`);
}

const separations = (plates: readonly Plate[]): Separations => ({
  at: ({ x, y }) =>
    Object.fromEntries(
      plates.map(({ name, width, ink }) => [name, Math.round((ink[y * width + x] ?? 0) / 2.55)]),
    ),
});

const PROCESS = ['Cyan', 'Magenta', 'Yellow', 'Black'];
const SPOT_NAMES = 0x03ee;

/**
 * The planes of a PSD as MuPDF writes it: not packed, 0 for solid ink.
 *
 * Source  Adobe's file format: header of 26 bytes, then colour data, resources and layers, each with its length before
 */
function psdPlates(psd: Buffer): readonly Plate[] {
  const [count, height, width] = [psd.readUInt16BE(12), psd.readUInt32BE(14), psd.readUInt32BE(18)];
  const resources = 26 + 4 + psd.readUInt32BE(26);
  const layers = resources + 4 + psd.readUInt32BE(resources);
  const planes = layers + 4 + psd.readUInt32BE(layers) + 2;
  const names = [...PROCESS, ...spotNames(psd.subarray(resources + 4, layers))];
  return names.slice(0, count).map((name, plane) => {
    const at = planes + plane * width * height;
    return { name, width, ink: psd.subarray(at, at + width * height).map((light) => 255 - light) };
  });
}

/** Each resource: `8BIM`, its number, an empty name, its length, its bytes to an even count. */
function spotNames(resources: Buffer): readonly string[] {
  for (let at = 0; at + 12 <= resources.length; ) {
    const length = resources.readUInt32BE(at + 8);
    const bytes = resources.subarray(at + 12, at + 12 + length);
    if (resources.readUInt16BE(at + 4) === SPOT_NAMES) return pascalStrings(bytes);
    at += 12 + length + (length % 2);
  }
  return [];
}

function pascalStrings(bytes: Buffer): readonly string[] {
  const found: string[] = [];
  for (let at = 0; at < bytes.length; at += 1 + (bytes[at] ?? 0)) {
    found.push(bytes.toString('latin1', at + 1, at + 1 + (bytes[at] ?? 0)));
  }
  return found.filter((name) => name !== '');
}
