import { about, type PdfRule } from './subject.ts';

/** The output intent holds the profile of a press, whole, in the four process colours. */
export const rule: PdfRule = {
  id: 'pdf/x12-profile-is-of-a-press',
  severity: 'error',
  source: 'ISO',
  says: 'the output intent’s profile is embedded whole: class prtr, space CMYK, N 4',
  check(subject, report) {
    for (const { subtype, profile } of subject.document.intents) {
      if (subtype !== 'GTS_PDFX') continue;
      if (profile === null) report(about(subject, { expected: 'a profile', found: 'none' }));
      else if (profile.deviceClass === null) {
        report(about(subject, { expected: 'a profile', found: 'bytes that are none' }));
      } else {
        const { deviceClass, space, components, isWhole } = profile;
        const found = `${deviceClass} ${space} N ${components ?? 'missing'}`;
        if (found !== EXPECTED) report(about(subject, { expected: EXPECTED, found }));
        if (!isWhole)
          report(
            about(subject, { expected: 'a whole profile', found: 'one cut short, or with more after it' }),
          );
      }
    }
  },
  message: ({ expected, found }) => `the profile of the output intent should be ${expected}: found ${found}`,
};

const EXPECTED = 'prtr CMYK N 4';
