import { PDFArray, PDFBool, PDFDict, PDFHexString, PDFName, PDFNumber, type PDFObject, PDFRawStream, PDFString } from '@cantoo/pdf-lib';
import type { Run } from './compile.ts';
import { type ContentOperator, latin, nameAt, operandsWithin, type Span } from './content-operators.ts';

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
export function inlineImageStream(run: Run, operator: ContentOperator): PDFRawStream | null {
  const { context, unchecked } = run.survey;
  if (operator.data === null) {
    unchecked.add('an inline image cannot be read: it is on no plate');
    return null;
  }
  const dict = context.obj({ Type: 'XObject', Subtype: 'Image' });
  const { operands } = operator;
  for (let at = 0; at + 1 < operands.length; at += 2) {
    const key = nameAt(run.content.bytes, operands[at]);
    const value = operands[at + 1];
    if (key !== null && value !== undefined) {
      const full = KEYS[key] ?? key;
      dict.set(PDFName.of(full), valueOf(run, value, full === 'ColorSpace' || full === 'Filter'));
    }
  }
  return PDFRawStream.of(dict, run.bytesOf(operator.data));
}

/** Numbers, names, booleans, strings, arrays and flat dictionaries: nothing else stands in an inline image. */
function valueOf(run: Run, span: Span, isShort: boolean): PDFObject {
  const text = latin(run.content.bytes, span);
  const name = nameAt(run.content.bytes, span);
  if (name !== null) return PDFName.of(isShort ? (NAMES[name] ?? name) : name);
  if (text === 'true' || text === 'false') return text === 'true' ? PDFBool.True : PDFBool.False;
  if (text.startsWith('<<')) return dictOf(run, span);
  if (text.startsWith('[')) return arrayOf(run, span, isShort);
  if (text.startsWith('<')) return PDFHexString.of(text.slice(1, -1));
  if (text.startsWith('(')) return PDFString.of(text.slice(1, -1));
  return PDFNumber.of(Number(text) || 0);
}

function arrayOf(run: Run, span: Span, isShort: boolean): PDFArray {
  const array = PDFArray.withContext(run.survey.context);
  for (const part of operandsWithin(run.content.bytes, { start: span.start + 1, end: span.end - 1 })) array.push(valueOf(run, part, isShort));
  return array;
}

function dictOf(run: Run, span: Span): PDFDict {
  const dict = PDFDict.withContext(run.survey.context);
  const parts = operandsWithin(run.content.bytes, { start: span.start + 2, end: span.end - 2 });
  for (let at = 0; at + 1 < parts.length; at += 2) {
    const [key, value] = [parts[at], parts[at + 1]];
    const name = nameAt(run.content.bytes, key);
    if (name !== null && value !== undefined) dict.set(PDFName.of(name), valueOf(run, value, false));
  }
  return dict;
}
