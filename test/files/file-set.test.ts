import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { putTogether } from '../../src/files/file-set.ts';
import { place } from '../kit/place.ts';

const into = (path: string, isSecret = false) => ({ path, making: '.set.part', isSecret });

const two = async (folder: string): Promise<string> => {
  await writeFile(join(folder, 'a'), 'new');
  await writeFile(join(folder, 'b'), 'new');
  return 'made';
};

test('files come to be together, in folders that are made for them, and older ones give way', async () => {
  const path = join(place(), 'x', 'y');
  expect(await putTogether(into(path), two)).toBe('made');
  writeFileSync(join(path, 'a'), 'changed');
  expect(await putTogether(into(path, true), two)).toBe('made');
  expect(readdirSync(path)).toEqual(['a', 'b']);
  expect(readFileSync(join(path, 'a'), 'utf8')).toBe('new');
  expect(statSync(path).mode & 0o777).toBe(0o700);
});

test('where their making ends half-way, what was there before is there, and nothing else', async () => {
  const within = place();
  const half = async (folder: string): Promise<never> => {
    await writeFile(join(folder, 'a'), 'half');
    throw new Error('ended');
  };
  await expect(putTogether(into(join(within, 'x', 'y')), half)).rejects.toThrow('ended');
  expect(readdirSync(within)).toEqual([]);
  writeFileSync(join(within, 'a'), 'old');
  await expect(putTogether(into(within), half)).rejects.toThrow('ended');
  expect(readdirSync(within)).toEqual(['a']);
  expect(readFileSync(join(within, 'a'), 'utf8')).toBe('old');
});

test('where one has no place, none is put', async () => {
  const path = place();
  mkdirSync(join(path, 'b'));
  await expect(putTogether(into(path), two)).rejects.toMatchObject({
    name: 'InputError',
    message: `${join(path, 'b')}: cannot be written (a folder is there)`,
  });
  expect(readdirSync(path)).toEqual(['b']);
});

test('what a crash left of an earlier set is not put with the next', async () => {
  const path = place();
  mkdirSync(join(path, '.set.part'));
  writeFileSync(join(path, '.set.part', 'c'), 'left over');
  await putTogether(into(path), two);
  expect(readdirSync(path)).toEqual(['a', 'b']);
  expect(existsSync(join(path, '.set.part'))).toBe(false);
});
