import { PDFDict } from '@cantoo/pdf-lib';
import { arrayAt, entriesOf, nameAt, numberAt, streamAt, textAt } from './objects.ts';
import type { Unpack } from './unpack.ts';

/** For which printing the file is made. */
export interface IntentFacts {
  /** `GTS_PDFX` for PDF/X. */
  readonly subtype: string | null;
  readonly identifier: string | null;
  readonly registry: string | null;
  readonly info: string | null;
  readonly profile: ProfileFacts | null;
}

/** The profile embedded with it, by its header. */
export interface ProfileFacts {
  /** How many components its stream says it has (`N`); null where it does not say. */
  readonly components: number | null;
  /** Four letters each: `prtr`, `CMYK`; null where the bytes are no profile. */
  readonly deviceClass: string | null;
  readonly space: string | null;
  /** Whether the profile is as long as its header says. */
  readonly isWhole: boolean;
}

/** The output intents of the catalogue, in the order of the file. */
export function readIntents(catalogue: PDFDict, unpack: Unpack): readonly IntentFacts[] {
  const intents = arrayAt(catalogue, 'OutputIntents');
  if (intents === null) return [];
  return entriesOf(intents)
    .filter((intent) => intent instanceof PDFDict)
    .map((intent) => ({
      subtype: nameAt(intent, 'S'),
      identifier: textAt(intent, 'OutputConditionIdentifier'),
      registry: textAt(intent, 'RegistryName'),
      info: textAt(intent, 'Info'),
      profile: readProfile(intent, unpack),
    }));
}

function readProfile(intent: PDFDict, unpack: Unpack): ProfileFacts | null {
  const stream = streamAt(intent, 'DestOutputProfile');
  if (stream === null) return null;
  const components = numberAt(stream.dict, 'N');
  const bytes = unpack(stream);
  if (bytes === null || bytes.length < HEADER || tag(bytes, 36) !== 'acsp') {
    return { components, deviceClass: null, space: null, isWhole: false };
  }
  const said = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength).getUint32(0);
  return { components, deviceClass: tag(bytes, 12), space: tag(bytes, 16), isWhole: said === bytes.length };
}

/** An ICC profile begins with a header of 128 bytes. */
const HEADER = 128;

const tag = (bytes: Uint8Array, at: number): string =>
  Buffer.from(bytes.subarray(at, at + 4))
    .toString('latin1')
    .trimEnd();
