import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { InputError } from '../base/fault.ts';

/** One font as `assets/fonts.json` lists it. */
export interface FontRecord {
  /** Its file, as a path into an installed package. */
  readonly file: string;
  readonly family: string;
  readonly style: string;
  readonly sha256: string;
  /** SPDX identifier. */
  readonly licence: string;
  /** Where its makers keep the sources. */
  readonly origin: string;
}

/**
 * The bytes of a font, the very ones that the project was proved with.
 *
 * Throws  InputError if the file is missing, or is not the one whose sha256 the record holds
 * Why     another release of a font may move a glyph, and with it everything that was proved to fit
 */
export function readFontFile(record: FontRecord): Buffer {
  const path = installedPath(record.file);
  const bytes = readBytes(path);
  const found = createHash('sha256').update(bytes).digest('hex');
  if (found !== record.sha256) {
    throw new InputError(`the font ${path} was altered: its sha256 is ${found}, not ${record.sha256}`, {
      hint: 'run npm install to put back the font that assets/fonts.json names',
    });
  }
  return bytes;
}

const REINSTALL = 'run npm install: fonts come with the packages of package.json';

function installedPath(file: string): string {
  try {
    return createRequire(import.meta.url).resolve(file);
  } catch (cause) {
    throw new InputError(`the font node_modules/${file} is missing`, { hint: REINSTALL, cause });
  }
}

function readBytes(path: string): Buffer {
  try {
    return readFileSync(path);
  } catch (cause) {
    throw new InputError(`the font ${path} cannot be read`, { hint: REINSTALL, cause });
  }
}
