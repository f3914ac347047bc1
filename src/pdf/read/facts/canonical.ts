import { createHash } from 'node:crypto';
import { PDFArray, PDFDict, PDFNumber, type PDFObject, PDFRawStream } from '@cantoo/pdf-lib';
import { entriesOf, follow } from './objects.ts';
import type { Unpack } from './unpack.ts';

/** How many parts are written out: a tint transform has some twenty. */
const PARTS = 2000;

/**
 * An object as text, all that it refers to written out, so that two that say the same are the same text.
 *
 * Why     a spot may be defined twice in two objects that are equal, and once in two that only look so
 */
export function canonical(object: PDFObject | undefined, unpack: Unpack): string {
  return write({ unpack, left: PARTS, open: new Set() }, object);
}

interface Writer {
  readonly unpack: Unpack;
  readonly open: Set<PDFObject>;
  left: number;
}

function write(writer: Writer, object: PDFObject | undefined): string {
  writer.left -= 1;
  if (object === undefined) return 'nothing';
  if (writer.left < 0 || writer.open.has(object)) return '…';
  if (object instanceof PDFNumber) return String(object.asNumber());
  writer.open.add(object);
  const text = composite(writer, object);
  writer.open.delete(object);
  return text;
}

function composite(writer: Writer, object: PDFObject): string {
  if (object instanceof PDFArray) {
    return `[${entriesOf(object)
      .map((one) => write(writer, one))
      .join(' ')}]`;
  }
  if (object instanceof PDFDict) return dictionary(writer, object, []);
  if (object instanceof PDFRawStream) {
    const bytes = writer.unpack(object) ?? object.contents;
    const hash = createHash('sha256').update(bytes).digest('hex');
    return `${dictionary(writer, object.dict, OF_THE_PACKING)}${hash}`;
  }
  return String(object);
}

/** The keys of a stream that say only how it is packed. */
const OF_THE_PACKING: readonly string[] = ['Length', 'Filter', 'DecodeParms'];

function dictionary(writer: Writer, dict: PDFDict, without: readonly string[]): string {
  const entries = dict
    .entries()
    .map(([key, value]) => [key.decodeText(), value] as const)
    .filter(([key]) => !without.includes(key))
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return `<<${entries.map(([key, value]) => `/${key} ${write(writer, follow(dict.context, value))}`).join(' ')}>>`;
}
