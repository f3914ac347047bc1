import type { BoxPt } from '../../pdf/read/boxes.ts';
import type { PageFacts } from '../../pdf/read/facts/pages.ts';
import { about, boxText, type PdfRule } from './subject.ts';

/** Annotations stay outside the bleed: some RIPs print them, and some do not. */
export const rule: PdfRule = {
  id: 'pdf/x23-no-annotations-inside-the-bleed',
  severity: 'error',
  source: 'ISO',
  says: 'no annotation reaches into the bleed',
  check(subject, report) {
    for (const page of subject.document.pages) {
      for (const { subtype, rect } of page.annotations) {
        if (ALLOWED.has(subtype) || !isInside(rect, page)) continue;
        const found = `/${subtype}${rect === null ? ' without a place' : ` at ${boxText(rect)}`}`;
        report(about(subject, { expected: 'none', found, page: page.number }));
      }
    }
  },
  message: ({ expected, found, place }) =>
    `annotations inside the bleed of page ${place?.page}: expected ${expected}, found ${found}`,
};

/** Traps lie over the whole page, by the standard. */
const ALLOWED: ReadonlySet<string> = new Set(['TrapNet']);

function isInside(rect: BoxPt | null, { bleed, trim, media }: PageFacts): boolean {
  const kept = bleed ?? trim ?? media;
  if (rect === null || kept === null) return true;
  return rect[0] < kept[2] && kept[0] < rect[2] && rect[1] < kept[3] && kept[1] < rect[3];
}
