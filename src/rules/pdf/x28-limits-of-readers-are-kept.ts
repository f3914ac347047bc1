import { about, type PdfRule, pagesOf } from './subject.ts';

/** What a reader of PDF must be able to hold: ISO 32000-1, annex C. */
const MOST_OBJECTS = 8_388_607;
const DEEPEST = 28;
const LONGEST_PT = 14_400;

/** Objects are not too many, states do not nest too deep, and pages are not too large, for any RIP to hold. */
export const rule: PdfRule = {
  id: 'pdf/x28-limits-of-readers-are-kept',
  severity: 'error',
  source: 'ISO',
  says: `at most ${MOST_OBJECTS} objects, q nested at most ${DEEPEST} deep, pages of at most ${LONGEST_PT} points`,
  check(subject, report) {
    const { objectCount } = subject.document;
    if (objectCount > MOST_OBJECTS) {
      report(about(subject, { expected: `at most ${MOST_OBJECTS} objects`, found: `${objectCount}` }));
    }
    for (const { number: page, media } of subject.document.pages) {
      const longest = media === null ? 0 : Math.max(media[2] - media[0], media[3] - media[1]);
      if (longest > LONGEST_PT) {
        report(
          about(subject, { expected: `pages of at most ${LONGEST_PT} points`, found: `${longest}`, page }),
        );
      }
    }
    for (const { page, looks } of pagesOf(subject)) {
      const problem = looks.problems.find(({ kind }) => kind === 'q-too-deep');
      if (problem === undefined) continue;
      report(
        about(subject, { expected: `q at most ${DEEPEST} deep`, found: problem.message, page: page.number }),
      );
    }
  },
  message: ({ expected, found }) =>
    `readers are asked for more than they must hold: expected ${expected}, found ${found}`,
};
