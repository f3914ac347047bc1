import { SPOT_NAME } from '../../../base/ink.ts';
import { PROCESS } from '../../../pdf/read/plates/plate.ts';
import { about, houseSeverity, type PdfRule, type PdfSubject } from '../subject.ts';

/** What is no plate, or all of them. */
const SPECIAL: ReadonlySet<string> = new Set(['All', 'None']);

/** Spots have names that any RIP and job ticket can carry, and that no other ink has in another case. */
export const rule: PdfRule = {
  id: 'pdf/inks/spots-have-names-of-their-own',
  severity: 'error',
  source: 'house',
  says: 'names of spots are of A–Z, a–z, 0–9, _ and -, and differ by more than case',
  check(subject, report) {
    const severity = houseSeverity(subject);
    const taken = new Map<string, string>();
    for (const name of spotNames(subject)) {
      if (!SPOT_NAME.test(name))
        report(about(subject, { expected: `${SPOT_NAME.source}`, found: name, severity }));
      const twin = taken.get(name.toLowerCase());
      if (twin !== undefined) {
        report(about(subject, { expected: `a name other than ${twin}`, found: name, severity }));
      } else if (isNearlyProcess(name)) {
        report(about(subject, { expected: 'no name of a process ink', found: name, severity }));
      }
      taken.set(name.toLowerCase(), name);
    }
  },
  message: ({ expected, found }) => `the name of the spot « ${found} » should be ${expected}`,
};

/** `Black` as a Separation is the process black and no spot; `black` is a spot that takes its name. */
const isNearlyProcess = (name: string): boolean =>
  PROCESS.some((own) => own !== name && own.toLowerCase() === name.toLowerCase());

const spotNames = ({ document }: PdfSubject): readonly string[] => [
  ...new Set(document.spots.flatMap(({ names }) => names).filter((name) => !SPECIAL.has(name))),
];
