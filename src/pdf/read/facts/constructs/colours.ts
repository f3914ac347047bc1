import { PDFArray, type PDFDict, PDFName, type PDFObject, PDFRawStream } from '@cantoo/pdf-lib';
import { follow, nameOf, numberAt } from '../objects.ts';
import type { Look } from './construct.ts';

/**
 * Spaces of red, green and blue, wherever a dictionary names one: unused ones too.
 *
 * Why     what no page uses today is used by the next edit; what is painted is seen by the pages themselves
 */
export const colours: Look = ({ dict }, { note }) => {
  for (const value of dict.values()) {
    const family = rgbFamily(dict, value);
    if (family !== null) note(family);
  }
};

/** How many spaces may stand on one another: PDF has two. */
const DEEPEST = 4;

function rgbFamily(dict: PDFDict, value: PDFObject, depth = 0): string | null {
  const object = follow(dict.context, value);
  if (object instanceof PDFName) return RGB.has(object.decodeText()) ? object.decodeText() : null;
  if (!(object instanceof PDFArray) || depth > DEEPEST) return null;
  const [family, ...rest] = object.asArray();
  const name = nameOf(follow(dict.context, family)) ?? '';
  if (RGB.has(name)) return name;
  if (name === 'ICCBased') return isRgbProfile(dict, rest[0]) ? 'ICCBased of three components' : null;
  if (!SPACES.has(name)) return null;
  const base = rest.map((one) => rgbFamily(dict, one, depth + 1)).find((found) => found !== null);
  return base === undefined ? null : `${name} over ${base}`;
}

function isRgbProfile(dict: PDFDict, written: PDFObject | undefined): boolean {
  const profile = follow(dict.context, written);
  return profile instanceof PDFRawStream && numberAt(profile.dict, 'N') === 3;
}

const RGB: ReadonlySet<string> = new Set(['DeviceRGB', 'CalRGB']);

/** Spaces that stand on another one. */
const SPACES: ReadonlySet<string> = new Set(['Separation', 'DeviceN', 'Indexed', 'Pattern']);
