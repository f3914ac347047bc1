import { PDFArray, PDFDict, PDFName, PDFNumber, PDFRawStream } from '@cantoo/pdf-lib';
import { decode85, decodeHex } from './filters/ascii.ts';
import type { Filtered } from './filters/fault.ts';
import { inflate } from './filters/flate.ts';
import { decodeLzw } from './filters/lzw.ts';
import { type Rows, undoPredictor } from './filters/predictor.ts';
import { decodeRunLength } from './filters/run-length.ts';
import { Budget, LIMITS } from './limits.ts';

/** What a stream holds, or why that cannot be said. */
export type Decoded =
  | {
      readonly ok: true;
      readonly bytes: Uint8Array;
      /** Filters of images that are left as they are, by their full names, in the order of decoding: mostly none. */
      readonly left: readonly string[];
    }
  | {
      readonly ok: false;
      readonly reason: 'damaged' | 'inflates-too-far' | 'unknown-filter' | 'external' | 'no-stream';
      /** One sentence, lower-case start, with the object in it. */
      readonly message: string;
      /** `12 0 R`, as the caller names it. */
      readonly object: string;
    };

export interface DecodeOptions {
  /** How the object is named in what goes wrong. */
  readonly object: string;
  /** What may be decoded; by default one stream's worth. */
  readonly budget?: Budget;
}

/**
 * A stream without its filters, as far as they are not those of pictures.
 *
 * Why     never more than the budget has, which pdf-lib's own decoder does not know: 100 kB can be 100 MB
 */
export function decodeStream(stream: unknown, options: DecodeOptions): Decoded {
  const { object } = options;
  const refuse = (reason: (Decoded & { ok: false })['reason'], why: string): Decoded => ({
    ok: false,
    reason,
    message: `the stream of object ${object} ${why}`,
    object,
  });
  if (!(stream instanceof PDFRawStream)) return refuse('no-stream', 'is not there');
  if (stream.dict.has(PDFName.of('F'))) return refuse('external', 'lies outside the file');
  const filters = filtersOf(stream.dict);
  if (filters === null) return refuse('unknown-filter', 'has filters that are no list of names');
  if (filters.length > MOST_FILTERS) return refuse('inflates-too-far', `has ${filters.length} filters`);
  const budget = options.budget ?? new Budget(LIMITS, 0);
  let bytes: Uint8Array = stream.contents;
  for (const [index, { name, parameters }] of filters.entries()) {
    if (PICTURE_FILTERS.has(name)) {
      return { ok: true, bytes, left: filters.slice(index).map((filter) => filter.name) };
    }
    const filtered = runFilter({ name, parameters }, bytes, budget.stream);
    if (filtered === 'unknown-filter') return refuse(filtered, `has the filter ${name}, which is not known`);
    if (filtered === 'damaged') return refuse(filtered, `is damaged: ${name} cannot be undone`);
    if (filtered === 'inflates-too-far')
      return refuse(filtered, `inflates to more than ${budget.stream} bytes`);
    budget.spend(filtered.length);
    bytes = filtered;
  }
  return { ok: true, bytes, left: [] };
}

/** Each one may multiply what comes out a thousandfold, and two are more than anyone needs. */
const MOST_FILTERS = 8;

const PICTURE_FILTERS: ReadonlySet<string> = new Set([
  'DCTDecode',
  'JPXDecode',
  'CCITTFaxDecode',
  'JBIG2Decode',
]);

/** A filter by its full name, with its parameters. */
export interface StreamFilter {
  readonly name: string;
  readonly parameters: PDFDict | null;
}

/** The filters of a stream in the order of decoding; null where they cannot be read. */
export function filtersOf(dict: PDFDict): readonly StreamFilter[] | null {
  const filter = dict.lookup(PDFName.of('Filter')) ?? dict.lookup(PDFName.of('F'));
  const parameters = dict.lookup(PDFName.of('DecodeParms')) ?? dict.lookup(PDFName.of('DP'));
  if (filter === undefined) return [];
  if (filter instanceof PDFName) {
    const own = parameters instanceof PDFArray ? parameters.lookup(0) : parameters;
    return [{ name: fullName(filter), parameters: own instanceof PDFDict ? own : null }];
  }
  if (!(filter instanceof PDFArray)) return null;
  const found: StreamFilter[] = [];
  for (let index = 0; index < filter.size(); index++) {
    const name = filter.lookup(index);
    if (!(name instanceof PDFName)) return null;
    const own =
      parameters instanceof PDFArray && index < parameters.size() ? parameters.lookup(index) : parameters;
    found.push({ name: fullName(name), parameters: own instanceof PDFDict ? own : null });
  }
  return found;
}

/** Inline images may write filters short. */
const SHORT_NAMES: Readonly<Record<string, string>> = {
  AHx: 'ASCIIHexDecode',
  A85: 'ASCII85Decode',
  LZW: 'LZWDecode',
  Fl: 'FlateDecode',
  RL: 'RunLengthDecode',
  CCF: 'CCITTFaxDecode',
  DCT: 'DCTDecode',
};

function fullName(name: PDFName): string {
  const written = name.decodeText();
  return Object.hasOwn(SHORT_NAMES, written) ? (SHORT_NAMES[written] ?? written) : written;
}

function runFilter(
  { name, parameters }: StreamFilter,
  bytes: Uint8Array,
  limit: number,
): Filtered | 'unknown-filter' {
  switch (name) {
    case 'FlateDecode':
      return withRows(inflate(bytes, limit), parameters);
    case 'LZWDecode':
      return withRows(
        decodeLzw(bytes, limit, number(parameters, 'EarlyChange', 1) === 0 ? 0 : 1),
        parameters,
      );
    case 'ASCII85Decode':
      return decode85(bytes, limit);
    case 'ASCIIHexDecode':
      return decodeHex(bytes, limit);
    case 'RunLengthDecode':
      return decodeRunLength(bytes, limit);
    case 'Crypt':
      return isIdentity(parameters) ? bytes : 'unknown-filter';
    default:
      return 'unknown-filter';
  }
}

const withRows = (filtered: Filtered, parameters: PDFDict | null): Filtered =>
  typeof filtered === 'string' ? filtered : undoPredictor(filtered, rowsOf(parameters));

const rowsOf = (parameters: PDFDict | null): Rows => ({
  predictor: number(parameters, 'Predictor', 1),
  colors: number(parameters, 'Colors', 1),
  bits: number(parameters, 'BitsPerComponent', 8),
  columns: number(parameters, 'Columns', 1),
});

function number(dict: PDFDict | null, key: string, usual: number): number {
  const value = dict?.lookup(PDFName.of(key));
  return value instanceof PDFNumber ? value.asNumber() : usual;
}

const isIdentity = (parameters: PDFDict | null): boolean => {
  const name = parameters?.lookup(PDFName.of('Name'));
  return name === undefined || (name instanceof PDFName && name.decodeText() === 'Identity');
};
