import type { PageFact } from './facts.ts';
import type { PagePlan } from './file-plan.ts';
import type { PrintedJob } from './printed-job.ts';
import type { ReadPage } from './read-face.ts';
import type { Register } from './register.ts';
import { missingWord } from './slug-words.ts';

/** Cells that have strayed from all tickets. */
export const judgeOutside = ({ outside }: ReadPage): readonly PageFact[] =>
  outside.map(() => ({
    rule: 'readback/mark-outside-its-zone',
    what: 'a cell',
    expected: 'it on its ticket',
    found: 'it on none',
  }));

/** The name of the sheet in its code, and in the words of its slug. */
export function judgeSheet(
  { sheetId, slug }: ReadPage,
  { sheet, ticketAt }: PagePlan & { readonly sheet: number },
  { job, register }: { readonly job: PrintedJob; readonly register: Register },
): readonly PageFact[] {
  // In the order of its places.
  const tickets = job.places.flatMap((_, position) => ticketAt(position) ?? []);
  const facts: PageFact[] = [];
  // A sheet's number in seven digits, then its first ticket in the order of the job.
  const name = String(sheet).padStart(7, '0') + register.number(Math.min(...tickets));
  if (sheetId !== name)
    facts.push({
      rule: 'readback/sheet-id-differs',
      what: '',
      expected: name,
      found: sheetId ?? 'none that can be read',
    });
  const missing = missingWord(slug, {
    sheet,
    sheets: job.sheetMap.sheets,
    first: register.number(tickets[0] ?? 0),
    last: register.number(tickets.at(-1) ?? 0),
  });
  if (missing !== null)
    facts.push({ rule: 'readback/slug-differs', what: '', expected: missing, found: 'no such word' });
  return facts;
}
