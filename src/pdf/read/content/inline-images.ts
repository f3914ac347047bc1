import { PDFDict, PDFName } from '@cantoo/pdf-lib';
import { isBad } from './colour-spaces.ts';
import { filtersOf } from './decode-stream.ts';
import { inflatedFrom } from './filters/flate.ts';
import { readImage } from './images.ts';
import { dataEnd, dataStart } from './inline-image-data.ts';
import type { PageRun } from './page-run.ts';
import { visitPattern } from './patterns.ts';
import { parseDictionary } from './raw-dictionaries.ts';
import type { ColourSpace, Image } from './visitor.ts';

/** `ID`: what stands between BI and it is the image's dictionary, what follows up to EI its data. */
export function showInlineImage(run: PageRun): void {
  const { tokens, visitor, state } = run;
  run.inlineImages += 1;
  if (run.inlineImages > run.limits.inlineImages) {
    run.stop('too-many-operators', `the page has more than ${run.limits.inlineImages} inline images`);
    return;
  }
  const dict = dictionaryOf(run);
  const start = dataStart(tokens.bytes, tokens.at);
  const found = readImage(dict, {
    ref: null,
    bytes: tokens.bytes.subarray(start),
    shelf: run.library.spaces,
    named: (name) => spaceOf(run, name),
  });
  const end = dataEnd(tokens.bytes, start, exactLength(found.image, dict, tokens.bytes.subarray(start)));
  const image: Image = { ...found.image, bytes: tokens.bytes.subarray(start, end.data) };
  for (const why of found.problems) run.problem('bad-image', `the inline image ${why}`);
  if (end.data === end.behind) run.problem('bad-image', 'the inline image does not end');
  if (image.isMask && state.fill.pattern !== null) visitPattern(run, state.fill);
  visitor.inlineImage?.(image, state);
  tokens.at = end.behind;
}

/** Keys of inline images may be short. */
const LONG_KEYS: Readonly<Record<string, string>> = {
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

function dictionaryOf(run: PageRun): PDFDict {
  const { tokens } = run;
  const written = tokens.bytes.subarray(tokens.start, tokens.operatorStart);
  const { context } = run.library.file.document;
  const parsed = parseDictionary(Buffer.concat([Buffer.from('<<'), written, Buffer.from('>>')]), context);
  const dict = PDFDict.withContext(context);
  for (const [key, value] of parsed?.entries() ?? []) {
    const name = key.decodeText();
    dict.set(PDFName.of(Object.hasOwn(LONG_KEYS, name) ? (LONG_KEYS[name] ?? name) : name), value);
  }
  return dict;
}

function spaceOf(run: PageRun, name: string): ColourSpace | null {
  const space = run.frame.resources.space(name);
  return space === null || isBad(space) ? null : space;
}

/** How long the data is by what the image says of itself; null where that cannot be told. */
function exactLength(image: Image, dict: PDFDict, bytes: Uint8Array): number | null {
  const [first] = filtersOf(dict) ?? [];
  if (first === undefined) {
    const components = image.isMask ? 1 : (image.space?.components ?? 0);
    return components === 0 ? null : image.height * Math.ceil((image.width * image.bits * components) / 8);
  }
  if (first.name === 'FlateDecode') return inflatedFrom(bytes, MOST_INFLATED);
  const mark = END_MARKS[first.name];
  const found =
    mark === undefined
      ? -1
      : Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).indexOf(mark, 0, 'latin1');
  return mark === undefined || found < 0 ? null : found + mark.length;
}

/** An inline image is meant to have 4 kB; one of more than this is looked for the end of otherwise. */
const MOST_INFLATED = 8 << 20;

const END_MARKS: Readonly<Record<string, string>> = {
  ASCIIHexDecode: '>',
  ASCII85Decode: '~>',
  DCTDecode: '\xff\xd9',
};
