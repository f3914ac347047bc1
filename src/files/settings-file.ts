import { readFileSync } from 'node:fs';
import { closest, distance } from 'fastest-levenshtein';
import type { ZodError, ZodType, z } from 'zod';
import { InputError } from '../base/fault.ts';
import { reason } from './whole-file.ts';

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
  const where = issue === undefined || issue.path.length === 0 ? '' : ` ${issue.path.join('.')}:`;
  const found = valueAt(file, issue?.path ?? []);
  const words = issue?.code === 'invalid_value' ? issue.values.map(String) : [];
  const slip = typeof found === 'string' ? meant(found, words) : null;
  return new InputError(`${path}:${where} ${issue === undefined ? 'is not right' : inWords(issue, found)}`, {
    hint: slip ?? `compare it with ${example}`,
  });
}

type Issue = ZodError['issues'][number];

/** What is asked for and what was found, both. */
function inWords(issue: Issue, found: unknown): string {
  if (found === undefined) return 'is missing';
  switch (issue.code) {
    case 'too_small':
      return `must be ${issue.inclusive === false ? `more than ${issue.minimum}` : `${issue.minimum} or more`}, and is ${shown(found)}`;
    case 'too_big':
      return `must be ${issue.inclusive === false ? `less than ${issue.maximum}` : `${issue.maximum} or less`}, and is ${shown(found)}`;
    case 'invalid_type':
      return `must be ${KINDS[issue.expected] ?? issue.expected}, and is ${shown(found)}`;
    case 'invalid_value':
      return `must be ${issue.values.join(' or ')}, and is ${shown(found)}`;
    default:
      return issue.message;
  }
}

const KINDS: Readonly<Record<string, string>> = {
  int: 'a whole number',
  number: 'a number',
  string: 'text',
  object: 'an object',
};

/** A value as the file has it; of what holds others, only that it does. */
const shown = (found: unknown): string =>
  typeof found === 'object' && found !== null
    ? Array.isArray(found)
      ? 'a list'
      : 'an object'
    : JSON.stringify(found);

function valueAt(file: unknown, path: readonly PropertyKey[]): unknown {
  let value = file;
  for (const key of path) value = Object(value)[key];
  return value;
}

/** What a word is most likely a slip of; null where it is far from all. */
function meant(word: string, words: readonly string[]): string | null {
  if (words.length === 0) return null;
  const near = closest(word, [...words]);
  return distance(word, near) <= 3 && near.length > 3 ? `perhaps ${near} was meant` : null;
}
