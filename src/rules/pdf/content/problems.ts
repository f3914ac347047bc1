import type { ProblemKind } from '../../../pdf/read/content/visitor.ts';
import type { Report } from '../../rule.ts';
import { about, type Found, type PdfSubject, pagesOf } from '../subject.ts';

/** One finding for each problem of these kinds that a page's content has. */
export function reportProblems(
  subject: PdfSubject,
  report: Report,
  { kinds, ...more }: { readonly kinds: readonly ProblemKind[] } & Pick<Found, 'expected'>,
): void {
  const wanted: ReadonlySet<string> = new Set(kinds);
  for (const { page, looks } of pagesOf(subject)) {
    for (const { kind, message, object, count } of looks.problems) {
      if (!wanted.has(kind)) continue;
      const times = count === 1 ? '' : `, ${count} times`;
      report(
        about(subject, { ...more, found: message, detail: `object ${object}${times}`, page: page.number }),
      );
    }
  }
}
