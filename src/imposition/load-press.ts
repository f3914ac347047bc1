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
  const parsed = PressFile.safeParse(readJson(path));
  if (!parsed.success) throw wrong(path, parsed.error);
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
function wrong(path: string, { issues }: ZodError): InputError {
  const unknown = issues.flatMap((issue) => (issue.code === 'unrecognized_keys' ? issue.keys : []))[0];
  if (unknown !== undefined) {
    return new InputError(`${path}: a press has no key ${unknown}`, { hint: meant(unknown) });
  }
  const [issue] = issues;
  const where = issue === undefined || issue.path.length === 0 ? '' : ` ${issue.path.join('.')}:`;
  return new InputError(`${path}:${where} ${issue?.message ?? 'is no press'}`, {
    hint: `compare it with assets/press/${DEFAULT_PRESS}.json`,
  });
}

function meant(key: string): string {
  const near = closest(key, KEYS);
  return distance(key, near) <= 3 ? `perhaps ${near} was meant` : `its keys are ${KEYS.join(', ')}`;
}
