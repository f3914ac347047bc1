import { Readable, Writable } from 'node:stream';
import { main } from '../../src/main.ts';
import type { Outcome } from './program.ts';

/** What a command printed, its standard output as bytes as well. */
export interface RanInProcess extends Outcome {
  readonly bytes: Buffer;
}

/** Somewhere to print to that remembers. */
class Printed extends Writable {
  readonly pieces: Buffer[] = [];

  override _write(piece: Buffer, _encoding: string, taken: () => void): void {
    this.pieces.push(Buffer.from(piece));
    taken();
  }
}

/**
 * Runs the command line in this process: as a user does, but for the start of a program of its own.
 *
 * Why     a test that runs thirty commands waits for fonts and games once
 */
export async function ranInProcess(
  args: readonly string[],
  { input = '' }: { readonly input?: string } = {},
): Promise<RanInProcess> {
  const [stdout, stderr] = [new Printed(), new Printed()];
  const stage = {
    argv: ['node', 'grattage', ...args],
    stdin: Readable.from(input === '' ? [] : [Buffer.from(input)]),
    stdout,
    stderr,
    exitCode: 0,
  };
  await main(stage as unknown as NodeJS.Process);
  const bytes = Buffer.concat(stdout.pieces);
  return {
    code: stage.exitCode,
    stdout: bytes.toString('utf8'),
    stderr: Buffer.concat(stderr.pieces).toString('utf8'),
    bytes,
  };
}
