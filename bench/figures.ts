import { mkdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { writeWholeBytes } from '../src/files/whole-file.ts';

const OUTPUT = fileURLToPath(new URL('../output/', import.meta.url));
const FILE = `${OUTPUT}bench.json`;

/** Puts figures into `output/bench.json`, beside those of other runs that they do not stand for. */
export async function keepFigures(figures: Readonly<Record<string, unknown>>): Promise<void> {
  await mkdir(OUTPUT, { recursive: true });
  const before = await readFile(FILE, 'utf8').catch(() => '{}');
  const all = { ...(JSON.parse(before) as object), ...figures };
  await writeWholeBytes(FILE, `${JSON.stringify(all, null, 2)}\n`);
}
