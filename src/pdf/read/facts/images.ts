import { PDFArray, type PDFContext, PDFName, type PDFObject, PDFRawStream } from '@cantoo/pdf-lib';
import { decodeStream } from '../content/decode-stream.ts';
import type { Budget } from '../content/limits.ts';
import { dictsOf, type FoundDict } from './dictionaries.ts';
import { entriesOf, entry, entryOf, nameAt, nameOf, numberAt } from './objects.ts';

/** An image that has fewer samples than its size says. */
export interface ShortImage {
  readonly object: string;
  readonly width: number;
  readonly height: number;
  readonly needed: number;
  readonly has: number;
}

/** How many are kept. */
const KEPT = 100;

/**
 * The images of a file that end before their last row.
 *
 * Shape   those packed as pictures (DCT, JPX, CCITT, JBIG2) say their size themselves, and are not looked at
 */
export function readShortImages(context: PDFContext, budget: Budget): readonly ShortImage[] {
  const short: ShortImage[] = [];
  for (const found of dictsOf(context)) {
    if (found.stream === null || nameAt(found.dict, 'Subtype') !== 'Image' || short.length >= KEPT) continue;
    const image = shortOf(found, found.stream, budget);
    if (image !== null) short.push(image);
  }
  return short;
}

function shortOf({ dict, object }: FoundDict, stream: PDFRawStream, budget: Budget): ShortImage | null {
  const [width, height] = [numberAt(dict, 'Width') ?? 0, numberAt(dict, 'Height') ?? 0];
  const isMask = String(entry(dict, 'ImageMask')) === 'true';
  const bits = isMask ? 1 : (numberAt(dict, 'BitsPerComponent') ?? 8);
  const components = isMask ? 1 : componentsOf(entry(dict, 'ColorSpace'));
  const needed = Math.ceil((width * bits * components) / 8) * height;
  const decoded = decodeStream(stream, { object, budget });
  if (!decoded.ok || decoded.left.length > 0 || decoded.bytes.length >= needed) return null;
  return { object, width, height, needed, has: decoded.bytes.length };
}

/** How many numbers a sample of the space has: at least, where the space is none that PDF knows. */
function componentsOf(space: PDFObject | undefined): number {
  if (space instanceof PDFName) return BY_NAME[space.decodeText()] ?? 1;
  if (!(space instanceof PDFArray)) return 1;
  const family = nameOf(entryOf(space, 0)) ?? '';
  const second = entryOf(space, 1);
  if (family === 'ICCBased' && second instanceof PDFRawStream) return numberAt(second.dict, 'N') ?? 1;
  if (family === 'DeviceN' && second instanceof PDFArray) return entriesOf(second).length;
  return BY_NAME[family] ?? 1;
}

const BY_NAME: Readonly<Record<string, number>> = {
  DeviceGray: 1,
  DeviceRGB: 3,
  DeviceCMYK: 4,
  CalGray: 1,
  CalRGB: 3,
  Lab: 3,
};
