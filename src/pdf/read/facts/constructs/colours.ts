import { PDFArray, type PDFDict, PDFName, type PDFObject, PDFRawStream } from '@cantoo/pdf-lib';
import { follow, numberAt } from '../objects.ts';
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

function rgbFamily(dict: PDFDict, value: PDFObject): string | null {
  const object = follow(dict.context, value);
  if (object instanceof PDFName) return RGB.has(object.decodeText()) ? object.decodeText() : null;
  if (!(object instanceof PDFArray)) return null;
  const [family, ...rest] = object.asArray().map((one) => follow(dict.context, one));
  const name = family instanceof PDFName ? family.decodeText() : '';
  if (RGB.has(name)) return name;
  const profile = rest[0];
  if (name === 'ICCBased' && profile instanceof PDFRawStream && numberAt(profile.dict, 'N') === 3) {
    return 'ICCBased of three components';
  }
  const nested = rest.find((one) => one instanceof PDFName && RGB.has(one.decodeText()));
  return SPACES.has(name) && nested instanceof PDFName ? `${name} over ${nested.decodeText()}` : null;
}

const RGB: ReadonlySet<string> = new Set(['DeviceRGB', 'CalRGB']);

/** Spaces that stand on another one. */
const SPACES: ReadonlySet<string> = new Set(['Separation', 'DeviceN', 'Indexed', 'Pattern']);
