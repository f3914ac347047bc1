import { about, type PdfRule } from '../subject.ts';

/** The file is made for the printing condition of its job. */
export const rule: PdfRule = {
  id: 'pdf/job/condition-is-the-jobs',
  severity: 'error',
  source: 'house',
  says: 'the output intent names the printing condition of the job',
  check(subject, report) {
    if (subject.job === null) return;
    for (const { subtype, identifier } of subject.document.intents) {
      if (subtype !== 'GTS_PDFX' || identifier === subject.job.condition) continue;
      report(about(subject, { expected: subject.job.condition, found: identifier ?? 'nothing' }));
    }
  },
  message: ({ expected, found }) =>
    `the output intent should name ${expected}, as the job does: found ${found}`,
};
