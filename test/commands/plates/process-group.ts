import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

/** The command itself, as a person begins it. */
export const GRATTAGE = fileURLToPath(new URL('../../../src/grattage.mjs', import.meta.url));

/** How a command ended, and what it said. */
export interface Ended {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** A command with the processes that it begins, as a terminal begins it: in a group of its own. */
export interface Running {
  /** Its process, and the name of the group. */
  readonly pid: number;
  readonly end: Promise<Ended>;
  /** What it said so far on standard error. */
  said(): string;
  /** Whether it has ended. */
  hasEnded(): boolean;
  /** Sends a signal to the command alone, or to all of its group, as Ctrl-C does. */
  send(signal: NodeJS.Signals, who: 'parent' | 'group'): void;
}

/** Begins a Node program with arguments. */
export function begin(program: string, args: readonly string[]): Running {
  const child = spawn(process.execPath, [program, ...args], {
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const { pid } = child;
  if (pid === undefined) throw new Error(`${program} did not begin`);
  const told = { stdout: '', stderr: '' };
  for (const stream of ['stdout', 'stderr'] as const) {
    child[stream].setEncoding('utf8').on('data', (text: string) => {
      told[stream] += text;
    });
  }
  const end = once(child, 'close').then(([code, signal]): Ended => ({ code, signal, ...told }));
  return {
    pid,
    end,
    said: () => told.stderr,
    hasEnded: () => child.exitCode !== null || child.signalCode !== null,
    send: (signal, who) => void process.kill(who === 'group' ? -pid : pid, signal),
  };
}

/** Runs a Node program to its end. */
export const ran = (program: string, args: readonly string[]): Promise<Ended> => begin(program, args).end;

/** How long processes without a parent may take to see it. */
const PATIENCE_MS = 10_000;

/** The processes of some groups that are still there after a while: none, if all is well. */
export async function leftOf(groups: readonly number[]): Promise<readonly number[]> {
  for (const until = Date.now() + PATIENCE_MS; ; await pause(50)) {
    const left = processes().filter(({ group }) => groups.includes(group));
    if (left.length === 0 || Date.now() > until) return left.map(({ pid }) => pid);
  }
}

/** The processes that a command began, at this moment. */
export const begunBy = ({ pid }: Running): readonly number[] =>
  processes()
    .filter(({ parent }) => parent === pid)
    .map((one) => one.pid);

interface Process {
  readonly pid: number;
  readonly parent: number;
  readonly group: number;
}

/**
 * All processes, but those that have ended and wait for whoever began them to hear of it.
 *
 * Source  proc(5): the fields of `stat` behind the name in brackets are the state, the parent and the group
 */
const processes = (): readonly Process[] =>
  readdirSync('/proc')
    .filter((name) => /^[0-9]+$/.test(name))
    .flatMap((pid) => {
      const [state, parent, group] = statOf(pid).split(') ').at(-1)?.split(' ') ?? [];
      return state === undefined || state === 'Z'
        ? []
        : [{ pid: Number(pid), parent: Number(parent), group: Number(group) }];
    });

function statOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8');
  } catch {
    return '';
  }
}
