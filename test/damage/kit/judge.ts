import type { Finding } from '../../../src/base/finding.ts';
import { judgeBytes } from '../../../src/commands/preflight/inspector.ts';
import { weigh } from '../../../src/pdf/read/facts/ink-sums.ts';
import { readBack } from '../../../src/readback/read-back.ts';
import { NUMBERS } from '../../../src/rules/pdf/numbers.ts';
import { PDF_ATTEMPT_RULES, PDF_PLATE_RULES } from '../../../src/rules/profile/pdf.ts';
import { run } from '../../../src/rules/run.ts';
import type { SmallJob } from './small-job.ts';

/** How closely files are looked at, where that takes long. */
export interface Look {
  /** Their plates are made and weighed. */
  readonly weighs?: boolean;
  /** The plates of one side are held against each other: all files of the job are read, those at hand as they are. */
  readonly sides?: boolean;
  /** They are looked at as pictures too. */
  readonly pictures?: boolean;
}

/**
 * All that preflight and read-back find in files of a job, by their bytes.
 *
 * Why     the commands would refuse a changed file by its hash: here it is judged as if nobody had noticed
 */
export async function findingsIn(
  of: SmallJob,
  files: ReadonlyMap<string, Uint8Array>,
  look: Look = {},
): Promise<readonly Finding[]> {
  const findings: Finding[] = [];
  for (const [name, bytes] of files) findings.push(...(await preflighted(of, { name, bytes, look })));
  return [...findings, ...(await readBackOf(of, files, look))];
}

async function preflighted(
  { inHand, folder }: SmallJob,
  { name, bytes, look }: { readonly name: string; readonly bytes: Uint8Array; readonly look: Look },
): Promise<readonly Finding[]> {
  const job = await inHand.fileOf(name, `${folder}/${name}`);
  const judged = await judgeBytes({ name, profile: 'sheet', job, tickets: inHand.ticketsIn(name) }, bytes);
  if (judged.kind === 'refused') return run(PDF_ATTEMPT_RULES, { name, end: { ...judged, kind: 'refused' } });
  const numbers = NUMBERS.sheet;
  if (look.weighs !== true || numbers.inkSum === null) return judged.findings;
  const sums = await weigh(judged.file, judged.facts, { units: job.units, limit: numbers.inkSum });
  return [...judged.findings, ...run(PDF_PLATE_RULES, { name, numbers, ...sums })];
}

/** Only the files at hand are read back, if no other can tell more: those are as they were. */
async function readBackOf(
  { game, map, art, job, records, bytes }: SmallJob,
  files: ReadonlyMap<string, Uint8Array>,
  { pictures, sides = false }: Look,
): Promise<readonly Finding[]> {
  const read = async (name: string): Promise<Uint8Array> => files.get(name) ?? bytes(name);
  const { findings } = await readBack({
    game,
    map,
    art,
    job: { ...job, files: job.files.filter(({ name }) => sides || files.has(name)) },
    records,
    read,
    ...(pictures === true ? { raster: { sheets: 1, seed: 'damage' } } : {}),
  });
  return findings;
}

/** The rules that fired, each once, in order. */
export const rulesOf = (findings: readonly Finding[]): readonly string[] =>
  [...new Set(findings.map(({ rule }) => rule))].sort();
