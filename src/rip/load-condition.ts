import { dirname, resolve } from 'node:path';
import { z } from 'zod';
import type { Condition } from '../face/page.ts';
import { readSettings } from '../files/settings-file.ts';
import { loadCondition } from '../pdf/write/profile.ts';

/** Words that a PDF and its metadata can both hold. */
const words = z
  .string()
  .regex(/^\P{C}*[^\p{C}\s]\P{C}*$/u, 'must be said in words, without control characters');

/** A printing condition as its file has it; the profile is named from the file's own folder. */
const ConditionFile = z.strictObject({
  identifier: words,
  info: words,
  registry: words.optional(),
  profile: words,
});

/**
 * The printing condition that a file names, with the profile beside it.
 *
 * Throws  InputError with the path if the file is not right, or its profile is not that of a CMYK press
 */
export function readCondition(path: string): Condition {
  const { profile, registry, ...said } = readSettings(path, {
    what: 'a printing condition',
    shape: ConditionFile,
    keys: Object.keys(ConditionFile.shape),
    example: 'the one in README.md, under Plates',
  });
  const named = { ...said, ...(registry === undefined ? {} : { registry }) };
  return loadCondition({ ...named, path: resolve(dirname(path), profile) });
}
