import { setMaxListeners } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Tinypool } from 'tinypool';
import { Bug, InputError } from '../base/fault.ts';

/** Work that is cut into tasks, and who does them. */
export interface Work<Task, Outcome> {
  /** A module whose default export takes a task and gives its outcome; both are copied from process to process. */
  readonly module: URL;
  readonly tasks: readonly Task[];
  readonly processes: number;
  /** Called for each outcome as it comes. False ends the work: no further task is begun, those that run are stopped. */
  readonly done: (outcome: Outcome) => Promise<boolean>;
  /** What a task says while it runs, by `process.send`. */
  readonly heard: (word: unknown) => void;
  readonly interruption: AbortSignal;
}

/**
 * Does tasks in so many processes, each the next task as it is free; gives back when all are done, or the work was ended.
 *
 * Throws  what the first task to fail throws, the others stopped; InputError if a process is ended from outside; an AbortError
 *         when it is interrupted
 * Why     processes and not threads: each has a memory of its own, which is small and stays so, however many there are
 */
export async function inProcesses<Task, Outcome>({
  module,
  tasks,
  processes,
  done,
  heard,
  interruption,
}: Work<Task, Outcome>): Promise<void> {
  const pool = new Tinypool({
    filename: fileURLToPath(module),
    runtime: 'child_process',
    serialization: 'advanced',
    minThreads: 0,
    maxThreads: Math.max(1, Math.min(processes, tasks.length)),
    execArgv: [`--max-old-space-size=${HEAP_MIB}`],
    terminateTimeout: 5_000,
  });
  const stop = new AbortController();
  const signal = AbortSignal.any([stop.signal, interruption]);
  // Each task listens to it, and a block has a hundred of them.
  setMaxListeners(0, signal);
  let failure: Failure | null = null;
  const fail = (one: Failure): void => {
    // What fails because the work was ended is no failure.
    if (!stop.signal.aborted) failure ??= one;
    stop.abort();
  };
  const failThere = (thrown: unknown): void => fail({ thrown: faultOf(thrown), isEnd: isEnd(thrown) });
  // Of a process that ends while it has no task, only the pool tells.
  pool.on('error', failThere);
  const one = (task: Task): Promise<void> => {
    const channel = { onMessage: () => {}, postMessage: heard };
    const run: Promise<Outcome> = pool.run(task, { signal, channel });
    const taken = async (outcome: Outcome): Promise<void> => {
      try {
        if (!(await done(outcome))) stop.abort();
      } catch (thrown) {
        fail({ thrown, isEnd: false });
      }
    };
    return run.then(taken, failThere);
  };
  try {
    await Promise.all(tasks.map(one));
  } finally {
    await pool.destroy();
  }
  const failed = failure as Failure | null;
  if (failed === null) return;
  if (failed.isEnd) {
    await pause(OWN_SIGNAL_MS);
    interruption.throwIfAborted();
  }
  throw failed.thrown;
}

/** What the work failed of, and whether that was the end of a process. */
interface Failure {
  readonly thrown: unknown;
  readonly isEnd: boolean;
}

/**
 * How long after the end of a process our own interruption may come, in milliseconds.
 *
 * Why     Ctrl-C goes to every process of a command; one that has only just begun cannot refuse it yet, and its end may be seen
 *         before our own signal is
 */
const OWN_SIGNAL_MS = 50;

/** What V8 may keep in a process: some 80 MiB are in use, and the more it may keep beyond that, the later it looks. */
const HEAP_MIB = 160;

/**
 * What a process threw, as it was: only its fields come from one process to another.
 *
 * Why     who is told of a full disk in words must be told so by whichever process found it
 */
function faultOf(thrown: unknown): unknown {
  if (isEnd(thrown)) return endedFromOutside(thrown);
  if (thrown instanceof Error || typeof thrown !== 'object' || thrown === null || !('message' in thrown))
    return thrown;
  const { name, message, hint, stack } = thrown as Partial<InputError>;
  if (name === 'InputError') return new InputError(String(message), typeof hint === 'string' ? { hint } : {});
  const fault = name === 'Bug' ? new Bug(String(message)) : new Error(String(message));
  return Object.assign(fault, { stack });
}

/**
 * Whether an error is this process's word for another that is no more: the pool's own, or the channel's, whose other end has gone.
 *
 * Why     what a process threw itself comes as fields and not as an Error, so that a pipe it wrote to is not taken for its channel
 */
const isEnd = (thrown: unknown): thrown is Error =>
  thrown instanceof Error &&
  (thrown.message === ENDED || CHANNEL_CODES.has((thrown as NodeJS.ErrnoException).code ?? ''));

/** The pool's own words for a process that is no more and did not say why. */
const ENDED = 'Worker exited unexpectedly';

/** What Node says of a message to a process that is no more. */
const CHANNEL_CODES = new Set(['EPIPE', 'ECONNRESET', 'ERR_IPC_CHANNEL_CLOSED']);

/** Why  the system ends the largest process where memory runs out, and people end what they think hangs */
const endedFromOutside = (cause: Error): InputError =>
  new InputError('a process of this command was ended before its work was', {
    hint: 'the system does so where memory runs out: run the same command again, with fewer --workers if need be',
    cause,
  });
