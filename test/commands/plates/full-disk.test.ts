import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { Journal, readJournal } from '../../../src/files/journal.ts';
import { ranInProcess } from '../../kit/in-process.ts';
import { place } from '../../kit/place.ts';
import { chanceOf } from './chance.ts';
import { making, otherThan, partsMade, StoppedJob } from './job-on-disk.ts';
import { GRATTAGE, ran } from './process-group.ts';
import { smallDisk } from './small-disk.ts';
import { smallJob } from './small-job/program.ts';
import { IN_FIRST, platesFlags, wholePlates } from './whole-plates.ts';

/** Which file a command was refused, by the name that it has in its folder. */
const refusedFile = (stderr: string): string => /([^/\n]*): cannot be written/.exec(stderr)?.[1] ?? '';

/** What, where, and what to do: nothing else is said. */
const refusal = (path: string): string =>
  `grattage: ${path}: cannot be written (no space left on device)\n  → free some room, or write elsewhere with -o\n`;

const withoutKept = (stderr: string): string =>
  stderr.replace(/^[0-9,]+ sheets were made before, and are kept\n/, '');

test('a job on a disk that is full says so wherever it stands, and goes on as there is room again', async () => {
  const start = await smallJob(place());
  const whole = join(place(), 'whole');
  expect((await ran(start, [whole])).code).toBe(0);
  const seed = 2014;
  const chance = chanceOf(seed);
  let kB = 4;
  const disk = smallDisk(kB);
  const job = new StoppedJob(join(disk.path, 'job'));
  const refused = new Set<string>();
  for (;;) {
    const when = `seed ${seed}, a disk of ${kB} kB`;
    const { code, stderr } = await ran(start, [job.folder]);
    await job.mustBeSound(when);
    if (code === 0) break;
    const name = refusedFile(stderr);
    const where = name.endsWith('.lock') ? job.folder : making(job.folder);
    expect([code, withoutKept(stderr)], when).toEqual([2, refusal(join(where, name))]);
    refused.add(name.replace(/[-0-9]+\.pdf/, '.pdf'));
    kB += 4 * (1 + chance(kB < 228 ? 50 : 25));
    disk.grow(kB);
  }
  expect([...refused]).toEqual(expect.arrayContaining(['coat.pdf', 'journal']));
  expect([...refused].filter((name) => name.startsWith('imaging'))).not.toEqual([]);
  expect(otherThan(whole, job.folder)).toEqual([]);
}, 120_000);

test('a journal on a full disk never takes the beginning of a line for the line', async () => {
  const disk = smallDisk(8);
  const path = join(disk.path, 'journal');
  const journal = await Journal.begin(path);
  writeFileSync(join(disk.path, 'other'), Buffer.alloc(4_096));
  const entry = (at: number): object => ({ part: at, words: 'x'.repeat(100) });
  let written = 0;
  const fill = async (): Promise<void> => {
    for (;;) {
      await journal.write(entry(written));
      written += 1;
    }
  };
  await expect(fill()).rejects.toThrow(`${path}: cannot be written (no space left on device)`);
  await journal.close();
  expect(readFileSync(path).length).toBe(4_096);
  const found = await readJournal(path);
  expect(found?.entries).toEqual(Array.from({ length: written }, (_, at) => entry(at)));
});

test('plates of a block of which a process fills the disk end with 2 and a clear line, and go on with more room', async () => {
  const { block, folder } = await wholePlates();
  const disk = smallDisk(3_584);
  const job = new StoppedJob(join(disk.path, 'job'));
  const full = await ran(GRATTAGE, platesFlags(block, job.folder, { '--workers': '2' }));
  const name = refusedFile(full.stderr);
  expect(name).toMatch(/^imaging-/);
  expect([full.code, full.stderr]).toEqual([2, refusal(join(making(job.folder), name))]);
  await job.mustBeSound('the disk is full');
  expect(readdirSync(making(job.folder)).filter((one) => one.includes('002001'))).toEqual([]);
  const parts = await partsMade(job.folder);

  disk.grow(16_384);
  const more = await ranInProcess(platesFlags(block, job.folder));
  const said = parts.length === 0 ? '' : `${IN_FIRST} sheets were made before, and are kept\n`;
  expect([more.code, more.stderr.slice(0, said.length)]).toEqual([0, said]);
  await job.mustBeSound('there is room again');
  expect(otherThan(folder, job.folder)).toEqual([]);
}, 120_000);
