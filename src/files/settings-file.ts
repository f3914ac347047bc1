import { readFileSync } from 'node:fs';
import { closest, distance } from 'fastest-levenshtein';
import type { ZodError, ZodType, z } from 'zod';
import { InputError } from '../base/fault.ts';
import { reason } from './whole-file.ts';
import { valueAt, wrongWords } from './wrong-value.ts';

/** A kind of JSON file that people write by hand: a press, a printing condition. */
export interface SettingsKind<Shape extends ZodType> {
  /** What one is, with its article: `a press`. */
  readonly what: string;
  readonly shape: Shape;
  /** Its keys, and those within some of them. */
  readonly keys: readonly string[];
  readonly within?: Readonly<Record<string, readonly string[]>>;
  /** What to hold a wrong one against. */
  readonly example: string;
}

/**
 * Reads a file of settings.
 *
 * Throws  InputError with the path, the first thing wrong in it, and what was most likely meant
 */
export function readSettings<Shape extends ZodType>(path: string, kind: SettingsKind<Shape>): z.infer<Shape> {
  const file = readJson(path, kind.what);
  const parsed = kind.shape.safeParse(file);
  if (parsed.success) return parsed.data;
  throw unknownKey(path, parsed.error, kind) ?? wrongValue({ path, file, error: parsed.error }, kind.example);
}

function readJson(path: string, what: string): unknown {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (cause) {
    throw new InputError(`${path}: cannot be read (${reason(cause)})`, {
      hint: 'name a file that exists',
      cause,
    });
  }
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new InputError(`${path}: cannot be read as JSON`, { hint: `${what} is one JSON object`, cause });
  }
}

/** Why  an unknown key is said first: where it is a typo, the key that it stands for is missing as well */
function unknownKey(
  path: string,
  { issues }: ZodError,
  { what, keys, within = {} }: SettingsKind<ZodType>,
): InputError | null {
  for (const issue of issues) {
    if (issue.code !== 'unrecognized_keys') continue;
    const [key = ''] = issue.keys;
    const around = issue.path.join('.');
    const known = around === '' ? keys : (within[around] ?? []);
    return new InputError(`${path}: ${what} has no key ${[...issue.path, key].join('.')}`, {
      hint: meant(key, known) ?? `its keys are ${known.join(', ')}`,
    });
  }
  return null;
}

/** A file that was read and is not right. */
interface Wrong {
  readonly path: string;
  readonly file: unknown;
  readonly error: ZodError;
}

function wrongValue({ path, file, error }: Wrong, example: string): InputError {
  const [issue] = error.issues;
  const found = valueAt(file, issue?.path ?? []);
  const words = issue?.code === 'invalid_value' ? issue.values.map(String) : [];
  const slip = typeof found === 'string' ? meant(found, words) : null;
  return new InputError(`${path}: ${wrongWords(file, error)}`, {
    hint: slip ?? `compare it with ${example}`,
  });
}

/** What a word is most likely a slip of; null where it is far from all. */
function meant(word: string, words: readonly string[]): string | null {
  if (words.length === 0) return null;
  const near = closest(word, [...words]);
  return distance(word, near) <= 3 && near.length > 3 ? `perhaps ${near} was meant` : null;
}
