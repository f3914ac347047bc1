import { PDFArray, PDFDict, PDFDocument, PDFName, type PDFObject, PDFRawStream } from '@cantoo/pdf-lib';
import { InputError } from '../../base/fault.ts';

/**
 * The objects of a PDF, for boxes, objects and operators to be read from.
 *
 * Throws  InputError if pdf-lib cannot read it; `name` says which file in the message
 */
export async function openObjects(bytes: Uint8Array, name = 'the file'): Promise<PDFDocument> {
  try {
    return await PDFDocument.load(bytes, { updateMetadata: false, throwOnInvalidObject: true });
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new InputError(`${name} cannot be read as a PDF: ${why}`, { cause });
  }
}

/** A font of the file, as its dictionary says it. */
export interface FontFacts {
  /** Subset tag included. */
  readonly baseFont: string;
  /** The outer font's: `Type0`, `TrueType`, `Type1`, `Type3`. */
  readonly subtype: string;
  readonly embedded: boolean;
  readonly hasToUnicode: boolean;
}

/** A Separation or DeviceN of the file. */
export interface SpotFacts {
  readonly names: readonly string[];
  readonly alternate: string;
  /** The space as written, its tint transform followed: two with one name must be equal. */
  readonly written: string;
}

/** What kinds of objects a file holds, by counting, without knowing what they are for. */
export interface ObjectFacts {
  readonly fonts: readonly FontFacts[];
  readonly spots: readonly SpotFacts[];
  /** Families of colour spaces and images' spaces by name: `DeviceCMYK`, `Separation`, `ICCBased`… */
  readonly colourSpaces: readonly string[];
  readonly forms: number;
  readonly images: number;
  readonly objects: number;
}

/** Order   fonts, spots and spaces by name, each once */
export function readObjects(document: PDFDocument): ObjectFacts {
  const objects = document.context.enumerateIndirectObjects().map(([, object]) => object);
  const look: Look = (object) => document.context.lookup(object);
  const dicts = objects.map(dictOf).filter((dict) => dict !== null);
  const arrays = objects.flatMap((object) => nestedArrays(object));
  return {
    fonts: dicts
      .filter((dict) => isOuterFont(dict))
      .map((dict) => fontFacts(dict, look))
      .sort(by('baseFont')),
    spots: distinct(
      arrays.flatMap((array) => spotFacts(array, look)),
      ({ written }) => written,
    ),
    colourSpaces: [...new Set([...arrays.flatMap(familyOf), ...dicts.flatMap(namedSpace)])].sort(),
    forms: dicts.filter((dict) => nameOf(dict, 'Subtype') === 'Form').length,
    images: dicts.filter((dict) => nameOf(dict, 'Subtype') === 'Image').length,
    objects: objects.length,
  };
}

type Look = (object: PDFObject | undefined) => PDFObject | undefined;

const dictOf = (object: PDFObject): PDFDict | null =>
  object instanceof PDFDict ? object : object instanceof PDFRawStream ? object.dict : null;

/** Every array within an object, itself included; references are not followed: what they name comes by itself. */
function nestedArrays(object: PDFObject): readonly PDFArray[] {
  if (object instanceof PDFArray) return [object, ...object.asArray().flatMap(nestedArrays)];
  const dict = dictOf(object);
  return dict === null ? [] : dict.values().flatMap(nestedArrays);
}

function nameOf(dict: PDFDict, key: string): string | null {
  const value = dict.lookup(PDFName.of(key));
  return value instanceof PDFName ? value.decodeText() : null;
}

/** A Type 0 font's descendant is part of it, not a font of its own. */
const isOuterFont = (dict: PDFDict): boolean =>
  nameOf(dict, 'Type') === 'Font' && !(nameOf(dict, 'Subtype') ?? '').startsWith('CIDFont');

function fontFacts(dict: PDFDict, look: Look): FontFacts {
  const descendants = dict.lookup(PDFName.of('DescendantFonts'));
  const inner = descendants instanceof PDFArray ? look(descendants.get(0)) : dict;
  const descriptor = inner instanceof PDFDict ? inner.lookup(PDFName.of('FontDescriptor')) : undefined;
  return {
    baseFont: nameOf(dict, 'BaseFont') ?? '',
    subtype: nameOf(dict, 'Subtype') ?? '',
    embedded:
      descriptor instanceof PDFDict &&
      FONT_FILES.some((key) => descriptor.lookup(PDFName.of(key)) !== undefined),
    hasToUnicode: dict.has(PDFName.of('ToUnicode')),
  };
}

const FONT_FILES = ['FontFile', 'FontFile2', 'FontFile3'];

function spotFacts(array: PDFArray, look: Look): readonly SpotFacts[] {
  const [family, names, alternate, transform] = array.asArray().map((entry) => look(entry));
  if (!(family instanceof PDFName) || names === undefined || alternate === undefined) return [];
  if (!SPOT_FAMILIES.has(family.decodeText())) return [];
  const listed = names instanceof PDFArray ? names.asArray().map((entry) => look(entry)) : [names];
  return [
    {
      names: listed.map((name) => (name instanceof PDFName ? name.decodeText() : String(name))),
      alternate: alternate instanceof PDFName ? alternate.decodeText() : String(alternate),
      written: `${names} ${alternate} ${transform}`,
    },
  ];
}

const SPOT_FAMILIES: ReadonlySet<string> = new Set(['Separation', 'DeviceN']);
const ARRAY_FAMILIES: ReadonlySet<string> = new Set([
  ...SPOT_FAMILIES,
  'ICCBased',
  'CalRGB',
  'CalGray',
  'Lab',
  'Indexed',
  'Pattern',
]);
const DEVICE_SPACES: ReadonlySet<string> = new Set(['DeviceCMYK', 'DeviceGray', 'DeviceRGB']);

function familyOf(array: PDFArray): readonly string[] {
  return array.asArray().flatMap((entry, index) => {
    if (!(entry instanceof PDFName)) return [];
    const name = entry.decodeText();
    return DEVICE_SPACES.has(name) || (index === 0 && ARRAY_FAMILIES.has(name)) ? [name] : [];
  });
}

const namedSpace = (dict: PDFDict): readonly string[] => {
  const name = nameOf(dict, 'ColorSpace') ?? nameOf(dict, 'CS');
  return name === null || !DEVICE_SPACES.has(name) ? [] : [name];
};

function distinct(spots: readonly SpotFacts[], key: (spot: SpotFacts) => string): readonly SpotFacts[] {
  return [...new Map(spots.map((spot) => [key(spot), spot])).values()].sort(by('written'));
}

const by =
  <K extends string>(key: K) =>
  (a: Readonly<Record<K, string>>, b: Readonly<Record<K, string>>): number =>
    a[key] < b[key] ? -1 : a[key] > b[key] ? 1 : 0;
