import { mkdirSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { Fence } from '../src/commands/fence/fence.ts';
import { inspectFile } from '../src/commands/preflight/inspect-file.ts';
import { limitsFor } from '../src/commands/preflight/limits.ts';
import { partName } from '../src/imaging/parts.ts';
import { type Took, timed } from './clock.ts';
import { imageSheets } from './imaging/image-sheets.ts';
import type { LineBlock } from './imaging/line-block.ts';

/** A hundred sheets, of which the recto has most to read. */
const SHEETS = { from: 0, to: 100 };

/**
 * An imaging file of a hundred sheets judged as `grattage preflight` does it, the start of its own process included.
 *
 * Throws  Error if a rule finds fault with it
 */
export async function preflightSheets(block: LineBlock, folder: string): Promise<Took> {
  const into = join(folder, 'preflight');
  mkdirSync(into, { recursive: true });
  await imageSheets(block, SHEETS, into);
  const path = join(into, `${partName(block.plan, 'recto', SHEETS)}.pdf`);
  return judge(path);
}

async function judge(path: string): Promise<Took> {
  const name = basename(path);
  const fence = new Fence();
  const order = { path, name, profile: 'sheet', job: null, tickets: null } as const;
  const { value, ...took } = await timed(() => inspectFile(fence, order, limitsFor(statSync(path).size)));
  fence.close();
  const fault = value.findings.find(({ severity }) => severity === 'error');
  if (fault !== undefined) throw new Error(fault.message);
  if (value.pages === null) throw new Error(`${name} was not read`);
  return took;
}
