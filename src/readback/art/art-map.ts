import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { InputError } from '../../base/fault.ts';
import { boxOf } from '../frame.ts';
import type { ArtMark } from './art-mark.ts';

const Box = z.tuple([z.int(), z.int(), z.int(), z.int()]).readonly();

const Mark = z.strictObject({
  is: z.enum(['shape', 'text']),
  says: z.string().optional(),
  paint: z.string(),
  shape: z.string(),
  box: Box,
  /** What of the box shows; left out: all of it. */
  shows: Box.optional(),
});

const Pass = z.strictObject({
  face: z.enum(['recto', 'verso']),
  pass: z.string(),
  /** What its layer is called in files of all passes. */
  layer: z.string(),
  /** A pass of specimens alone. */
  onSpecimensOnly: z.boolean(),
  /** For people: how many marks, in which inks, and where in millimetres. */
  about: z.string(),
  marks: z.array(Mark).readonly(),
  /** What specimens have besides, on the plates of sheets: the art is open under their stamp. */
  openings: z.array(Mark).readonly(),
});

/**
 * What the fixed art of a game's tickets is, pass by pass: what every finished plate is held against.
 *
 * Space   the face: origin at the trim's top left, y down, lattice units of 1/914,400 inch
 * Order   of the printing, and of the painting within a pass
 * Why     it was read off finished plates of a known press, looked at and committed: what reads plates back has this file,
 *         and no way to the code that drew them
 */
const ArtMap = z.strictObject({ game: z.string(), passes: z.array(Pass).readonly() });

export type ArtMap = z.infer<typeof ArtMap>;
export type MapPass = ArtMap['passes'][number];
export type MapMark = z.infer<typeof Mark>;

/**
 * The map of a game's art.
 *
 * Throws  InputError if the file is missing or is none
 */
export async function readArtMap(path: string): Promise<ArtMap> {
  let json: unknown;
  try {
    json = JSON.parse(await readFile(path, 'utf8'));
  } catch (cause) {
    throw new InputError(`${path}: cannot be read`, { hint: 'put it back as it was committed', cause });
  }
  const map = ArtMap.safeParse(json);
  if (map.success) return map.data;
  const [issue] = map.error.issues;
  throw new InputError(`${path}: ${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'is no map of art'}`, {
    hint: 'put it back as it was committed',
  });
}

/** The marks that a pass has on one kind of file. */
export const marksOfPass = (
  { marks, openings }: MapPass,
  { opened }: { readonly opened: boolean },
): readonly ArtMark[] => (opened ? [...marks, ...openings] : marks).map(markOf);

const markOf = ({ is, says, paint, shape, box, shows }: MapMark): ArtMark => ({
  is,
  says: says ?? null,
  paint,
  shape,
  box: boxOf(box),
  shows: boxOf(shows ?? box),
});
