import { type FileHandle, open as openFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { refused } from '../../files/whole-file.ts';
import type { Plate } from '../../pdf/read/plates/plate.ts';
import { openSource, pageOf } from '../../pdf/read/plates/plate-source.ts';
import { mustBeHeld, type OpenPlates, openPlates } from '../../pdf/read/plates/plates-of-page.ts';
import { screenDots, screened } from '../../pdf/read/plates/screen.ts';
import { STRIP_ROWS, writePlateBits } from '../../proof/plate-bits.ts';
import { writePlateGrey } from '../../proof/plate-grey.ts';
import { MOST_PIXELS } from '../fence/limits.ts';
import { ofFile, readPdf } from '../fence/pdf-file.ts';
import type { Task } from '../fence/task.ts';
import { plateNames } from '../plate-names.ts';
import type { SeparationOrder, SeparationWord } from './order.ts';
import type { MadePlate } from './report.ts';

/** Separates one page of a finished file into its plates: greys to look at, and bits as an imager exposes them. */
export const separate: Task<SeparationOrder, SeparationWord> = async (order, say) => {
  const { path, sheet, dpi } = order;
  const file = await openSource(await readPdf(path), path);
  pageOf(file, sheet - 1, path);
  const open = await ofFile(path, openPlates(file, sheet - 1, dpi));
  try {
    const { width, height, unchecked } = open;
    mustBeHeld({ width, height, name: path }, dpi, MOST_PIXELS);
    const plates: MadePlate[] = [];
    const files = plateNames(open.names);
    for (const [index, name] of open.names.entries()) {
      say({ kind: 'plate', pixels: width * height, at: index, of: open.names.length });
      plates.push(await write({ open, order }, name, `sheet-${sheet}-${files[index]}`));
    }
    const made = { file: basename(path), sheet, sheets: file.pages.pages.length, dpi, width, height };
    say({ kind: 'made', made: { ...made, screen: screenDots(dpi), plates, unchecked } });
  } finally {
    open.close();
  }
};

/** Pixels that are made and packed at once, or a strip where that is more: ten times as many bytes are then in hand. */
const BAND = 1 << 24;

interface Within {
  readonly open: OpenPlates;
  readonly order: SeparationOrder;
}

async function write({ open, order }: Within, name: string, stem: string): Promise<MadePlate> {
  const { dpi } = order;
  const { width, height } = open;
  const rows = Math.max(1, Math.floor(BAND / (STRIP_ROWS * width))) * STRIP_ROWS;
  const [png, tiff] = [`${stem}.png`, `${stem}.tif`];
  const coverage = new Coverage();
  const greys = coverage.of(open.bands(name, { rows, smooth: true }));
  await put(order, png, (file) => writePlateGrey({ width, height, bands: greys }, dpi, file));
  const bits = exposedBands(open.bands(name, { rows, smooth: false }), screenDots(dpi));
  await put(order, tiff, (file) => writePlateBits({ width, height, bands: bits }, dpi, file));
  open.release(name);
  return { name, coverage: coverage.percent, png, tiff };
}

/** Throws  InputError with the path that the file is to have, where the disk refuses it */
async function put(
  { into, mode }: SeparationOrder,
  name: string,
  fill: (file: FileHandle) => Promise<void>,
): Promise<void> {
  try {
    const file = await openFile(join(into, name), 'wx', mode ?? undefined);
    try {
      await fill(file);
      await file.sync();
    } finally {
      await file.close();
    }
  } catch (cause) {
    throw refused(join(dirname(into), name), cause);
  }
}

/** Why  bands begin on whole tiles of the screen, which has no seams between them */
function* exposedBands(bands: Iterable<Plate>, dots: number): Generator<Uint8Array> {
  for (const band of bands) yield screened(band, dots);
}

/** How much of the sheet's area a plate inks, added up as its bands go by. */
class Coverage {
  #sum = 0;
  #pixels = 0;

  *of(bands: Iterable<Plate>): Generator<Uint8Array> {
    for (const { ink } of bands) {
      for (let at = 0; at < ink.length; at++) this.#sum += ink[at] ?? 0;
      this.#pixels += ink.length;
      yield ink;
    }
  }

  /** Tints by their share. */
  get percent(): number {
    return Math.round((this.#sum / this.#pixels / 2.55) * 1000) / 1000;
  }
}
