import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { InputError } from '../../src/base/fault.ts';
import { gameIds, loadTemplate } from '../../src/template/load.ts';

it('finds both games by their folders, in alphabetical order', async () => {
  expect(await gameIds()).toEqual(['happy-2014', 'rencontre-2007']);
  expect((await loadTemplate('happy-2014')).game.title).toBe('Happy 2014');
});

const thrown = async (load: Promise<unknown>): Promise<InputError> => {
  const fault = await load.then(
    () => null,
    (error: unknown) => error,
  );
  if (!(fault instanceof InputError)) throw new Error(`no InputError but ${fault}`);
  return fault;
};

it('asks what was meant by a game that there is not', async () => {
  const fault = await thrown(loadTemplate('happy2014'));
  expect(fault.message).toBe('there is no game "happy2014"');
  expect(fault.hint).toBe('did you mean happy-2014? The games are happy-2014, rencontre-2007');
});

it('takes no path for a game', async () => {
  expect((await thrown(loadTemplate('../templates/happy-2014'))).message).toBe(
    'there is no game "../templates/happy-2014"',
  );
});

describe('in a folder of games', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'grattage-games-'));
    for (const id of ['zoo', 'autre']) mkdirSync(join(folder, id));
    writeFileSync(join(folder, 'README.md'), 'not a game');
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('only folders are games', async () => {
    expect(await gameIds(folder)).toEqual(['autre', 'zoo']);
  });

  it('a game without its index is named by its file', async () => {
    const fault = await thrown(loadTemplate('zoo', folder));
    expect(fault.message).toBe(`${join(folder, 'zoo', 'index.ts')}: missing`);
    expect(fault.hint).toBe('a game exports `template` from its index.ts');
  });

  it.each([
    ['of another name', "export const template = { game: { id: 'lion' } };"],
    ['that is called otherwise', "export const game = { id: 'zoo' };"],
  ])('a game that exports a template %s is refused', async (_, text) => {
    const file = join(folder, 'zoo', 'index.ts');
    writeFileSync(file, text);
    const fault = await thrown(loadTemplate('zoo', folder));
    expect(fault.message).toBe(`${file}: exports no template of the game zoo`);
    expect(fault.hint).toBe('a game exports `template`, and its id is the name of its folder');
  });
});
