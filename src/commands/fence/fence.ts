import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { Bug } from '../../base/fault.ts';
import { taken } from './meter.ts';
import type { Spent } from './task.ts';
import type { OrderOf, TaskName, WordOf } from './tasks.ts';
import { type FenceEnd, Watch, type Watched } from './watch.ts';
import type { Request } from './words.ts';

/** A task to be done behind the fence, with what it may spend. */
export interface Errand<Name extends TaskName> {
  readonly task: Name;
  readonly order: OrderOf<Name>;
  /** What may be spent on the first part of the work. */
  readonly limits: Spent;
  /** Takes each word; gives what may be spent on the part of the work that begins with it, null where none does. */
  readonly hear: (word: WordOf<Name>) => Spent | null;
}

/** What came of it. */
export interface Fenced {
  readonly end: FenceEnd;
  /** What was seen of it, at most; null where the system does not tell. */
  readonly spent: Spent | null;
}

const FENCED = fileURLToPath(new URL('fenced.mjs', import.meta.url));

/** A process that still holds this much after a task is let go, so that the next task starts afresh. */
const TIRED_MIB = 260;

/**
 * Files of others are read in a process of their own, which is ended where it takes more than the work can need.
 *
 * Why     no limit within a reader holds against all that a hostile file may do; the end of its process does
 */
export class Fence {
  #fenced: FencedProcess | null = null;

  /** Does one task, and comes to an end whatever the file holds. */
  async run<Name extends TaskName>({ task, order, limits, hear }: Errand<Name>): Promise<Fenced> {
    this.#fenced ??= await startProcess();
    const fenced = this.#fenced;
    const done = await fenced.run({ task, order }, { limits, hear: (word) => hear(word as WordOf<Name>) });
    if (!fenced.isAlive || (await fenced.memoryMiB()) > TIRED_MIB) this.close();
    return done;
  }

  close(): void {
    this.#fenced?.end();
    this.#fenced = null;
  }
}

/** Lends a fence, and takes it down whatever comes of the work. */
export async function behindFence<Result>(work: (fence: Fence) => Promise<Result>): Promise<Result> {
  const fence = new Fence();
  try {
    return await work(fence);
  } finally {
    fence.close();
  }
}

/**
 * The most that the heap of a fenced process may come to, in MiB.
 *
 * Why     far above what the fence lets it take: it is V8's own last word, where the system does not tell of memory
 */
const HEAP_MIB = 2048;

async function startProcess(): Promise<FencedProcess> {
  const child = fork(FENCED, [], {
    execArgv: [`--max-old-space-size=${HEAP_MIB}`],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const [word] = await Promise.race([once(child, 'message'), once(child, 'exit').then(() => ['left'])]);
  if (word === 'left') throw new Bug('the process that reads files of others ended before it was up');
  return new FencedProcess(child);
}

/** One process behind the fence, from its start to its end. */
class FencedProcess {
  readonly #child: ChildProcess;
  #isAlive = true;

  constructor(child: ChildProcess) {
    this.#child = child;
    child.once('exit', () => {
      this.#isAlive = false;
    });
  }

  get isAlive(): boolean {
    return this.#isAlive;
  }

  end(): void {
    if (this.#isAlive) this.#child.kill('SIGKILL');
    this.#isAlive = false;
  }

  /** Why  what ended otherwise than it was meant to may have left anything behind in its process */
  async run(request: Request, watched: Watched): Promise<Fenced> {
    const watch = new Watch(this.#child, watched);
    try {
      // A process that left meanwhile takes no request: its exit is seen by the watch.
      this.#child.send(request, () => {});
      const end = await watch.end;
      if (end.kind === 'stopped' || (end.kind === 'threw' && end.as !== 'InputError')) this.end();
      return { end, spent: watch.spent };
    } finally {
      watch.stop();
    }
  }

  async memoryMiB(): Promise<number> {
    return (await taken(this.#child.pid))?.memoryMiB ?? 0;
  }
}
