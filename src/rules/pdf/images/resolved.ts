import type { ImageLook } from '../../../pdf/read/facts/looks/looks.ts';
import type { Report } from '../../rule.ts';
import type { Resolution } from '../numbers.ts';
import { placed } from '../painted.ts';
import { about, type PdfSubject, pagesOf, timesText } from '../subject.ts';

interface Wanted {
  readonly kinds: readonly ImageLook['kind'][];
  readonly limits: Resolution;
}

/** One finding for each image of these kinds that is too coarse: an error far below the limit, else a warning. */
export function reportCoarse(subject: PdfSubject, report: Report, { kinds, limits }: Wanted): void {
  for (const { page, looks } of pagesOf(subject)) {
    for (const look of looks.images) {
      const ppi = Math.floor(look.ppi + 1e-6);
      if (!kinds.includes(look.kind) || ppi > limits.warning) continue;
      report(
        about(subject, {
          expected: `${limits.warning + 1} ppi`,
          found: `${ppi} ppi`,
          detail: `${look.object ?? 'inline'}, ${timesText(look)}`,
          severity: ppi <= limits.error ? 'error' : 'warning',
          ...placed(page, look),
        }),
      );
    }
  }
}
