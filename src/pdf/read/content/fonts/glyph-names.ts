import { PDFArray, PDFDict, PDFName, PDFNumber } from '@cantoo/pdf-lib';
import { nameIn } from '../written-numbers.ts';
import { ENCODINGS, type Encoding } from './encodings.ts';

const NO_NAMES: Encoding = new Array<string | null>(256).fill(null);

/**
 * The glyph names of a simple font's codes by /Encoding and its /Differences; null where the program's own are meant.
 *
 * Source  ISO 32000-1, table 114: without a base, a symbolic font starts from its own names, another from Adobe's
 */
export function glyphNames(font: PDFDict, isSymbolic: boolean): Encoding | null {
  const written = font.lookup(PDFName.of('Encoding'));
  if (written instanceof PDFName) return ENCODINGS.get(written.decodeText()) ?? null;
  if (!(written instanceof PDFDict)) return null;
  const usual = isSymbolic ? NO_NAMES : (ENCODINGS.get('StandardEncoding') ?? NO_NAMES);
  const names = [...(ENCODINGS.get(nameIn(written, 'BaseEncoding') ?? '') ?? usual)];
  const differences = written.lookup(PDFName.of('Differences'));
  let code = 0;
  for (const entry of differences instanceof PDFArray ? differences.asArray() : []) {
    if (entry instanceof PDFNumber) code = entry.asNumber();
    else if (entry instanceof PDFName && code >= 0 && code < 256) names[code++] = entry.decodeText();
  }
  return names;
}
