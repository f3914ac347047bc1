import { chmod, readFile, rm, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { InputError } from '../base/fault.ts';
import { folder, reason, SECRET_MODE, writeWholeBytes } from '../files/whole-file.ts';
import type { Plate } from '../pdf/read/plates/plate.ts';
import { openSource, pageOf } from '../pdf/read/plates/plate-source.ts';
import { type OpenPlates, openPlates } from '../pdf/read/plates/plates-of-page.ts';
import { screenDots, screened } from '../pdf/read/plates/screen.ts';
import { plateBits, plateGrey } from '../proof/plate-pictures.ts';
import type { Desk } from './desk.ts';
import { plateNames } from './plate-names.ts';
import { type MadePlate, type Separations, separationLines } from './separations-report.ts';

interface Flags {
  readonly sheet?: number;
  readonly dpi?: number;
  readonly output: string;
  readonly json?: boolean;
}

/** What a proof on screen wants; an imager's own resolution is asked for by name. */
const DPI = 300;

/** Separates one sheet of a finished file into its plates: greys to look at, and bits as an imager exposes them. */
export async function separations(this: Desk, flags: Flags, path: string): Promise<void> {
  const { sheet = 1, dpi = DPI } = flags;
  const { bytes, isSecret } = await read(path);
  const file = await openSource(bytes, path);
  pageOf(file, sheet - 1, path);
  const open = await openPlates(file, sheet - 1, dpi);
  try {
    const into = await folder(flags.output);
    if (isSecret) await chmod(into, SECRET_FOLDER);
    const plates = await write(open, { into, sheet, dpi, mode: isSecret ? { mode: SECRET_MODE } : {} });
    const made: Separations = {
      file: basename(path),
      sheet,
      sheets: file.pages.pages.length,
      dpi,
      width: open.width,
      height: open.height,
      screen: screenDots(dpi),
      plates,
      unchecked: open.unchecked,
    };
    if (flags.json === true) await this.data(`${JSON.stringify(made, null, 2)}\n`);
    else for (const line of separationLines(made, flags.output)) await this.data(`${line}\n`);
  } finally {
    open.close();
  }
}

/** Only their owner may look into a folder of plates whose file is its owner's alone. */
const SECRET_FOLDER = 0o700;

async function read(path: string): Promise<{ readonly bytes: Uint8Array; readonly isSecret: boolean }> {
  try {
    const { mode } = await stat(path);
    return { bytes: await readFile(path), isSecret: (mode & 0o077) === 0 };
  } catch (cause) {
    throw new InputError(`${path}: cannot be read (${reason(cause)})`, { hint: 'name a PDF', cause });
  }
}

interface Into {
  readonly into: string;
  readonly sheet: number;
  readonly dpi: number;
  readonly mode: { readonly mode?: number };
}

/** All plates or none: what was written is taken back where a later one is refused. */
async function write(open: OpenPlates, where: Into): Promise<readonly MadePlate[]> {
  const { into, sheet, dpi, mode } = where;
  const written: string[] = [];
  const put = async (name: string, bytes: Uint8Array): Promise<void> => {
    const path = join(into, name);
    await writeWholeBytes(path, bytes, mode);
    written.push(path);
  };
  try {
    const made: MadePlate[] = [];
    const files = plateNames(open.names);
    for (const [index, name] of open.names.entries()) {
      const stem = `sheet-${sheet}-${files[index]}`;
      const grey = open.plate(name);
      await put(`${stem}.png`, await plateGrey(grey, dpi));
      const exposed = open.plate(name, { smooth: false });
      const bits = { ...exposed, ink: screened(exposed, screenDots(dpi)) };
      await put(`${stem}.tif`, await plateBits(bits, dpi));
      made.push({ name, coverage: coverageOf(grey), png: `${stem}.png`, tiff: `${stem}.tif` });
    }
    return made;
  } catch (cause) {
    for (const path of written) await rm(path, { force: true }).catch(() => {});
    throw cause;
  }
}

/** How much of the sheet's area the plate inks, in percent, tints by their share. */
function coverageOf({ ink }: Plate): number {
  let sum = 0;
  for (let at = 0; at < ink.length; at++) sum += ink[at] ?? 0;
  return Math.round((sum / ink.length / 2.55) * 1000) / 1000;
}
