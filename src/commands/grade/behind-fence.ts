import { basename } from 'node:path';
import { Bug } from '../../base/fault.ts';
import type { Fence } from '../fence/fence.ts';
import { plateLimits } from '../fence/limits.ts';
import { mustBeDone } from '../fence/must-be-done.ts';
import type { GradeOrder } from './order.ts';
import type { SheetGrades } from './report.ts';

/** Of the processor's time: what is looked through is rendered and searched for codes, in a fifth of it. */
const CPU_MS_PER_MEGAPIXEL = 1_000;

/**
 * The codes of a sheet of a file of so many bytes, measured behind the fence.
 *
 * Throws  InputError if the file or the job cannot be read, or takes more than its plates can need
 */
export async function graded(fence: Fence, order: GradeOrder, bytes: number): Promise<SheetGrades> {
  const limits = plateLimits(bytes, CPU_MS_PER_MEGAPIXEL);
  const { path, sheet } = order;
  let grades: SheetGrades | null = null;
  const { end } = await fence.run({
    task: 'grade',
    order,
    limits: limits.reading,
    hear: (word) => {
      if (word.kind === 'looks') return limits.pixels(word.pixels, word.atOnce);
      const { dpi, sides } = word;
      grades = { file: basename(path), sheet, dpi, indicative: true, sides };
      return null;
    },
  });
  mustBeDone(end, path);
  if (grades === null) throw new Bug('a sheet was graded and nothing said of its codes');
  return grades;
}
