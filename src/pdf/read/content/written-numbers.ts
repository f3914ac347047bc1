import { PDFArray, type PDFDict, PDFName, PDFNumber } from '@cantoo/pdf-lib';
import { IDENTITY, type Matrix } from './matrix.ts';

/** The numbers of an array; null where there is no such array, or something else is in it. */
export function numbersIn(dict: PDFDict, key: string): readonly number[] | null {
  const array = dict.lookup(PDFName.of(key));
  if (!(array instanceof PDFArray)) return null;
  const numbers: number[] = [];
  for (let index = 0; index < array.size(); index++) {
    const entry = array.lookup(index);
    if (!(entry instanceof PDFNumber)) return null;
    numbers.push(entry.asNumber());
  }
  return numbers;
}

/** The /Matrix of a form or pattern; the identity where it has none. */
export function matrixOf(dict: PDFDict, key = 'Matrix'): Matrix {
  const [a, b, c, d, e, f] = numbersIn(dict, key) ?? IDENTITY;
  const isWhole = a !== undefined && b !== undefined && c !== undefined && d !== undefined;
  return isWhole && e !== undefined && f !== undefined ? [a, b, c, d, e, f] : IDENTITY;
}

export function numberIn(dict: PDFDict, key: string): number | null {
  const value = dict.lookup(PDFName.of(key));
  return value instanceof PDFNumber ? value.asNumber() : null;
}

export function nameIn(dict: PDFDict, key: string): string | null {
  const value = dict.lookup(PDFName.of(key));
  return value instanceof PDFName ? value.decodeText() : null;
}
