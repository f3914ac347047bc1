import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { holderText, thisProcess } from '../../src/files/holder.ts';
import { lockOf, withLock } from '../../src/files/lock.ts';
import { place } from '../kit/place.ts';

const LOCK = new URL('../../src/files/lock.ts', import.meta.url).href;

/** Another grattage, which takes the lock of a file and keeps it. */
async function holding(path: string): Promise<ChildProcess> {
  const keep = `
    const { withLock } = await import(${JSON.stringify(LOCK)});
    await withLock(${JSON.stringify(path)}, () => new Promise(() => {
      process.stdout.write('held');
      setInterval(() => {}, 1000);
    }));`;
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', keep], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  if (child.stdout === null) throw new Error('a child without output');
  await Promise.race([
    once(child.stdout, 'data'),
    once(child, 'exit').then(([code]) => Promise.reject(new Error(`the child ended with ${code}`))),
  ]);
  return child;
}

async function kill(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL');
  await once(child, 'exit');
}

/** Adds 1 to the number in a file, with time for another one to come between. */
async function addOne(path: string): Promise<void> {
  const before = Number(readFileSync(path, 'utf8'));
  await pause(2);
  writeFileSync(path, String(before + 1));
}

test('what is done under a lock is done one after the other, and the lock is given back though it fails', async () => {
  const path = join(place(), 'block.log');
  const seen: string[] = [];
  const work = (name: string) =>
    withLock(path, async () => {
      seen.push(`${name} begins`);
      await pause(5);
      seen.push(`${name} ends`);
    });
  await Promise.all([work('a'), work('b')]);
  expect(seen.map((word) => word.slice(2))).toEqual(['begins', 'ends', 'begins', 'ends']);
  await expect(withLock(path, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(readdirSync(dirname(path))).toEqual([]);
});

test('a lock that another grattage holds is waited for, and then its process is named', async () => {
  const path = join(place(), 'block.log');
  const { pid } = await holding(path);
  await expect(withLock(path, async () => {}, { tries: 3 })).rejects.toMatchObject({
    message: `${path}: another grattage is writing to it (process ${pid})`,
    hint: `wait for it; if process ${pid} is no grattage, take ${path}.lock away`,
  });
  expect(readdirSync(dirname(path))).toEqual(['block.log.lock']);
});

test('a lock whose grattage was killed is taken over, once, by however many come', async () => {
  const path = join(place(), 'count');
  writeFileSync(path, '0');
  await kill(await holding(path));
  expect(existsSync(lockOf(path))).toBe(true);
  await Promise.all(Array.from({ length: 8 }, () => withLock(path, () => addOne(path))));
  expect(readFileSync(path, 'utf8')).toBe('8');
  expect(readdirSync(dirname(path))).toEqual(['count']);
});

test('so it is though the one that took it over was killed as well', async () => {
  const path = join(place(), 'count');
  writeFileSync(path, '0');
  await kill(await holding(path));
  await kill(await holding(lockOf(path)));
  expect(readdirSync(dirname(path)).sort()).toEqual(['count', 'count.lock', 'count.lock.lock']);
  await Promise.all(Array.from({ length: 3 }, () => withLock(path, () => addOne(path))));
  expect(readFileSync(path, 'utf8')).toBe('3');
  expect(readdirSync(dirname(path))).toEqual(['count']);
});

test('a process that has the number of one that was killed does not keep its lock', async () => {
  const path = join(place(), 'block.log');
  writeFileSync(
    lockOf(path),
    holderText({ ...(await thisProcess()), began: 'before the machine was started' }),
  );
  await withLock(path, async () => {}, { tries: 2 });
  expect(existsSync(lockOf(path))).toBe(false);
});

test('a lock of another machine is kept, and the machine is named', async () => {
  const path = join(place(), 'block.log');
  writeFileSync(lockOf(path), holderText({ pid: 4_194_304, machine: 'press-room', began: null }));
  await expect(withLock(path, async () => {}, { tries: 2 })).rejects.toMatchObject({
    message: `${path}: another grattage is writing to it (process 4194304 on press-room)`,
    hint: `wait for it; if process 4194304 is no grattage, take ${path}.lock away`,
  });
  expect(existsSync(lockOf(path))).toBe(true);
});

test('a lock that names nobody is kept', async () => {
  const path = join(place(), 'block.log');
  writeFileSync(lockOf(path), '');
  await expect(withLock(path, async () => {}, { tries: 3 })).rejects.toMatchObject({
    message: `${path}: another grattage is writing to it`,
    hint: `if none is running, one was killed: take ${path}.lock away`,
  });
  expect(existsSync(lockOf(path))).toBe(true);
});

test('where no lock can be made, that is said at once', async () => {
  const path = join(place(), 'none', 'block.log');
  await expect(withLock(path, async () => {})).rejects.toMatchObject({
    message: `${path}: cannot be written (no such file or directory)`,
  });
});
