import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { fastest, type Took, timed } from './clock.ts';

const RUNS = 5;
const BIN = fileURLToPath(new URL('../src/grattage.mjs', import.meta.url));

/** How many seconds the bin takes to answer `--help`: the least that anyone waits for any command. */
export async function askForHelp(): Promise<number> {
  const runs: Took[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const { value, ...took } = await timed(() => spawnSync(process.execPath, [BIN, '--help']));
    if (value.status !== 0) throw new Error(`--help left with ${value.status}`);
    runs.push(took);
  }
  return fastest(runs).seconds;
}
