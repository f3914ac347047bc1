import { PDFArray, type PDFDict, PDFHexString, PDFName, PDFString } from '@cantoo/pdf-lib';
import { Bug } from '../../../base/fault.ts';
import type { BoundedFile } from '../content/bounded-file.ts';
import { catalogueFaults, catalogueOf } from './catalogue.ts';
import { actions } from './constructs/actions.ts';
import { colours } from './constructs/colours.ts';
import { lookAll } from './constructs/construct.ts';
import { filters } from './constructs/filters.ts';
import { foreign } from './constructs/foreign.ts';
import { screens, transfer } from './constructs/transfer.ts';
import { groupSpaces, transparency } from './constructs/transparency.ts';
import { type FontFacts, readFonts } from './fonts.ts';
import { type HeaderFacts, readHeader } from './header.ts';
import { readShortImages, type ShortImage } from './images.ts';
import { type InfoEntry, readInfo } from './info.ts';
import { type IntentFacts, readIntents } from './intents.ts';
import { type LayerFacts, readLayers } from './layers.ts';
import { entriesOf, follow, nameAt, streamAt } from './objects.ts';
import { type PageFacts, readPage } from './pages.ts';
import type { Sighting } from './sightings.ts';
import { readSpots, type SpotFacts } from './spots.ts';
import { type Unpack, unpackWithin } from './unpack.ts';
import { readXmp, type XmpFacts } from './xmp.ts';

/** What a file says of itself outside its pages' content. */
export interface DocumentFacts {
  readonly header: HeaderFacts;
  /** The version that the catalogue claims in the header's place; null where it claims none. */
  readonly catalogueVersion: string | null;
  readonly byteCount: number;
  readonly objectCount: number;
  /** What is wrong with the tables of objects and with the tree of pages, as sentences. */
  readonly tableFaults: readonly string[];
  readonly treeFaults: readonly string[];
  /** The trailer's two strings in hexadecimal; null where it has no such array. */
  readonly id: readonly string[] | null;
  readonly info: readonly InfoEntry[];
  /** Null where the catalogue has no packet, or it cannot be unpacked. */
  readonly xmp: XmpFacts | null;
  readonly intents: readonly IntentFacts[];
  readonly pages: readonly PageFacts[];
  readonly fonts: readonly FontFacts[];
  /** Null where the file has no layers. */
  readonly layers: LayerFacts | null;
  readonly spots: readonly SpotFacts[];
  readonly shortImages: readonly ShortImage[];
  readonly transfer: readonly Sighting[];
  readonly screens: readonly Sighting[];
  readonly foreign: readonly Sighting[];
  readonly actions: readonly Sighting[];
  readonly transparency: readonly Sighting[];
  readonly groupSpaces: readonly Sighting[];
  readonly filters: readonly Sighting[];
  readonly rgb: readonly Sighting[];
}

/** The facts of an open file, from its bytes and objects. */
export function readDocument(file: BoundedFile, bytes: Uint8Array): DocumentFacts {
  const { context } = file.document;
  const catalogue = catalogueOf(file.document);
  const unpack = unpackWithin(file.budget);
  return {
    header: headerOf(bytes),
    catalogueVersion: nameAt(catalogue, 'Version'),
    byteCount: bytes.length,
    objectCount: context.enumerateIndirectObjects().length,
    tableFaults: file.xref.map(({ message }) => message),
    treeFaults: [
      ...catalogueFaults(file.document, bytes),
      ...file.pages.problems.map(({ message }) => message),
    ],
    id: idOf(file),
    info: readInfo(context),
    xmp: xmpOf(catalogue, unpack),
    intents: readIntents(catalogue, unpack),
    pages: file.pages.pages.map(readPage),
    fonts: readFonts(context),
    layers: readLayers(catalogue),
    spots: readSpots(context, unpack),
    shortImages: readShortImages(context, file.budget),
    ...lookAll(context, LOOKS),
  };
}

const LOOKS = { transfer, screens, foreign, actions, transparency, groupSpaces, filters, rgb: colours };

/** Bytes without a header are refused before a file of them is open. */
function headerOf(bytes: Uint8Array): HeaderFacts {
  const header = readHeader(bytes);
  if (header === null) throw new Bug('a file is open that has no header');
  return header;
}

function idOf({ document: { context } }: BoundedFile): readonly string[] | null {
  const id = follow(context, context.trailerInfo.ID);
  if (!(id instanceof PDFArray)) return null;
  return entriesOf(id).flatMap((one) =>
    one instanceof PDFString || one instanceof PDFHexString
      ? [Buffer.from(one.asBytes()).toString('hex')]
      : [],
  );
}

function xmpOf(catalogue: PDFDict, unpack: Unpack): XmpFacts | null {
  const stream = streamAt(catalogue, 'Metadata');
  const bytes = stream === null ? null : unpack(stream);
  if (stream === null || bytes === null) return null;
  return readXmp(bytes, stream.dict.has(PDFName.of('Filter')));
}
