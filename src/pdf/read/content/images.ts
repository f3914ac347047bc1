import { PDFArray, PDFBool, type PDFDict, PDFName, PDFRawStream } from '@cantoo/pdf-lib';
import { byName, isBad, type SpaceShelf } from './colour-spaces.ts';
import { filtersOf } from './decode-stream.ts';
import { type PictureHeader, pictureHeader } from './picture-header.ts';
import type { ColourSpace, Image } from './visitor.ts';
import { numberIn, numbersIn } from './written-numbers.ts';

/** An image as its dictionary says it, and what is wrong with that. */
export interface ReadImage {
  readonly image: Image;
  /** As sentences that follow « the image ». */
  readonly problems: readonly string[];
}

interface ImageSource {
  readonly ref: string | null;
  /** The samples as stored. */
  readonly bytes: Uint8Array;
  readonly shelf: SpaceShelf;
  /** What a name means that PDF does not know: of an inline image, by the resources. */
  readonly named: (name: string) => ColourSpace | null;
}

/** An image by the dictionary of an XObject, or of an inline image with its keys written out. */
export function readImage(dict: PDFDict, source: ImageSource): ReadImage {
  const problems: string[] = [];
  const filters = (filtersOf(dict) ?? []).map(({ name }) => name);
  const header = filters.length === 1 ? pictureHeader(filters[0] ?? '', source.bytes) : null;
  const width = numberIn(dict, 'Width') ?? 0;
  const height = numberIn(dict, 'Height') ?? 0;
  if (!(width >= 1 && height >= 1)) problems.push('does not say how many samples it has');
  if (header !== null && (header.width !== width || header.height !== height)) {
    problems.push(
      `says it has ${width} × ${height} samples, and its data has ${header.width} × ${header.height}`,
    );
  }
  const isMask = dict.lookup(PDFName.of('ImageMask')) === PDFBool.True;
  const space = isMask ? null : spaceOf(dict, { ...source, header, problems });
  const image: Image = {
    ref: source.ref,
    width,
    height,
    bits: isMask ? 1 : (numberIn(dict, 'BitsPerComponent') ?? header?.bits ?? 1),
    space,
    isMask,
    mask: maskOf(dict),
    filters,
    decode: numbersIn(dict, 'Decode'),
    bytes: source.ref === null ? source.bytes : null,
  };
  return { image, problems };
}

interface SpaceSource extends ImageSource {
  readonly header: PictureHeader | null;
  readonly problems: string[];
}

function spaceOf(dict: PDFDict, { shelf, named, problems, header }: SpaceSource): ColourSpace | null {
  const written = dict.get(PDFName.of('ColorSpace'));
  if (written === undefined) {
    if (header?.kind !== 'JPX') problems.push('has no colour space');
    return null;
  }
  if (written instanceof PDFName && isBad(byName(written.decodeText()))) {
    const found = named(written.decodeText());
    if (found === null) problems.push(`has the colour space ${written.decodeText()}, which is not there`);
    return found;
  }
  const space = shelf.read(written);
  if (!isBad(space)) return space;
  problems.push(`has a colour space that ${space.bad}`);
  return null;
}

function maskOf(dict: PDFDict): Image['mask'] {
  if (dict.lookup(PDFName.of('SMask')) instanceof PDFRawStream) return 'soft';
  const inData = numberIn(dict, 'SMaskInData');
  if (inData !== null && inData > 0) return 'soft';
  const mask = dict.lookup(PDFName.of('Mask'));
  if (mask instanceof PDFArray) return 'colourKey';
  return mask instanceof PDFRawStream ? 'stencil' : 'none';
}
