import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { InputError } from '../base/fault.ts';

/** x, y, width, height on the ticket or in a cell: origin top left, y down, lattice units. */
const Box = z.tuple([z.int(), z.int(), z.int(), z.int()]).readonly();
const At = z.tuple([z.int(), z.int()]).readonly();
const Side = z.enum(['recto', 'verso']);

const TextPart = z.strictObject({
  role: z.enum(['amount', 'transcription', 'word', 'phrase']),
  text: z.string(),
  font: z.string(),
  size: z.int(),
  /** The start of the baseline, in the cell. */
  at: At,
  /** Where the pen stands at each glyph, from there. */
  pens: z.array(z.int()).readonly(),
  box: Box,
});

const DrawnPart = z.strictObject({
  role: z.enum(['star', 'arrow', 'symbol']),
  drawing: z.string(),
  box: Box,
});

const Says = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('amount'),
    cents: z.int(),
    transcription: z.string(),
    star: z.boolean(),
    transcriptionAt: z.enum(['above', 'below']),
    arrow: z.boolean(),
  }),
  z.strictObject({ kind: z.literal('mark'), mark: z.string() }),
  z.strictObject({ kind: z.literal('phrase'), phrase: z.string() }),
]);

const Code = z.strictObject({
  name: z.enum(['validation', 'ticket-number']),
  on: Side,
  symbology: z.enum(['datamatrix', 'itf']),
  /** The top left of the symbol, without its quiet zone, before it is put on the imager's dots. */
  at: At,
  /** The symbol with its quiet zone. */
  room: Box,
  module: z.int(),
  /** In modules, without the quiet zone. */
  width: z.int(),
  height: z.int(),
  /** Of wide bars to narrow ones; null where modules are square. */
  ratio: z.number().nullable(),
  /** Thickness of the bearer bars, in modules, as part of the height; null where modules are square. */
  bearer: z.int().nullable(),
});

/**
 * What stands where on the tickets of a game, and what it looks like: all that reading back knows of its layout.
 *
 * Space   the face: origin at the trim's top left, y down, lattice units of 1/914,400 inch; cells have their own
 * Why     it was made from the template once, looked at and committed; the program that reads files back has this file
 *         and no way to the code that laid the tickets out
 */
const ReadingMap = z.strictObject({
  game: z.string(),
  trim: z.tuple([z.int(), z.int()]).readonly(),
  /** The one ink of the imager on each face. */
  inks: z.strictObject({ recto: z.string(), verso: z.string() }),
  /** By font: what each outline says; several where letters look alike. */
  glyphs: z.record(z.string(), z.record(z.string(), z.array(z.string()).readonly())),
  /** What each drawing is, by its outline. */
  drawings: z.record(z.string(), z.string()),
  surfaces: z
    .array(
      z.strictObject({
        surface: z.string(),
        slots: z
          .array(
            z.strictObject({
              zone: z.string(),
              slot: z.string(),
              holds: z.enum(['amount', 'mark', 'phrase']),
              room: Box,
            }),
          )
          .readonly(),
        cells: z
          .array(
            z.strictObject({
              says: Says,
              parts: z.array(z.union([TextPart, DrawnPart])).readonly(),
            }),
          )
          .readonly(),
      }),
    )
    .readonly(),
  codes: z.array(Code).readonly(),
  number: z.strictObject({
    on: Side,
    font: z.string(),
    size: z.int(),
    at: At,
    /** A 0 for each digit, and what parts them. */
    pattern: z.string(),
    pens: z.array(z.int()).readonly(),
    box: Box,
  }),
});

export type ReadingMap = z.infer<typeof ReadingMap>;
export type MapSurface = ReadingMap['surfaces'][number];
export type MapSlot = MapSurface['slots'][number];
export type MapCell = MapSurface['cells'][number];
export type MapPart = MapCell['parts'][number];
export type MapTextPart = z.infer<typeof TextPart>;
export type MapCode = z.infer<typeof Code>;
export type MapBox = z.infer<typeof Box>;
export type Side = z.infer<typeof Side>;

/**
 * The reading map of a game.
 *
 * Throws  InputError if the file is missing or is none
 */
export async function readReadingMap(path: string): Promise<ReadingMap> {
  let json: unknown;
  try {
    json = JSON.parse(await readFile(path, 'utf8'));
  } catch (cause) {
    throw new InputError(`${path}: cannot be read`, { hint: 'put it back as it was committed', cause });
  }
  const map = ReadingMap.safeParse(json);
  if (map.success) return map.data;
  const [issue] = map.error.issues;
  throw new InputError(`${path}: ${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'is no reading map'}`, {
    hint: 'put it back as it was committed',
  });
}
