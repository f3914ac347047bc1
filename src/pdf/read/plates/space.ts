import {
  type PDFContext,
  type PDFDict,
  PDFHexString,
  PDFName,
  type PDFObject,
  PDFRawStream,
  PDFString,
} from '@cantoo/pdf-lib';
import { EMPTY, type Formula, type PlateNames } from './ink.ts';
import { arrayAt, dictAt, nameOf, numberOf, resolved, resourceAt, streamAt } from './objects-at-hand.ts';
import { PROCESS } from './plate.ts';
import { decoded } from './stream-bytes.ts';

/** A colour space as plates see it. */
export interface PlateSpace extends PlateNames {
  readonly family: string;
  /** Two spaces with one key say the same to every plate. */
  readonly key: string;
  /** How many numbers a colour has; of an Indexed space one. */
  readonly components: number;
  /** The colour that choosing the space sets. */
  readonly initial: readonly number[];
  /** Of Indexed: what its entries are colours of, and its entries. */
  readonly palette: { readonly base: PlateSpace; readonly entries: Uint8Array; readonly last: number } | null;
  /** Of Pattern: the space of the colour that an uncoloured tile takes. */
  readonly under: PlateSpace | null;
  /** What a RIP's colour management decides, as one sentence; null where the file alone decides. */
  readonly unmanaged: string | null;
}

/** Where a colour space is looked up by name. */
export interface Lookup {
  readonly context: PDFContext;
  readonly resources: PDFDict | null;
}

/**
 * The space that a name or an array stands for.
 *
 * Shape   null where it is none that PDF knows
 */
export function plateSpace(look: Lookup, written: PDFObject | undefined, depth = 0): PlateSpace | null {
  if (depth > DEEPEST) return null;
  const value = resolved(look.context, written);
  if (value instanceof PDFName) return named(look, value.decodeText(), depth);
  const parts = arrayAt(look.context, value);
  const family = nameOf(look.context, parts?.[0]);
  if (parts === null || family === null) return null;
  if (parts.length === 1) return named(look, family, depth);
  return READERS[family]?.(look, parts, depth) ?? null;
}

/** Indexed over ICC over an alternate: nothing true goes deeper. */
const DEEPEST = 6;

type Reader = (look: Lookup, parts: readonly PDFObject[], depth: number) => PlateSpace | null;

const READERS: Readonly<Record<string, Reader>> = {
  ICCBased: (look, [, profile]) => {
    const components = numberOf(look.context, dictAt(look.context, profile)?.get(PDFName.of('N')));
    const device = DEVICES[components ?? 0];
    return device === undefined ? null : byProfile(device);
  },
  CalGray: () => ({ ...GRAY, family: 'CalGray', unmanaged: 'CalGray is taken for DeviceGray' }),
  CalRGB: () => ({ ...RGB, family: 'CalRGB' }),
  Lab: () => LAB,
  Separation: ({ context }, [, name]) => inks('Separation', [nameOf(context, name) ?? 'None']),
  DeviceN: ({ context }, [, names]) =>
    inks(
      'DeviceN',
      (arrayAt(context, names) ?? []).map((name) => nameOf(context, name) ?? 'None'),
    ),
  Indexed: (look, [, base, last, entries], depth) => {
    const of = plateSpace(look, base, depth + 1);
    const highest = numberOf(look.context, last);
    const bytes = bytesOf(look.context, entries);
    if (of === null || highest === null || bytes === null) return null;
    return indexed(of, { entries: bytes, last: highest });
  },
  Pattern: (look, [, under], depth) => ({ ...PATTERN, under: plateSpace(look, under, depth + 1) }),
};

/** Device spaces by name, then the names of the resources; abbreviations of inline images are spelled out before. */
function named(look: Lookup, name: string, depth: number): PlateSpace | null {
  const device = BY_NAME[name];
  if (device === undefined) {
    const written = resourceAt(look.context, look.resources, ['ColorSpace', name]);
    return written === undefined ? null : plateSpace(look, written, depth + 1);
  }
  const asDefault = DEFAULTS[name];
  if (
    asDefault === undefined ||
    resourceAt(look.context, look.resources, ['ColorSpace', asDefault]) === undefined
  )
    return device;
  return { ...device, unmanaged: `${asDefault} is in force: ${name} is taken as it is` };
}

const DEFAULTS: Readonly<Record<string, string>> = {
  DeviceGray: 'DefaultGray',
  DeviceRGB: 'DefaultRGB',
  DeviceCMYK: 'DefaultCMYK',
};

const plain = { palette: null, under: null, unmanaged: null } as const;
const NAMES: readonly string[] = PROCESS;
const isOf = (plate: string): number => NAMES.indexOf(plate);

export const GRAY: PlateSpace = {
  ...plain,
  family: 'DeviceGray',
  key: 'DeviceGray',
  components: 1,
  initial: [0],
  names: PROCESS,
  sets: (plate) => (isOf(plate) < 0 ? null : plate === 'Black' ? { kind: 'light', index: 0 } : EMPTY),
};

export const CMYK: PlateSpace = {
  ...plain,
  family: 'DeviceCMYK',
  key: 'DeviceCMYK',
  components: 4,
  initial: [0, 0, 0, 1],
  names: PROCESS,
  sets: (plate) => (isOf(plate) < 0 ? null : { kind: 'tint', index: isOf(plate) }),
};

const RGB: PlateSpace = {
  ...plain,
  family: 'DeviceRGB',
  key: 'DeviceRGB',
  components: 3,
  initial: [0, 0, 0],
  names: PROCESS,
  unmanaged: 'RGB is split into process plates by plain grey replacement, not by a profile',
  sets: (plate) => (isOf(plate) < 0 ? null : { kind: 'rgb', index: isOf(plate) }),
};

const LAB: PlateSpace = {
  ...plain,
  family: 'Lab',
  key: 'Lab',
  components: 3,
  initial: [0, 0, 0],
  names: PROCESS,
  unmanaged: 'Lab is set on the black plate by its lightness alone, not by a profile',
  sets: (plate) => (isOf(plate) < 0 ? null : plate === 'Black' ? { kind: 'lightness' } : EMPTY),
};

const PATTERN: PlateSpace = {
  ...plain,
  family: 'Pattern',
  key: 'Pattern',
  components: 0,
  initial: [],
  names: [],
  sets: () => null,
};

const DEVICES: Readonly<Record<number, PlateSpace>> = { 1: GRAY, 3: RGB, 4: CMYK };
const BY_NAME: Readonly<Record<string, PlateSpace>> = {
  DeviceGray: GRAY,
  DeviceRGB: RGB,
  DeviceCMYK: CMYK,
  Pattern: PATTERN,
};

const byProfile = (device: PlateSpace): PlateSpace => ({
  ...device,
  family: 'ICCBased',
  initial: device.components === 4 ? [0, 0, 0, 0] : device.initial,
  unmanaged: `ICC colour of ${device.components} components is taken for ${device.family}, not led through its profile`,
});

/** Separation and DeviceN: a component a colorant; None is no plate, All is every plate. */
function inks(family: string, names: readonly string[]): PlateSpace {
  const space = {
    ...plain,
    family,
    key: JSON.stringify([family, ...names]),
    components: names.length,
    initial: names.map(() => 1),
  };
  if (family === 'Separation' && names[0] === 'All') {
    return { ...space, names: 'every', sets: (): Formula => ({ kind: 'tint', index: 0 }) };
  }
  return {
    ...space,
    names: names.filter((name) => name !== 'None'),
    sets: (plate) => {
      const index = plate === 'None' ? -1 : names.indexOf(plate);
      return index < 0 ? null : { kind: 'tint', index };
    },
  };
}

/** What an image or a shading in an Indexed space says is what its base says. */
function indexed(
  base: PlateSpace,
  { entries, last }: { readonly entries: Uint8Array; readonly last: number },
): PlateSpace {
  return {
    family: 'Indexed',
    key: `Indexed ${base.key}`,
    components: 1,
    initial: [0],
    names: base.names,
    sets: base.sets,
    palette: { base, entries, last },
    under: null,
    unmanaged: base.unmanaged,
  };
}

function bytesOf(context: PDFContext, written: PDFObject | undefined): Uint8Array | null {
  const value = resolved(context, written);
  if (value instanceof PDFString || value instanceof PDFHexString) return value.asBytes();
  const stream = streamAt(context, value);
  return stream instanceof PDFRawStream ? decoded(stream) : null;
}

/** The colour of an entry of a palette, in the components of its base. */
export function entryOf(
  { base, entries, last }: NonNullable<PlateSpace['palette']>,
  index: number,
): readonly number[] {
  const at = Math.min(last, Math.max(0, Math.round(index))) * base.components;
  const scale = base.family === 'Lab' ? 100 / 255 : 1 / 255;
  return Array.from({ length: base.components }, (_, of) => (entries[at + of] ?? 0) * scale);
}
