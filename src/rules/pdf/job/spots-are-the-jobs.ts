import { about, type PdfRule } from '../subject.ts';
import type { JobInk } from './file-of-job.ts';

/** How far a share may be off, in percent: a file rounds to a few digits. */
const SLACK = 0.01;

/** The spots that every job may have besides its inks: marks on all plates, and what is no plate. */
const ANYWHERE: ReadonlySet<string> = new Set(['All', 'None', 'Cyan', 'Magenta', 'Yellow', 'Black']);

/** Every spot of the file is an ink of the job, and shows on screens and proofs what the job says. */
export const rule: PdfRule = {
  id: 'pdf/job/spots-are-the-jobs',
  severity: 'error',
  source: 'house',
  says: 'every spot is an ink of the job, with the job’s alternate',
  check(subject, report) {
    if (subject.job === null) return;
    const inks = new Map(subject.job.inks.map((ink) => [ink.name, ink]));
    const others = new Set(subject.job.file?.inks ?? []);
    for (const { names, family, solid, alternate } of subject.document.spots) {
      for (const name of names.filter((one) => !ANYWHERE.has(one) && !inks.has(one) && !others.has(one))) {
        report(about(subject, { expected: 'an ink of the job', found: 'none of them', detail: name }));
      }
      const ink = family === 'Separation' ? inks.get(names[0] ?? '') : undefined;
      if (ink === undefined) continue;
      const expected = `CMYK ${ink.alternate.join('/')}`;
      if (solid === null)
        report(
          about(subject, {
            expected,
            found: 'a transform of another kind',
            detail: ink.name,
            severity: 'unchecked',
          }),
        );
      else if (alternate !== 'DeviceCMYK' || !isAlternate(ink, solid)) {
        const found = `${alternate === 'DeviceCMYK' ? 'CMYK' : alternate} ${solid.map((share) => Math.round(share * 1e4) / 100).join('/')}`;
        report(about(subject, { expected, found, detail: ink.name }));
      }
    }
  },
  message: ({ expected, found, detail }) => `the spot ${detail} should be ${expected}: found ${found}`,
};

const isAlternate = ({ alternate }: JobInk, solid: readonly number[]): boolean =>
  solid.length === alternate.length &&
  alternate.every((percent, index) => Math.abs(percent - (solid[index] ?? 0) * 100) <= SLACK);
