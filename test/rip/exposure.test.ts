import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { exposureOf } from '../../src/rip/exposure.ts';
import { place } from '../kit/place.ts';

function job(exposure: unknown): string {
  const folder = place();
  writeFileSync(join(folder, 'job.json'), JSON.stringify({ grattage: 1, exposure, files: [] }));
  for (const name of ['composite.pdf', 'back.pdf']) writeFileSync(join(folder, name), '');
  return folder;
}

test('the exposure of a job is its live files that are there, and what a crash left of one in the making', async () => {
  const folder = job(['composite.pdf', 'imaging-recto.pdf']);
  expect(await exposureOf(folder)).toEqual([join(folder, 'composite.pdf')]);
  mkdirSync(join(folder, '.grattage-next'));
  writeFileSync(join(folder, '.grattage-next', '.imaging-recto.pdf.part'), '');
  expect(await exposureOf(folder)).toEqual([
    join(folder, 'composite.pdf'),
    join(folder, '.grattage-next', '.imaging-recto.pdf.part'),
  ]);
  expect(await exposureOf(job([]))).toEqual([]);
});

test('a folder in which only a crash left something is exposed by that', async () => {
  const folder = place();
  mkdirSync(join(folder, '.grattage-next'));
  writeFileSync(join(folder, '.grattage-next', 'composite.pdf'), '');
  expect(await exposureOf(folder)).toEqual([join(folder, '.grattage-next', 'composite.pdf')]);
});

test('a making that cannot be looked into is refused, and never taken for an empty one', async () => {
  const folder = job(['composite.pdf']);
  writeFileSync(join(folder, '.grattage-next'), '');
  await expect(exposureOf(folder)).rejects.toMatchObject({
    message: `${join(folder, '.grattage-next')}: cannot be read (not a directory)`,
  });
});

test('a folder without a job, or with one that names files elsewhere, is refused', async () => {
  for (const folder of [place(), job(['../secret.pdf']), job(null)]) {
    await expect(exposureOf(folder)).rejects.toMatchObject({
      message: `${folder}: holds no job of plates`,
      hint: 'name the folder that grattage plates wrote, or a file of records',
    });
  }
});
