import { PDFArray, PDFDict, PDFName, type PDFObject, PDFRawStream } from '@cantoo/pdf-lib';
import { parseDictionary } from '../content/raw-dictionaries.ts';
import type { Run } from './compile.ts';
import type { ContentOperator } from './content-operators.ts';

/** Source  ISO 32000-1, 8.9.7: the short keys and names of inline images */
const KEYS: Readonly<Record<string, string>> = {
  BPC: 'BitsPerComponent',
  CS: 'ColorSpace',
  D: 'Decode',
  DP: 'DecodeParms',
  F: 'Filter',
  H: 'Height',
  IM: 'ImageMask',
  I: 'Interpolate',
  W: 'Width',
};

const NAMES: Readonly<Record<string, string>> = {
  G: 'DeviceGray',
  RGB: 'DeviceRGB',
  CMYK: 'DeviceCMYK',
  I: 'Indexed',
  AHx: 'ASCIIHexDecode',
  A85: 'ASCII85Decode',
  LZW: 'LZWDecode',
  Fl: 'FlateDecode',
  RL: 'RunLengthDecode',
  CCF: 'CCITTFaxDecode',
  DCT: 'DCTDecode',
};

/** An inline image as the image object that says the same; null, and said, where it cannot be read. */
export function inlineImageStream(run: Run, { image }: ContentOperator): PDFRawStream | null {
  const { context, unchecked } = run.survey;
  const written = image === null ? null : Buffer.concat([OPENING, run.bytesOf(image.keys), CLOSING]);
  const short = written === null ? null : parseDictionary(written);
  if (image === null || short === null) {
    unchecked.add('an inline image cannot be read: it is on no plate');
    return null;
  }
  const dict = PDFDict.withContext(context);
  for (const [key, value] of short.entries()) {
    const full = KEYS[key.decodeText()] ?? key.decodeText();
    dict.set(PDFName.of(full), NAMED.has(full) ? spelledOut(run, value) : value);
  }
  return PDFRawStream.of(dict, run.bytesOf(image.samples));
}

const OPENING = Buffer.from('<< ');
const CLOSING = Buffer.from(' >>');
const NAMED: ReadonlySet<string> = new Set(['ColorSpace', 'Filter']);

function spelledOut(run: Run, value: PDFObject): PDFObject {
  if (value instanceof PDFName) return PDFName.of(NAMES[value.decodeText()] ?? value.decodeText());
  if (!(value instanceof PDFArray)) return value;
  const array = PDFArray.withContext(run.survey.context);
  for (const part of value.asArray()) array.push(spelledOut(run, part));
  return array;
}
