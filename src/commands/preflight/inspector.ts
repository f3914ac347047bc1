import { readFile } from 'node:fs/promises';
import { InputError } from '../../base/fault.ts';
import type { Finding } from '../../base/finding.ts';
import { PER_PT } from '../../base/length.ts';
import { type BoundedFile, type Opened, openBounded } from '../../pdf/read/content/bounded-file.ts';
import type { PageBox } from '../../pdf/read/content/box.ts';
import { type WeighedInks, type WeighingOrder, weigh } from '../../pdf/read/facts/ink-sums.ts';
import type { PageFacts } from '../../pdf/read/facts/pages.ts';
import { type FileFacts, readFacts, workWithinTrim } from '../../pdf/read/facts/read-facts.ts';
import { PROCESS } from '../../pdf/read/plates/plate.ts';
import { NUMBERS } from '../../rules/pdf/numbers.ts';
import { PDF_PLATE_RULES, PDF_RULES } from '../../rules/profile/pdf.ts';
import { run } from '../../rules/run.ts';
import type { Task } from '../fence/task.ts';
import type { InspectionOrder, InspectorWord, LatticeBox } from './order.ts';

/** Reads one file, judges it, and weighs its plates. */
export const inspect: Task<InspectionOrder, InspectorWord> = async (order, say) => {
  const { name, job } = order;
  const numbers = NUMBERS[order.profile];
  const judged = await judgeBytes(order, await readFile(order.path));
  if (judged.kind === 'refused') {
    const { reason, message } = judged;
    say({ kind: 'refused', end: { kind: 'refused', reason, message } });
    return;
  }
  const { file, facts, findings } = judged;
  say({ kind: 'judged', pages: facts.document.pages.length, findings });
  // Without a job the process inks are one printing unit, and a spot is one of its own, which cannot be too heavy.
  const sums = await weighed(file, facts, { units: job?.units ?? [PROCESS], limit: numbers.inkSum });
  say({ kind: 'weighed', findings: run(PDF_PLATE_RULES, { name, numbers, ...sums }) });
};

/** A file that was read and judged, its plates not weighed; or why it could not be read. */
export type JudgedBytes =
  | {
      readonly kind: 'judged';
      readonly file: BoundedFile;
      readonly facts: FileFacts;
      readonly findings: readonly Finding[];
    }
  | ({ readonly kind: 'refused' } & Pick<Opened & { readonly ok: false }, 'reason' | 'message'>);

/** Judges a file by its bytes, in this process: nothing ends it where it takes too long. */
export async function judgeBytes(
  order: Omit<InspectionOrder, 'path'>,
  bytes: Uint8Array,
): Promise<JudgedBytes> {
  const { name, job, profile } = order;
  const opened = await openBounded(bytes);
  if (!opened.ok) return { kind: 'refused', reason: opened.reason, message: opened.message };
  const facts = readFacts(opened.file, bytes, (page) => workOn(order, page));
  const findings = run(PDF_RULES, { name, numbers: NUMBERS[profile], job, ...facts });
  return { kind: 'judged', file: opened.file, facts, findings };
}

/** The plates of a file, weighed, or why they are not: a file that was judged may still be none to render. */
async function weighed(
  file: BoundedFile,
  facts: FileFacts,
  { units, limit }: Pick<WeighingOrder, 'units'> & { readonly limit: number | null },
): Promise<WeighedInks> {
  if (limit === null) return { worst: [], unweighed: [] };
  try {
    return await weigh(file, facts, { units, limit });
  } catch (fault) {
    if (!(fault instanceof InputError)) throw fault;
    return { worst: [], unweighed: [{ page: null, why: fault.message }] };
  }
}

/** Where tickets are on a page, by the job; by the page's own trim where no job says it. */
function workOn({ tickets }: Pick<InspectionOrder, 'tickets'>, page: PageFacts): readonly PageBox[] | null {
  if (tickets === null || page.media === null) return workWithinTrim(page);
  const [left, , , top] = page.media;
  const boxes = tickets.pages[(page.number - 1) % tickets.pages.length] ?? [];
  return boxes.map(([x, y, width, height]: LatticeBox) => ({
    x0: left + x / PER_PT,
    y0: top - (y + height) / PER_PT,
    x1: left + (x + width) / PER_PT,
    y1: top - y / PER_PT,
  }));
}
