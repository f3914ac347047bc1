import type { Grade } from '../grade/grade.ts';
import type { Desk } from './desk.ts';
import { behindFence } from './fence/fence.ts';
import { pdfAt } from './fence/pdf-file.ts';
import { graded } from './grade/behind-fence.ts';
import { gradeLines } from './grade/report.ts';

interface Flags {
  readonly sheet?: number;
  readonly dpi?: number;
  readonly job?: string;
  readonly json?: boolean;
}

/** Measures the codes of a sheet on its plates, and says which would stop reading. */
export async function grade(this: Desk, flags: Flags, path: string): Promise<void> {
  const { sheet = 1, dpi = null, job = null } = flags;
  const { bytes } = await pdfAt(path);
  const grades = await behindFence((fence) => graded(fence, { path, sheet, dpi, job }, bytes));
  if (flags.json === true) await this.data(`${JSON.stringify(grades, null, 2)}\n`);
  else for (const line of gradeLines(grades)) await this.data(`${line}\n`);
  const hasFaults = grades.sides.some(
    ({ codes, missing }) => codes.length === 0 || missing.length > 0 || codes.some(isWeak),
  );
  if (hasFaults) this.foundErrors();
}

const isWeak = ({ weak, measures }: Pick<Grade, 'weak' | 'measures'>): boolean =>
  weak.length > 0 || measures === null;
