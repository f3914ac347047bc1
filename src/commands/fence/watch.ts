import type { ChildProcess } from 'node:child_process';
import { taken } from './meter.ts';
import type { Spent } from './task.ts';
import type { Answer, Threw } from './words.ts';

/** How work behind the fence came to its end. */
export type FenceEnd = { readonly kind: 'done' } | Threw | Stopped;

/** It was ended from outside, or its process ended in a way that nobody meant. */
export interface Stopped {
  readonly kind: 'stopped';
  readonly by: 'time' | 'memory' | 'crash';
  /** The limit that was passed, and what was reached, in words. */
  readonly limit: string;
  readonly reached: string;
}

/** What is watched for: how much may be spent, and who hears what is said. */
export interface Watched {
  /** On the first part of the work. */
  readonly limits: Spent;
  /** Takes each word; gives what may be spent on the part of the work that begins with it, null where none does. */
  readonly hear: (word: unknown) => Spent | null;
}

/** How often the memory of the process is looked at: it can grow by some 1 MiB a millisecond. */
const LOOK_MS = 20;

/** How much longer by the clock than by the processor work may take: the machine may be busy with other work. */
const PATIENCE = 8;

/** Watches over one task: takes what is said, and ends it where a limit is passed. */
export class Watch {
  readonly end: Promise<FenceEnd>;
  readonly #child: ChildProcess;
  readonly #hear: Watched['hear'];
  readonly #looks: NodeJS.Timeout;
  readonly #unlisten: () => void;
  #limits: Spent;
  #clock: NodeJS.Timeout;
  /** When the present part of the work began, by the processor's time; null before the first look. */
  #began: number | null = null;
  #start: number | null = null;
  #spent: Spent | null = null;
  #hasEnded = false;
  #settle: (end: FenceEnd) => void = () => {};

  constructor(child: ChildProcess, { limits, hear }: Watched) {
    this.#child = child;
    this.#limits = limits;
    this.#hear = hear;
    this.end = new Promise((resolve) => {
      this.#settle = resolve;
    });
    this.#clock = this.#startClock();
    this.#looks = setInterval(() => void this.#look(), LOOK_MS);
    const take = (answer: unknown): void => this.#take(answer as Answer);
    const left = (code: number | null, signal: string | null): void => this.#left(code, signal);
    child.on('message', take);
    child.once('exit', left);
    this.#unlisten = () => void child.off('message', take).off('exit', left);
  }

  /** What was seen of it, at most; null where the system does not tell. */
  get spent(): Spent | null {
    return this.#spent;
  }

  stop(): void {
    clearTimeout(this.#clock);
    clearInterval(this.#looks);
    this.#unlisten();
  }

  /** Where the processor's time is not told, or the process sleeps, the clock on the wall ends it, later. */
  #startClock(): NodeJS.Timeout {
    const wallMs = this.#limits.cpuMs * PATIENCE;
    return setTimeout(() => this.#stopFor('time', `${wallMs / 1000} s by the clock`), wallMs);
  }

  #take(answer: Answer): void {
    if (answer.kind === 'said') this.#enter(this.#hear(answer.word));
    else if (answer.kind !== 'up') this.#finish(answer);
  }

  /** What may be spent on a part of the work is reckoned from its beginning. */
  #enter(limits: Spent | null): void {
    if (limits === null || this.#hasEnded) return;
    this.#limits = limits;
    this.#began = null;
    clearTimeout(this.#clock);
    this.#clock = this.#startClock();
  }

  /** V8 ends a process whose heap is full by SIGABRT. */
  #left(code: number | null, signal: string | null): void {
    if (signal === 'SIGABRT' || code === 134) this.#stopFor('memory', `${this.#limits.memoryMiB} MiB`);
    else this.#stopFor('crash', signal === null ? `an end with code ${code}` : `an end by ${signal}`);
  }

  async #look(): Promise<void> {
    const now = await taken(this.#child.pid);
    if (now === null || this.#hasEnded) return;
    this.#began ??= now.cpuMs;
    this.#start ??= now.cpuMs;
    const memoryMiB = Math.max(this.#spent?.memoryMiB ?? 0, now.memoryMiB);
    this.#spent = { memoryMiB, cpuMs: now.cpuMs - this.#start };
    const limits = this.#limits;
    if (now.memoryMiB > limits.memoryMiB) this.#stopFor('memory', `${limits.memoryMiB} MiB`);
    else if (now.cpuMs - this.#began > limits.cpuMs) this.#stopFor('time', `${limits.cpuMs / 1000} s`);
  }

  #stopFor(by: Stopped['by'], limit: string): void {
    if (by === 'crash') this.#finish({ kind: 'stopped', by, limit: 'an end of its own', reached: limit });
    else this.#finish({ kind: 'stopped', by, limit, reached: `more than ${limit}` });
  }

  #finish(end: FenceEnd): void {
    this.#hasEnded = true;
    this.#settle(end);
  }
}
