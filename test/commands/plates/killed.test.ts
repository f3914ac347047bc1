import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ranInProcess } from '../../kit/in-process.ts';
import { chanceOf } from './chance.ts';
import { making, otherThan, partsMade, StoppedJob } from './job-on-disk.ts';
import { begin, begunBy, GRATTAGE, leftOf, type Running, ran } from './process-group.ts';
import { smallJob } from './small-job/program.ts';
import { SHEETS, SHEETS_OF_FILE } from './small-job/sheets.ts';
import type { Moment } from './small-job/steps.ts';
import { IN_ALL, IN_FIRST, platesFlags, wholePlates } from './whole-plates.ts';

const within = mkdtempSync(join(tmpdir(), 'grattage-'));
/** A small job that was never stopped. */
const whole = join(within, 'whole');
/** The program that makes one, and how many steps on the disk it takes. */
let start: string;
let steps: number;
beforeAll(async () => {
  start = await smallJob(mkdtempSync(join(within, 'program-')));
  const { code, stdout, stderr } = await ran(start, [whole]);
  if (code !== 0 || stderr !== '') throw new Error(stderr);
  steps = Number(stdout);
});
afterAll(() => rmSync(within, { recursive: true }));

/** Two jobs are killed by turns at the same time, so that both cores have something to do. */
const SEEDS = [2014, 2007];
const KILLS_EACH = 15;

/** Later than this after a step, much else has been done. */
const LATEST_MS = 60;

test('a job that is killed at thirty moments of chance goes on each time, makes nothing twice, and ends as the whole', async () => {
  const groups: number[] = [];

  /** Begins a job or goes on with it, up to a moment or to its end. */
  async function goOn(job: StoppedJob, moment: Moment | null, when: string): Promise<'killed' | 'whole'> {
    const made = (await partsMade(job.folder)).length;
    const running = begin(start, [job.folder, ...(moment === null ? [] : [JSON.stringify(moment)])]);
    groups.push(running.pid);
    const { signal, code, stderr } = await running.end;
    await job.mustBeSound(when);
    if (signal === 'SIGKILL') return 'killed';
    expect([code, stderr], when).toEqual([0, made === 0 ? '' : keptLine(made * SHEETS_OF_FILE)]);
    expect(otherThan(whole, job.folder), when).toEqual([]);
    return 'whole';
  }

  async function killedFrom(seed: number): Promise<void> {
    const chance = chanceOf(seed);
    const next = (at: number): StoppedJob => new StoppedJob(join(within, `${seed}-${at}`));
    let [kills, jobs, job] = [0, 1, next(1)];
    while (kills < KILLS_EACH) {
      const moment: Moment = {
        step: 1 + chance(steps),
        lateMs: chance(2) === 0 ? 0 : chance(LATEST_MS),
        who: kills % 2 === 0 ? 'group' : 'parent',
      };
      const when = `seed ${seed}, kill ${kills + 1}: ${JSON.stringify(moment)}`;
      const end = await goOn(job, moment, when);
      if (end === 'killed') kills += 1;
      if (end === 'whole' || job.isDone()) job = next(++jobs);
    }
    expect(await goOn(job, null, `seed ${seed}, at last`)).toBe('whole');
  }

  await Promise.all(SEEDS.map(killedFrom));
  expect(await leftOf(groups)).toEqual([]);
}, 180_000);

const keptLine = (sheets: number): string =>
  `${sheets.toLocaleString('en')} sheets were made before, and are kept\n`;

/** Pauses until something is so, or the command has ended. */
async function until(running: Running, isTime: () => Promise<boolean> | boolean): Promise<void> {
  while (!(await isTime()) && !running.hasEnded()) await pause(1);
}

const stoppedLines = (made: number, sheets: number): string =>
  made === 0
    ? `grattage: stopped: none of ${sheets.toLocaleString('en')} sheets is made\n  → the same command begins anew\n`
    : `grattage: stopped: ${made.toLocaleString('en')} of ${sheets.toLocaleString('en')} sheets are made, and are kept\n  → the same command goes on from there\n`;

test('a job that is stopped by Ctrl-C at moments of chance says what is kept, and goes on', async () => {
  const job = new StoppedJob(join(within, 'ctrl-c'));
  const chance = chanceOf(2014);
  const groups: number[] = [];
  for (let at = 1; at <= 5; at++) {
    const before = (await partsMade(job.folder)).length;
    const running = begin(start, [job.folder]);
    groups.push(running.pid);
    await until(running, () => existsSync(`${making(job.folder)}.lock`));
    const lateMs = chance(400);
    await pause(lateMs);
    running.send('SIGINT', 'group');
    const { code, stderr } = await running.end;
    const when = `Ctrl-C ${at}, after ${lateMs} ms`;
    await job.mustBeSound(when);
    if (code === 0) break;
    const { length } = await partsMade(job.folder);
    const kept = before === 0 ? '' : keptLine(before * SHEETS_OF_FILE);
    expect([code, stderr], when).toEqual([2, `${kept}${stoppedLines(length * SHEETS_OF_FILE, SHEETS)}`]);
  }
  expect((await ran(start, [job.folder])).code).toBe(0);
  expect(otherThan(whole, job.folder)).toEqual([]);
  expect(await leftOf(groups)).toEqual([]);
}, 120_000);

test('a job of which one process is killed says so in a line, ends the others, and goes on', async () => {
  const job = new StoppedJob(join(within, 'one process'));
  const running = begin(start, [job.folder]);
  await until(running, async () => (await partsMade(job.folder)).length > 0);
  const [first] = begunBy(running);
  if (first === undefined) throw new Error('parts are made in no process of their own');
  process.kill(first, 'SIGKILL');
  const { code, stderr } = await running.end;
  expect([code, stderr]).toEqual([
    2,
    'grattage: a process of this command was ended before its work was\n' +
      '  → the system does so where memory runs out: run the same command again, with fewer --workers if need be\n',
  ]);
  expect(await leftOf([running.pid])).toEqual([]);
  await job.mustBeSound('one process was killed');
  expect((await ran(start, [job.folder])).code).toBe(0);
  await job.mustBeSound('at last');
}, 120_000);

test('a job in the making is refused to another command, which takes nothing from it', async () => {
  const job = new StoppedJob(join(within, 'refused'));
  const running = begin(start, [job.folder]);
  await until(running, async () => (await partsMade(job.folder)).length > 0);
  running.send('SIGSTOP', 'group');
  const before = (await partsMade(job.folder)).length;
  const other = await ran(start, [job.folder]);
  expect([other.code, other.stderr]).toEqual([
    2,
    expect.stringContaining(`another grattage is writing to it (process ${running.pid})`),
  ]);
  await job.mustBeSound('another was refused');
  expect(await partsMade(job.folder)).toHaveLength(before);
  running.send('SIGCONT', 'group');
  expect(await running.end).toMatchObject({ code: 0, stderr: '' });
  await job.mustBeSound('at last');
}, 120_000);

test('a part of which a file was changed or lost since is made again, and no other', async () => {
  const folder = join(within, 'changed');
  const running = begin(start, [folder]);
  await until(running, async () => (await partsMade(folder)).length > 3);
  running.send('SIGKILL', 'group');
  await running.end;
  const [changed, lost, ...kept] = await partsMade(folder);
  if (changed === undefined || lost === undefined) throw new Error('no part was made');
  const path = join(making(folder), changed.verso.name);
  writeFileSync(path, readFileSync(path, 'utf8').replace('verso', 'recto'));
  rmSync(join(making(folder), lost.recto.name));
  const { code, stderr } = await ran(start, [folder]);
  expect([code, stderr]).toEqual([0, keptLine(kept.length * SHEETS_OF_FILE)]);
  expect(otherThan(whole, folder)).toEqual([]);
}, 120_000);

test('plates of a block that are killed without their processes, then stopped by Ctrl-C, end as the whole', async () => {
  const { block, folder } = await wholePlates();
  const job = new StoppedJob(join(within, 'plates'));
  const groups: number[] = [];
  const begun = (): Running => {
    const running = begin(GRATTAGE, platesFlags(block, job.folder));
    groups.push(running.pid);
    return running;
  };

  const first = begun();
  await until(first, async () => (await partsMade(job.folder)).length === 1);
  first.send('SIGKILL', 'parent');
  expect((await first.end).signal).toBe('SIGKILL');
  await job.mustBeSound('killed without its processes');

  const second = begun();
  await until(second, () => second.said().includes('kept'));
  await until(second, () => existsSync(join(making(job.folder), '.imaging-recto-002001-002400.pdf.part')));
  second.send('SIGINT', 'group');
  const { code, stderr } = await second.end;
  expect([code, stderr]).toEqual([2, `${keptLine(IN_FIRST)}${stoppedLines(IN_FIRST, IN_ALL)}`]);
  await job.mustBeSound('stopped by Ctrl-C');

  const last = await ranInProcess(platesFlags(block, job.folder));
  expect([last.code, last.stderr.startsWith(keptLine(IN_FIRST))]).toEqual([0, true]);
  await job.mustBeSound('at last');
  expect(otherThan(folder, job.folder)).toEqual([]);
  expect(await leftOf(groups)).toEqual([]);
}, 180_000);
