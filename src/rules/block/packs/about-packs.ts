import type { PackBreaches } from '../../../audit/packs.ts';
import { plain } from '../../../base/count.ts';
import type { Report } from '../../rule.ts';
import { aboutBlock, many } from '../about.ts';

/** One finding for all packs that break a rule, the first of them by name; none where none does. */
export function aboutPacks({ count, first }: PackBreaches, expected: string, report: Report): void {
  if (count === 0) return;
  const named = first.map(({ from, found }) => `${found} from ${from} on`).join(', ');
  const more = count - first.length;
  report(
    aboutBlock({
      ticket: first[0]?.from ?? null,
      expected,
      found: many(count, 'pack'),
      detail: more > 0 ? `${named}, and ${plain(more)} more` : named,
    }),
  );
}
