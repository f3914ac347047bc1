import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { withFile } from '../../kit/pdf.ts';
import { runProgram } from '../../kit/program.ts';
import { psdPlates } from '../../kit/psd.ts';

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
