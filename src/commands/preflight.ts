import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { type Finding, hasErrors } from '../base/finding.ts';
import { reason } from '../files/whole-file.ts';
import type { Attempt } from '../rules/pdf/can-be-read/attempt.ts';
import { NUMBERS, type ProfileName } from '../rules/pdf/numbers.ts';
import { PDF_ATTEMPT_RULES, PDF_PLATE_RULES } from '../rules/profile/pdf.ts';
import { run } from '../rules/run.ts';
import type { Desk } from './desk.ts';
import { Fence } from './fence/fence.ts';
import { type Inspected, inspectFile } from './preflight/inspect-file.ts';
import { type JobInHand, takeJob } from './preflight/job-in-hand.ts';
import { limitsFor } from './preflight/limits.ts';
import { type FileReport, humanReport, jsonReport } from './preflight/report.ts';

interface Flags {
  readonly job?: string;
  readonly profile?: ProfileName;
  readonly json?: boolean;
}

/** Judges finished files, ours and anyone's, by the rules of the press. */
export async function preflight(this: Desk, flags: Flags, ...paths: readonly string[]): Promise<void> {
  const job = flags.job === undefined ? null : await takeJob(flags.job);
  const profile = flags.profile ?? 'sheet';
  const fence = new Fence();
  const reports: FileReport[] = [];
  try {
    for (const path of paths) {
      const report = await judge({ path, profile, job, fence });
      if (report.kind === 'missing') this.say(`grattage: ${path}: ${report.because}\n  → name a PDF`);
      else reports.push(report);
      if (report.kind === 'missing' || !report.isPdf) this.foundUnreadable();
      else if (hasErrors(report.findings)) this.foundErrors();
    }
  } finally {
    fence.close();
  }
  const told = { numbers: NUMBERS[profile], withJob: job !== null, reports };
  if (reports.length > 0) await this.data(flags.json === true ? jsonReport(told) : humanReport(told));
}

interface ToJudge {
  readonly path: string;
  readonly profile: ProfileName;
  readonly job: JobInHand | null;
  readonly fence: Fence;
}

async function judge({
  path,
  profile,
  job,
  fence,
}: ToJudge): Promise<FileReport | { readonly kind: 'missing'; readonly because: string }> {
  const name = basename(path);
  const bytes = await sizeOf(path);
  if (typeof bytes === 'string') return { kind: 'missing', because: bytes };
  const order = {
    path,
    name,
    profile,
    job: job === null ? null : await job.fileOf(name, path),
    tickets: job?.ticketsIn(name) ?? null,
  };
  const inspected = await inspectFile(fence, order, limitsFor(bytes));
  return { kind: 'judged', path, name, bytes, ...judged(name, profile, inspected) };
}

/** The findings of all rules that could be run. */
function judged(name: string, profile: ProfileName, { end, pages, findings, weighed }: Inspected) {
  const attempt: Attempt = { name, end };
  const unweighed = (why: string): readonly Finding[] =>
    run(PDF_PLATE_RULES, { name, numbers: NUMBERS[profile], worst: [], unweighed: [{ page: null, why }] });
  return {
    pages,
    isPdf: !(end.kind === 'refused' && NO_PDF.has(end.reason)),
    findings: [
      ...run(PDF_ATTEMPT_RULES, attempt),
      ...findings,
      ...(typeof weighed === 'string' ? unweighed(weighed) : weighed),
    ],
  };
}

const NO_PDF: ReadonlySet<string> = new Set(['empty', 'not-a-pdf']);

/** The size of a file in bytes, or why there is none. */
async function sizeOf(path: string): Promise<number | string> {
  try {
    const found = await stat(path);
    return found.isFile() ? found.size : 'is no file';
  } catch (cause) {
    return `cannot be read (${reason(cause)})`;
  }
}
