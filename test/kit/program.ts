import { spawnSync } from 'node:child_process';
import programs from '../set-up/programs.json' with { type: 'json' };

/** An outside program that judges our output, as `test/set-up/programs.json` lists it. */
export type ProgramName = 'gs' | 'qpdf' | 'mutool' | 'pdftoppm' | 'pdffonts';

/**
 * The path of an outside program.
 *
 * Throws  Error if it is not installed: a test that needs it fails then, and is never skipped
 */
export function program(name: ProgramName): string {
  const found = spawnSync('sh', ['-c', 'command -v "$0"', name], { encoding: 'utf8' });
  if (found.status === 0) return found.stdout.trim();
  const from = programs.find((listed) => listed.name === name)?.package ?? name;
  throw new Error(`${name} is not installed and this test needs it: apt-get install ${from}`);
}

/** What a program printed on its way out; a code other than 0 is data here, not a fault. */
export interface Outcome {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs an outside program to its end. */
export function runProgram(name: ProgramName, args: readonly string[]): Outcome {
  const ran = spawnSync(program(name), args, { encoding: 'utf8', maxBuffer: 1 << 28 });
  if (ran.error !== undefined) throw ran.error;
  return { code: ran.status, stdout: ran.stdout, stderr: ran.stderr };
}
