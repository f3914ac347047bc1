import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import {
  type Holder,
  holderText,
  isElsewhere,
  isGone,
  readHolder,
  thisProcess,
} from '../../src/files/holder.ts';

/** The holder that a child process would be. */
const childWith = async (pid: number | undefined): Promise<Holder> => ({
  ...(await thisProcess()),
  pid: pid ?? 0,
  began: null,
});

test('this process holds what it holds, and is here', async () => {
  const holder = await thisProcess();
  expect(holder.pid).toBe(process.pid);
  expect([await isGone(holder), await isElsewhere(holder)]).toEqual([false, false]);
  expect(await thisProcess()).toEqual(holder);
});

test('a child is there until it was killed', async () => {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  const holder = await childWith(child.pid);
  expect(await isGone(holder)).toBe(false);
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect(await isGone(holder)).toBe(true);
});

test('a child that has ended is gone, though its parent has not taken note of it', async () => {
  // The shell starts a child, says its number, and becomes a program that never asks after it.
  const parent = spawn('sh', ['-c', 'sleep 0.3 & echo $!; exec sleep 20']);
  const [said] = await once(parent.stdout, 'data');
  const child = await childWith(Number(String(said)));
  expect(await isGone(child)).toBe(false);
  await expect.poll(() => isGone(child), { timeout: 5_000 }).toBe(true);
  expect(spawnSync('ps', ['-o', 'stat=', '-p', String(child.pid)], { encoding: 'utf8' }).stdout).toMatch(
    /^Z/,
  );
  parent.kill();
});

test('of a process of another machine nothing is known, and it is taken for alive', async () => {
  const holder = { ...(await thisProcess()), pid: 4_194_304, machine: 'press-room' };
  expect([await isElsewhere(holder), await isGone(holder)]).toEqual([true, false]);
});

test('a holder is read as it was written, and from nothing else', async () => {
  const holder = await thisProcess();
  expect(readHolder(holderText(holder))).toEqual(holder);
  for (const text of ['', '{', '1234', holderText(holder).slice(0, 9), holderText({ ...holder, pid: -1 })]) {
    expect(readHolder(text)).toBe(null);
  }
});
