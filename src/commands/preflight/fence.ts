import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { Bug } from '../../base/fault.ts';
import type { Finding } from '../../base/finding.ts';
import type { AttemptEnd } from '../../rules/pdf/can-be-read/attempt.ts';
import type { InspectionOrder, InspectorWord } from './order.ts';

/** What may be spent on one file. */
export interface FenceLimits {
  /** To read and judge it, once the inspector is up. */
  readonly readingMs: number;
  /** To weigh its plates besides. */
  readonly weighingMs: number;
  /** Of the inspector's process, in all. */
  readonly memoryMiB: number;
}

/**
 * What a file of this size may need.
 *
 * Why     a ticket sheet of a megabyte is read in under a second, and in half of the memory; a file that takes all of this
 *         is none of a press
 */
export function limitsFor(bytes: number): FenceLimits {
  const megabytes = Math.ceil(bytes / 1e6);
  return {
    readingMs: 6_000 + 2_000 * (megabytes - 1),
    weighingMs: 2_500 + 25_000 * (megabytes - 1) + (bytes > 150_000 ? 60_000 : 0),
    memoryMiB: 440 + 12 * (megabytes - 1),
  };
}

/** What came of one file. */
export interface Inspected {
  readonly end: AttemptEnd;
  /** Null where the file could not be read. */
  readonly pages: number | null;
  readonly findings: readonly Finding[];
  /** What the plates weigh; a sentence where they were not weighed. */
  readonly weighed: readonly Finding[] | string;
}

const INSPECTOR = fileURLToPath(new URL('inspector.mjs', import.meta.url));

/** How often the inspector's memory is looked at: it can grow by some 1 MiB a millisecond. */
const LOOK_MS = 20;

/** An inspector that still holds this much after a file is let go, so that the next file starts afresh. */
const TIRED_MIB = 260;

/**
 * Files of others are read in a process of their own, which is ended where it takes more than the file can need.
 *
 * Why     no limit within a reader holds against all that a hostile file may do; the end of its process does
 */
export class Fence {
  #inspector: Inspector | null = null;

  /** Inspects one file, and comes to an end whatever the file holds. */
  async inspect(order: InspectionOrder, limits: FenceLimits): Promise<Inspected> {
    const inspector = await this.#inspectorFor(limits);
    const inspected = await inspector.inspect(order, limits);
    if (!inspector.isAlive || (await inspector.memoryMiB()) > TIRED_MIB) this.close();
    return inspected;
  }

  close(): void {
    this.#inspector?.end();
    this.#inspector = null;
  }

  async #inspectorFor({ memoryMiB }: FenceLimits): Promise<Inspector> {
    if (this.#inspector !== null && this.#inspector.heapMiB !== memoryMiB) this.close();
    this.#inspector ??= await startInspector(memoryMiB);
    return this.#inspector;
  }
}

async function startInspector(heapMiB: number): Promise<Inspector> {
  const child = fork(INSPECTOR, [], {
    execArgv: [`--max-old-space-size=${heapMiB}`],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const [word] = await Promise.race([once(child, 'message'), once(child, 'exit').then(() => ['left'])]);
  if (word === 'left') throw new Bug('the process that inspects files ended before it was up');
  return new Inspector(child, heapMiB);
}

/** One inspecting process, from its start to its end. */
class Inspector {
  readonly heapMiB: number;
  readonly #child: ChildProcess;
  #isAlive = true;

  constructor(child: ChildProcess, heapMiB: number) {
    this.#child = child;
    this.heapMiB = heapMiB;
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

  async inspect(order: InspectionOrder, limits: FenceLimits): Promise<Inspected> {
    const watch = new Watch(this.#child, limits);
    try {
      this.#child.send(order);
      return await watch.outcome;
    } finally {
      watch.stop();
      if (watch.hasStopped) this.end();
    }
  }

  memoryMiB(): Promise<number> {
    return memoryOf(this.#child.pid);
  }
}

/** Watches over one inspection: takes what is said, and ends it where a limit is passed. */
class Watch {
  readonly outcome: Promise<Inspected>;
  readonly #child: ChildProcess;
  readonly #limits: FenceLimits;
  readonly #looks: NodeJS.Timeout;
  readonly #stops: (() => void)[] = [];
  #clock: NodeJS.Timeout;
  #settle: (inspected: Inspected) => void = () => {};
  #judged: { readonly pages: number; readonly findings: readonly Finding[] } | null = null;
  #hasStopped = false;

  constructor(child: ChildProcess, limits: FenceLimits) {
    this.#child = child;
    this.#limits = limits;
    this.outcome = new Promise((resolve) => {
      this.#settle = resolve;
    });
    this.#clock = setTimeout(() => this.#stopFor('time', `${limits.readingMs / 1000} s`), limits.readingMs);
    this.#looks = setInterval(() => void this.#look(), LOOK_MS);
    const hear = (word: unknown): void => this.#hear(word as InspectorWord);
    const left = (code: number | null, signal: string | null): void => this.#left(code, signal);
    child.on('message', hear);
    child.once('exit', left);
    this.#stops.push(() => child.off('message', hear), () => child.off('exit', left));
  }

  get hasStopped(): boolean {
    return this.#hasStopped;
  }

  stop(): void {
    clearTimeout(this.#clock);
    clearInterval(this.#looks);
    for (const stop of this.#stops) stop();
  }

  #hear(word: InspectorWord): void {
    if (word.kind === 'ended') this.#end(word.end);
    else if (word.kind === 'judged') {
      this.#judged = word;
      clearTimeout(this.#clock);
      const { weighingMs } = this.#limits;
      this.#clock = setTimeout(() => this.#stopFor('time', `${weighingMs / 1000} s`), weighingMs);
    } else if (word.kind === 'weighed') this.#finish(word.findings);
  }

  /** V8 ends a process whose heap is full by SIGABRT. */
  #left(code: number | null, signal: string | null): void {
    if (signal === 'SIGABRT' || code === 134) this.#stopFor('memory', `${this.#limits.memoryMiB} MiB`);
    else this.#stopFor('crash', signal === null ? `an end with code ${code}` : `an end by ${signal}`);
  }

  async #look(): Promise<void> {
    const found = await memoryOf(this.#child.pid);
    if (found > this.#limits.memoryMiB) this.#stopFor('memory', `${this.#limits.memoryMiB} MiB`);
  }

  /** What was judged before stands: only the plates are then not weighed. */
  #stopFor(by: 'time' | 'memory' | 'crash', reached: string): void {
    this.#hasStopped = true;
    if (this.#judged !== null) this.#finish(`weighing the plates was stopped: ${WORDS[by](reached)}`);
    else this.#end({ kind: 'stopped', by, limit: by === 'crash' ? 'the end of the file' : reached, reached });
  }

  #end(end: AttemptEnd): void {
    if (end.kind === 'stopped') this.#hasStopped = true;
    if (this.#judged !== null) this.#finish(end.kind === 'stopped' ? `the plates were not weighed: ${end.reached}` : []);
    else this.#settle({ end, pages: null, findings: [], weighed: [] });
  }

  #finish(weighed: readonly Finding[] | string): void {
    if (this.#judged === null) return;
    this.#settle({ end: { kind: 'read' }, ...this.#judged, weighed });
  }
}

const WORDS = {
  time: (reached: string) => `it took more than ${reached}`,
  memory: (reached: string) => `it took more than ${reached}`,
  crash: (reached: string) => `the renderer came to ${reached}`,
};

const PAGE_BYTES = 4096;

/** The memory that a process holds, as Linux tells it; 0 where the system tells nothing, and the heap's own limit is the only one. */
async function memoryOf(pid: number | undefined): Promise<number> {
  try {
    const [, resident] = (await readFile(`/proc/${pid}/statm`, 'utf8')).split(' ');
    return (Number(resident) * PAGE_BYTES) / 2 ** 20;
  } catch {
    return 0;
  }
}
