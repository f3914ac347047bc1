import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { closest } from 'fastest-levenshtein';
import { InputError } from '../base/fault.ts';
import type { Template } from './template.ts';

/** The folder of all games: one folder each, named by the game's id. */
export const TEMPLATES = fileURLToPath(new URL('../../templates', import.meta.url));

/** The ids of all games, in alphabetical order. */
export async function gameIds(folder = TEMPLATES): Promise<readonly string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
}

/**
 * The template of a game, by its id.
 *
 * Throws  InputError if there is no such game, or its folder exports no template of that id
 */
export async function loadTemplate(id: string, folder = TEMPLATES): Promise<Template> {
  const ids = await gameIds(folder);
  if (!ids.includes(id)) throw unknownGame(id, ids);
  const file = join(folder, id, 'index.ts');
  if (!(await stat(file).catch(() => null))) {
    throw new InputError(`${file}: missing`, { hint: 'a game exports `template` from its index.ts' });
  }
  const { template } = (await import(pathToFileURL(file).href)) as { template?: Template };
  if (template?.game.id !== id) {
    throw new InputError(`${file}: exports no template of the game ${id}`, {
      hint: 'a game exports `template`, and its id is the name of its folder',
    });
  }
  return template;
}

const unknownGame = (id: string, ids: readonly string[]): InputError =>
  new InputError(`there is no game ${JSON.stringify(id)}`, {
    hint: `did you mean ${closest(id, [...ids])}? The games are ${ids.join(', ')}`,
  });
