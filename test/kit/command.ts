import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import type { Outcome } from './program.ts';

/** Where a command runs, and what it is given. */
export interface Surroundings {
  /** Standard input; nothing where left out. */
  readonly input?: string | Buffer;
  /** A shell line to run in place of the bare command, `"$@"` in it being the command: `"$@" > /dev/full`. */
  readonly shell?: string;
  /** The checkout that the command is taken from; this one where left out. */
  readonly checkout?: string;
}

const CHECKOUT = fileURLToPath(new URL('../..', import.meta.url));

/** Runs the command line as a user does, in a process of its own. */
export async function grattage(args: readonly string[], on: Surroundings = {}): Promise<Outcome> {
  const { shell = '"$@"', checkout = CHECKOUT, input = '' } = on;
  const command = [process.execPath, `${checkout}/src/grattage.mjs`, ...args];
  const run = spawn('bash', ['-c', shell, 'bash', ...command], { stdio: 'pipe' });
  run.stdin.on('error', () => {});
  run.stdin.end(input);
  const [stdout, stderr, [code]] = await Promise.all([
    text(run.stdout),
    text(run.stderr),
    once(run, 'close'),
  ]);
  return { code, stdout, stderr };
}
