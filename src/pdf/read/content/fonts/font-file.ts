import { type PDFDict, PDFName, PDFRawStream, PDFRef } from '@cantoo/pdf-lib';
import { decodeStream } from '../decode-stream.ts';
import type { FontProgram } from '../font.ts';
import type { Budget } from '../limits.ts';
import { nameIn } from '../written-numbers.ts';

interface FileSource {
  readonly budget: Budget;
  /** Where what is wrong is said, as sentences that follow « the font ». */
  readonly problems: string[];
}

/** The program that a font descriptor embeds; null where it embeds none. */
export function fontFile(descriptor: PDFDict | null, { budget, problems }: FileSource): FontProgram | null {
  for (const key of ['FontFile', 'FontFile2', 'FontFile3']) {
    const stream = descriptor?.lookup(PDFName.of(key));
    if (!(stream instanceof PDFRawStream)) continue;
    const written = descriptor?.get(PDFName.of(key));
    const ref = written instanceof PDFRef ? written.tag : key;
    const decoded = decodeStream(stream, { object: ref, budget });
    if (!decoded.ok) problems.push(`has a program that cannot be read: ${decoded.message}`);
    return {
      kind: kindOf(key, nameIn(stream.dict, 'Subtype')),
      ref,
      bytes: decoded.ok ? decoded.bytes : null,
    };
  }
  return null;
}

function kindOf(key: string, subtype: string | null): FontProgram['kind'] {
  if (key === 'FontFile') return 'Type1';
  if (key === 'FontFile2') return 'TrueType';
  return subtype === 'OpenType' ? 'OpenType' : 'CFF';
}
