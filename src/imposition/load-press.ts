import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { closest, distance } from 'fastest-levenshtein';
import { InputError } from '../base/fault.ts';
import { readSettings } from '../files/settings-file.ts';
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
 * A press by its name, from `assets/press/`, or from a file of one's own: what has a slash or ends in `.json` is a path.
 *
 * Throws  InputError if there is none of that name, or its file is not right
 */
export function loadPress(nameOrPath: string = DEFAULT_PRESS): Press {
  if (isPath(nameOrPath)) return readPress(nameOrPath);
  const names = pressNames();
  if (!names.includes(nameOrPath)) throw unknownPress(nameOrPath, names);
  return readPress(`${FOLDER}${nameOrPath}.json`);
}

const isPath = (nameOrPath: string): boolean => nameOrPath.includes('/') || nameOrPath.endsWith('.json');

/** Why  `b2` is near `b1` and `roland` is near nothing: half of a name is what may be a slip */
function unknownPress(name: string, names: readonly string[]): InputError {
  const near = closest(name.toLowerCase(), [...names]);
  const isNear = distance(name.toLowerCase(), near) <= near.length / 2;
  return new InputError(`there is no press ${name}`, {
    hint: `${isNear ? `did you mean ${near}? The` : 'the'} presses are ${names.join(', ')}; a file of your own is named with its .json`,
  });
}

/**
 * A press from a file of one's own.
 *
 * Throws  InputError with the path and the first thing wrong in it
 */
export const readPress = (path: string): Press =>
  pressOf(
    readSettings(path, {
      what: 'a press',
      shape: PressFile,
      keys: Object.keys(PressFile.shape),
      within: { gutterMm: ['x', 'y'], backOffsetMm: ['x', 'y'] },
      example: `assets/press/${DEFAULT_PRESS}.json`,
    }),
  );
