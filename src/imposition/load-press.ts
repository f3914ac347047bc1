import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { closest, distance } from 'fastest-levenshtein';
import type { ZodError } from 'zod';
import { InputError } from '../base/fault.ts';
import type { Press } from './press.ts';
import { PressFile, pressOf } from './press-file.ts';

const FOLDER = fileURLToPath(new URL('../../assets/press/', import.meta.url));

/** The press that jobs are imposed for where none is named. */
export const DEFAULT_PRESS = 'b1';

/** The names of the presses at hand, in order. */
export const pressNames = (): readonly string[] =>
  readdirSync(FOLDER)
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.slice(0, -'.json'.length))
    .sort();

/**
 * A press by its name, from `assets/press/`.
 *
 * Throws  InputError if there is none of that name, or its file is not right
 */
export function loadPress(name: string = DEFAULT_PRESS): Press {
  const names = pressNames();
  if (!names.includes(name)) {
    throw new InputError(`there is no press ${name}`, { hint: `the presses are ${names.join(', ')}` });
  }
  return readPress(`${FOLDER}${name}.json`);
}

/**
 * A press from a file of one's own.
 *
 * Throws  InputError with the path and the first thing wrong in it
 */
export function readPress(path: string): Press {
  const file = readJson(path);
  const parsed = PressFile.safeParse(file);
  if (!parsed.success) throw wrong(path, file, parsed.error);
  return pressOf(parsed.data);
}

function readJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (cause) {
    throw new InputError(`${path}: cannot be read as JSON`, { hint: 'a press is one JSON object', cause });
  }
}

const KEYS = Object.keys(PressFile.shape);

/** Why  an unknown key is said first: where it is a typo, the key that it stands for is missing as well */
function wrong(path: string, file: unknown, { issues }: ZodError): InputError {
  const [unknown] = issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys' ? issue.keys.map((key) => ({ within: issue.path, key })) : [],
  );
  if (unknown !== undefined) {
    const { within, key } = unknown;
    const keys = within.length === 0 ? KEYS : ['x', 'y'];
    return new InputError(`${path}: a press has no key ${[...within, key].join('.')}`, {
      hint: meant(key, keys) ?? `its keys are ${keys.join(', ')}`,
    });
  }
  const [issue] = issues;
  const where = issue === undefined || issue.path.length === 0 ? '' : ` ${issue.path.join('.')}:`;
  const given = issue?.code === 'invalid_value' ? valueAt(file, issue.path) : null;
  const words = issue?.code === 'invalid_value' ? issue.values.map(String) : [];
  return new InputError(`${path}:${where} ${issue?.message ?? 'is no press'}`, {
    hint:
      (given === null ? null : meant(given, words)) ?? `compare it with assets/press/${DEFAULT_PRESS}.json`,
  });
}

/** The word at a path of a file; null where there is none. */
function valueAt(file: unknown, path: readonly PropertyKey[]): string | null {
  let value = file;
  for (const key of path) value = Object(value)[key];
  return typeof value === 'string' ? value : null;
}

/** What a word is most likely a slip of; null where it is far from all. */
function meant(word: string, words: readonly string[]): string | null {
  if (words.length === 0) return null;
  const near = closest(word, words);
  return distance(word, near) <= 3 && near.length > 3 ? `perhaps ${near} was meant` : null;
}
