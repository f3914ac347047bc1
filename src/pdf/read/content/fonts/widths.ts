import { PDFArray, type PDFDict, PDFName, PDFNumber } from '@cantoo/pdf-lib';
import { numberIn, numbersIn } from '../written-numbers.ts';

/** Widths by code, or by CID of a composite font, in 1/1000 em; not a number where the font does not say. */
export type Widths = Float64Array;

/** /Widths from /FirstChar on. */
export function simpleWidths(dict: PDFDict, perMille: number): Widths {
  const widths = new Float64Array(256).fill(Number.NaN);
  const first = numberIn(dict, 'FirstChar') ?? 0;
  (numbersIn(dict, 'Widths') ?? []).slice(0, 256).forEach((width, index) => {
    if (first + index >= 0 && first + index < 256) widths[first + index] = width * perMille;
  });
  return widths;
}

const MOST_CIDS = 65_536;
/** Ranges that are written over one another again and again are no font's. */
const MOST_ENTRIES = 4 * MOST_CIDS;

/** /W: `c [w w …]` and `first last w`; what follows something else is not read. */
export function cidWidths(dict: PDFDict): Widths {
  const written = dict.lookup(PDFName.of('W'));
  const entries =
    written instanceof PDFArray ? written.asArray().map((entry) => dict.context.lookup(entry)) : [];
  const table = new WidthTable();
  for (let at = 0; at < entries.length && !table.isFull; ) {
    const [first, second, third] = [entries[at], entries[at + 1], entries[at + 2]];
    if (!(first instanceof PDFNumber)) break;
    if (second instanceof PDFArray) {
      for (let index = 0; index < second.size() && !table.isFull; index++) {
        const width = second.lookup(index);
        table.put(first.asNumber() + index, width instanceof PDFNumber ? width.asNumber() : Number.NaN);
      }
      at += 2;
    } else if (second instanceof PDFNumber && third instanceof PDFNumber) {
      const last = Math.min(MOST_CIDS - 1, second.asNumber());
      const from = Math.max(0, Math.ceil(first.asNumber()));
      for (let cid = from; cid <= last && !table.isFull; cid++) table.put(cid, third.asNumber());
      at += 3;
    } else break;
  }
  return table.done();
}

class WidthTable {
  readonly #widths = new Float64Array(MOST_CIDS).fill(Number.NaN);
  #highest = -1;
  #entries = 0;

  get isFull(): boolean {
    return this.#entries >= MOST_ENTRIES;
  }

  put(cid: number, width: number): void {
    this.#entries += 1;
    if (!(cid >= 0 && cid < MOST_CIDS)) return;
    this.#widths[cid] = width;
    this.#highest = Math.max(this.#highest, cid);
  }

  done(): Widths {
    return this.#widths.slice(0, this.#highest + 1);
  }
}
