import { readFileSync } from 'node:fs';
import { InputError } from '../../base/fault.ts';
import type { Condition } from '../../face/page.ts';

/** What the first bytes of an ICC profile say of it. */
export interface ProfileHeader {
  /** The length of the profile, in its own words. */
  readonly size: number;
  /** `prtr` for output, `mntr` for a screen, `scnr` for input… */
  readonly deviceClass: string;
  /** `CMYK`, `RGB `, `GRAY`… */
  readonly space: string;
}

const HEADER = 128;
const SIGNATURE = 'acsp';

/**
 * Reads the header of a profile.
 *
 * Throws  InputError if the bytes are no ICC profile; `name` says which one
 * Source  ICC.1, "Profile header": size at byte 0, class at 12, space at 16, signature at 36
 */
export function readProfileHeader(bytes: Uint8Array, name: string): ProfileHeader {
  const at = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (at.length < HEADER || at.toString('latin1', 36, 40) !== SIGNATURE) {
    throw new InputError(`the profile ${name} is no ICC profile`, { hint: ASK });
  }
  return {
    size: at.readUInt32BE(0),
    deviceClass: at.toString('latin1', 12, 16),
    space: at.toString('latin1', 16, 20),
  };
}

/**
 * Throws  InputError unless the bytes are the whole profile of a CMYK press
 * Why     a profile of another space has another count of components than the intent's N, and RIPs go on regardless
 */
export function mustBePressProfile(bytes: Uint8Array, name: string): void {
  const { size, deviceClass, space } = readProfileHeader(bytes, name);
  if (size !== bytes.length) {
    throw new InputError(`the profile ${name} says that it has ${size} bytes, and has ${bytes.length}`, {
      hint: 'copy it again: it was cut or added to',
    });
  }
  if (deviceClass !== 'prtr') {
    throw new InputError(`the profile ${name} is of class ${deviceClass}, and must be prtr`, { hint: ASK });
  }
  if (space !== 'CMYK') {
    throw new InputError(`the profile ${name} is in the space ${space.trim()}, and must be CMYK`, {
      hint: ASK,
    });
  }
}

const ASK = 'ask the printer for the CMYK output profile of the press';

/**
 * A printing condition whose profile is a file.
 *
 * Throws  InputError with the path if it cannot be read, or is not the profile of a CMYK press
 */
export function loadCondition({
  path,
  ...said
}: Omit<Condition, 'profile'> & { readonly path: string }): Condition {
  const profile = read(path);
  mustBePressProfile(profile, path);
  return { ...said, profile };
}

function read(path: string): Uint8Array {
  try {
    return readFileSync(path);
  } catch (cause) {
    throw new InputError(`the profile ${path} cannot be read`, { hint: 'name a file that exists', cause });
  }
}
