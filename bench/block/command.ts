import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { MemoryWatch } from './memory-watch.ts';

const BIN = fileURLToPath(new URL('../../src/grattage.mjs', import.meta.url));

/** What a command took, from the start of its process to its end. */
export interface CommandRun {
  readonly seconds: number;
  /** Of each of its processes, its own first; empty where it cannot be told. */
  readonly peakMebibytes: readonly number[];
  readonly stdout: string;
}

/**
 * Runs grattage as a shell does.
 *
 * Throws  Error if it does not leave with 0, with what it said
 */
export async function grattage(args: readonly string[]): Promise<CommandRun> {
  const start = performance.now();
  const child = spawn(process.execPath, [BIN, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  if (child.pid === undefined) throw new Error('no process could be started');
  const watch = new MemoryWatch(child.pid);
  const [stdout, stderr] = [textOf(child.stdout), textOf(child.stderr)];
  const [code] = (await once(child, 'close')) as [number | null];
  const peakMebibytes = watch.end();
  if (code !== 0)
    throw new Error(`grattage ${args.join(' ')} left with ${code}\n${await stderr}${await stdout}`);
  return { seconds: (performance.now() - start) / 1000, peakMebibytes, stdout: await stdout };
}

async function textOf(stream: NodeJS.ReadableStream): Promise<string> {
  let text = '';
  for await (const chunk of stream) text += String(chunk);
  return text;
}
