import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inProcesses } from '../../src/commands/processes.ts';

interface Task {
  readonly number: number;
  readonly fails?: 'in words' | 'on a pipe';
  /** Read when the task is sent to a process that has begun and was told of nothing yet. */
  readonly sent?: null;
}

/** Does tasks in two processes: gives back what came of them, in order. */
async function outcomesOf(
  tasks: readonly Task[],
  interruption: AbortSignal = new AbortController().signal,
): Promise<readonly number[]> {
  const outcomes: number[] = [];
  await inProcesses<Task, number>({
    module: new URL('./task.mjs', import.meta.url),
    tasks,
    processes: 2,
    done: async (outcome) => outcomes.push(outcome) > 0,
    heard: () => {},
    interruption,
  });
  return outcomes.sort((a, b) => a - b);
}

/** The fault that some work ends with. */
const faultOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => null,
    (fault: unknown) => fault,
  );

/** The processes that this one began and that did not end yet. */
const begun = (): readonly number[] =>
  readdirSync('/proc/self/task')
    .flatMap((thread) => readFileSync(`/proc/self/task/${thread}/children`, 'utf8').split(' '))
    .filter((pid) => pid !== '')
    .map(Number);

/** A task whose process is ended while the task is on its way to it; then something is done. */
function endedOnTheWay(andThen: () => void): Task {
  const before = new Set(begun());
  return {
    number: 1,
    get sent(): null {
      for (const pid of begun().filter((one) => !before.has(one))) process.kill(pid, 'SIGKILL');
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200);
      andThen();
      return null;
    },
  };
}

test('tasks are done in processes, each once', async () => {
  expect(await outcomesOf([1, 2, 3, 4, 5].map((number) => ({ number })))).toEqual([1, 2, 3, 4, 5]);
});

test('a fault told in words comes back in them, with what to do', async () => {
  expect(await faultOf(outcomesOf([{ number: 7, fails: 'in words' }]))).toMatchObject({
    name: 'InputError',
    message: 'no 7',
    hint: 'another than 7',
  });
});

test('a pipe that a process wrote to is not taken for the way to the process', async () => {
  expect(await faultOf(outcomesOf([{ number: 7, fails: 'on a pipe' }]))).toMatchObject({
    name: 'Error',
    message: 'write EPIPE',
  });
});

test('a process that ends before its task has reached it was ended from outside, and no file is blamed', async () => {
  expect(await faultOf(outcomesOf([endedOnTheWay(() => {})]))).toMatchObject({
    name: 'InputError',
    message: 'a process of this command was ended before its work was',
  });
});

test('a process that ends by a Ctrl-C of which we hear a moment later was interrupted with us', async () => {
  const ours = new AbortController();
  const late = endedOnTheWay(() => setTimeout(() => ours.abort(), 10));
  expect(await faultOf(outcomesOf([late], ours.signal))).toMatchObject({ name: 'AbortError' });
});
