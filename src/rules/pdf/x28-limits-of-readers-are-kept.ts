import { about, pagesOf, type PdfRule } from './subject.ts';

/** What a reader of PDF must be able to hold: ISO 32000-1, annex C. */
const MOST_OBJECTS = 8_388_607;
const DEEPEST = 28;

/** Objects are not too many, and graphics states do not nest too deep, for any RIP to hold. */
export const rule: PdfRule = {
  id: 'pdf/x28-limits-of-readers-are-kept',
  severity: 'error',
  source: 'ISO',
  says: `at most ${MOST_OBJECTS} objects, q nested at most ${DEEPEST} deep`,
  check(subject, report) {
    const { objectCount } = subject.document;
    if (objectCount > MOST_OBJECTS) {
      report(about(subject, { expected: `at most ${MOST_OBJECTS} objects`, found: `${objectCount}` }));
    }
    for (const { page, looks } of pagesOf(subject)) {
      const problem = looks.problems.find(({ kind }) => kind === 'q-too-deep');
      if (problem === undefined) continue;
      report(about(subject, { expected: `q at most ${DEEPEST} deep`, found: problem.message, page: page.number }));
    }
  },
  message: ({ expected, found }) => `readers are asked for more than they must hold: expected ${expected}, found ${found}`,
};
