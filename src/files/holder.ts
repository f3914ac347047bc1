import { readFile, readlink } from 'node:fs/promises';
import { hostname } from 'node:os';
import { z } from 'zod';

/**
 * A process that holds a lock, as it writes itself down in it.
 *
 * Why     a process that was killed gives nothing back: whoever finds its lock must be able to tell that it is gone
 */
const Holder = z.strictObject({
  pid: z.int().positive(),
  /** The name of its machine, and of the space that its number counts in: a container has one of its own. */
  machine: z.string(),
  /** When it began, as its machine counts: tells it from a later process with the same number. Null where untold. */
  began: z.string().nullable(),
});

export type Holder = z.infer<typeof Holder>;

/** This process. */
export async function thisProcess(): Promise<Holder> {
  const { pid } = process;
  return { pid, machine: await thisMachine(), began: (await told(pid))?.began ?? null };
}

export const holderText = (holder: Holder): string => `${JSON.stringify(holder)}\n`;

/** The holder that a lock names; null where it names none. */
export function readHolder(text: string): Holder | null {
  try {
    return Holder.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

/**
 * Whether a holder is surely gone.
 *
 * Why     of another machine nothing is known here, and what is not known is taken for alive
 */
export async function isGone(holder: Holder): Promise<boolean> {
  if (await isElsewhere(holder)) return false;
  if (!isRunning(holder.pid)) return true;
  const now = await told(holder.pid);
  if (now === null) return false;
  return now.hasEnded || (holder.began !== null && now.began !== holder.began);
}

/** Whether the holder is of another machine than this one. */
export const isElsewhere = async ({ machine }: Holder): Promise<boolean> => machine !== (await thisMachine());

/** Signal 0 is none: the system only says whether there is anybody to send one to. */
function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (cause) {
    return !(cause instanceof Error && 'code' in cause && cause.code === 'ESRCH');
  }
}

async function thisMachine(): Promise<string> {
  const space = await readlink('/proc/self/ns/pid').catch(() => null);
  return space === null ? hostname() : `${hostname()} ${space}`;
}

/** What Linux, and no other system in this way, tells of a process; null where it is not told. */
async function told(pid: number): Promise<{ readonly began: string; readonly hasEnded: boolean } | null> {
  try {
    const [boot, stat] = await Promise.all([
      readFile('/proc/sys/kernel/random/boot_id', 'utf8'),
      readFile(`/proc/${pid}/stat`, 'utf8'),
    ]);
    // The name of the program stands in brackets and may hold spaces: fields are counted after it.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return {
      began: `${boot.trim()} ${fields[STARTED]}`,
      // Killed, and kept only until its parent takes note of it.
      hasEnded: fields[STATE] === 'Z' || fields[STATE] === 'X',
    };
  } catch {
    return null;
  }
}

const STATE = 0;
/** In ticks of the machine's clock. */
const STARTED = 19;
