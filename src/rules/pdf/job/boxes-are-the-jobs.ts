import type { BoxPt } from '../../../pdf/read/boxes.ts';
import { MM_PER_PT } from '../../../pdf/read/facts/looks/seen.ts';
import { about, type PdfRule } from '../subject.ts';

/** How far an edge may be off, in millimetres: a file rounds to a few digits, and no press holds a sheet so exactly. */
const SLACK = 0.02;

/**
 * Each page of a sheet is as large as the press's sheet, and begins where its media begins.
 *
 * Why     places are counted from the media's top left: a trim that is off shifts every plate under the next
 */
export const rule: PdfRule = {
  id: 'pdf/job/boxes-are-the-jobs',
  severity: 'error',
  source: 'house',
  says: 'each page’s TrimBox is the press’s sheet, from the media’s top left',
  check(subject, report) {
    const { job, document } = subject;
    if (job?.file == null || job.file.kind === 'tickets') return;
    const [width, height] = job.sheetMm;
    for (const { number, trim, media } of document.pages) {
      if (trim === null || media === null) continue;
      const found = placeOf(trim, media);
      const expected = { width, height, right: 0, down: 0 };
      if (KEYS.every((key) => Math.abs(found[key] - expected[key]) <= SLACK)) continue;
      report(about(subject, { page: number, expected: inWords(expected), found: inWords(found) }));
    }
  },
  message: ({ expected, found, place }) =>
    `the trim of page ${place?.page} should be ${expected} of its media: found ${found}`,
};

const KEYS = ['width', 'height', 'right', 'down'] as const;

/** A trim's size, and how far its top left stands from that of the media; in millimetres. */
type TrimPlace = Readonly<Record<(typeof KEYS)[number], number>>;

const placeOf = ([left, bottom, right, top]: BoxPt, [mediaLeft, , , mediaTop]: BoxPt): TrimPlace => ({
  width: (right - left) * MM_PER_PT,
  height: (top - bottom) * MM_PER_PT,
  right: (left - mediaLeft) * MM_PER_PT,
  down: (mediaTop - top) * MM_PER_PT,
});

const inWords = ({ width, height, right, down }: TrimPlace): string =>
  `${rounded(width)} × ${rounded(height)} mm, ${rounded(right)} mm right and ${rounded(down)} mm down`;

const rounded = (mm: number): number => Math.round(mm * 100) / 100 + 0;
