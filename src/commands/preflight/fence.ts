import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { Bug } from '../../base/fault.ts';
import type { Finding } from '../../base/finding.ts';
import type { AttemptEnd } from '../../rules/pdf/can-be-read/attempt.ts';
import type { FenceLimits, Spent } from './limits.ts';
import { taken } from './meter.ts';
import type { InspectionOrder, InspectorWord } from './order.ts';

/** What came of one file. */
export interface Inspected {
  readonly end: AttemptEnd;
  /** Null where the file could not be read. */
  readonly pages: number | null;
  readonly findings: readonly Finding[];
  /** What the plates weigh; a sentence where they were not weighed. */
  readonly weighed: readonly Finding[] | string;
  /** What was seen of it, at most; null where the system does not tell. */
  readonly spent: Spent | null;
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
    this.#inspector ??= await startInspector();
    const inspector = this.#inspector;
    const inspected = await inspector.inspect(order, limits);
    if (!inspector.isAlive || (await inspector.memoryMiB()) > TIRED_MIB) this.close();
    return inspected;
  }

  close(): void {
    this.#inspector?.end();
    this.#inspector = null;
  }
}

/**
 * The most that the heap of an inspector may come to, in MiB.
 *
 * Why     far above what the fence lets it take: it is V8's own last word, where the system does not tell of memory
 */
const HEAP_MIB = 2048;

async function startInspector(): Promise<Inspector> {
  const child = fork(INSPECTOR, [], {
    execArgv: [`--max-old-space-size=${HEAP_MIB}`],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const [word] = await Promise.race([once(child, 'message'), once(child, 'exit').then(() => ['left'])]);
  if (word === 'left') throw new Bug('the process that inspects files ended before it was up');
  return new Inspector(child);
}

/** One inspecting process, from its start to its end. */
class Inspector {
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

  async memoryMiB(): Promise<number> {
    return (await taken(this.#child.pid))?.memoryMiB ?? 0;
  }
}

/** Watches over one inspection: takes what is said, and ends it where a limit is passed. */
class Watch {
  readonly outcome: Promise<Inspected>;
  readonly #child: ChildProcess;
  readonly #limits: FenceLimits;
  readonly #looks: NodeJS.Timeout;
  readonly #unlisten: () => void;
  #clock: NodeJS.Timeout;
  /** When the present part of the work began, by the processor's time; null before the first look. */
  #began: number | null = null;
  #start: number | null = null;
  #spent: Spent | null = null;
  #settle: (inspected: Inspected) => void = () => {};
  #judged: { readonly pages: number; readonly findings: readonly Finding[] } | null = null;
  #hasStopped = false;

  constructor(child: ChildProcess, limits: FenceLimits) {
    this.#child = child;
    this.#limits = limits;
    this.outcome = new Promise((resolve) => {
      this.#settle = resolve;
    });
    this.#clock = this.#startClock();
    this.#looks = setInterval(() => void this.#look(), LOOK_MS);
    const hear = (word: unknown): void => this.#hear(word as InspectorWord);
    const left = (code: number | null, signal: string | null): void => this.#left(code, signal);
    child.on('message', hear);
    child.once('exit', left);
    this.#unlisten = () => void child.off('message', hear).off('exit', left);
  }

  get hasStopped(): boolean {
    return this.#hasStopped;
  }

  stop(): void {
    clearTimeout(this.#clock);
    clearInterval(this.#looks);
    this.#unlisten();
  }

  /** Where the processor's time is not told, or the inspector sleeps, the clock on the wall ends it, later. */
  #startClock(): NodeJS.Timeout {
    const wallMs = this.#limit.cpuMs * PATIENCE;
    return setTimeout(() => this.#stopFor('time', `${wallMs / 1000} s by the clock`), wallMs);
  }

  /** Of the present part of the work. */
  get #limit(): Spent {
    return this.#judged === null ? this.#limits.reading : this.#limits.weighing;
  }

  #hear(word: InspectorWord): void {
    if (word.kind === 'ended') this.#end(word.end);
    else if (word.kind === 'judged') {
      this.#judged = word;
      this.#began = null;
      clearTimeout(this.#clock);
      this.#clock = this.#startClock();
    } else if (word.kind === 'weighed') this.#finish(word.findings);
  }

  /** V8 ends a process whose heap is full by SIGABRT. */
  #left(code: number | null, signal: string | null): void {
    if (signal === 'SIGABRT' || code === 134) this.#stopFor('memory', `${this.#limit.memoryMiB} MiB`);
    else this.#stopFor('crash', signal === null ? `an end with code ${code}` : `an end by ${signal}`);
  }

  async #look(): Promise<void> {
    const now = await taken(this.#child.pid);
    if (now === null || this.#hasStopped) return;
    this.#began ??= now.cpuMs;
    this.#start ??= now.cpuMs;
    const memoryMiB = Math.max(this.#spent?.memoryMiB ?? 0, now.memoryMiB);
    this.#spent = { memoryMiB, cpuMs: now.cpuMs - this.#start };
    const limit = this.#limit;
    if (now.memoryMiB > limit.memoryMiB) this.#stopFor('memory', `${limit.memoryMiB} MiB`);
    else if (now.cpuMs - this.#began > limit.cpuMs) this.#stopFor('time', `${limit.cpuMs / 1000} s`);
  }

  /** What was judged before stands: only the plates are then not weighed. */
  #stopFor(by: 'time' | 'memory' | 'crash', limit: string): void {
    this.#hasStopped = true;
    if (by === 'crash') this.#end({ kind: 'stopped', by, limit: 'an end of its own', reached: limit });
    else this.#end({ kind: 'stopped', by, limit, reached: `more than ${limit}` });
  }

  #end(end: AttemptEnd): void {
    if (end.kind === 'stopped') this.#hasStopped = true;
    if (this.#judged === null)
      this.#settle({ end, pages: null, findings: [], weighed: [], spent: this.#spent });
    else if (end.kind === 'stopped') this.#finish(`weighing its plates came to ${end.reached}`);
  }

  #finish(weighed: readonly Finding[] | string): void {
    if (this.#judged === null) return;
    const { pages, findings } = this.#judged;
    this.#settle({ end: { kind: 'read' }, pages, findings, weighed, spent: this.#spent });
  }
}

/** How much longer by the clock than by the processor a reading may take: the machine may be busy with other work. */
const PATIENCE = 8;
