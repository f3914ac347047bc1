import { about, type PdfRule } from '../subject.ts';

/** The job has a file of that name, with as many pages, and these very bytes. */
export const rule: PdfRule = {
  id: 'pdf/job/names-the-file',
  severity: 'error',
  source: 'house',
  says: 'the file is one of the job’s: its name, pages and bytes',
  check(subject, report) {
    const { job, document } = subject;
    if (job === null) return;
    if (job.file === null) {
      report(about(subject, { expected: 'a name of the job', found: 'one that the job does not have' }));
      return;
    }
    const { pages, isUnchanged } = job.file;
    if (document.pages.length !== pages) {
      report(about(subject, { expected: `${pages} pages`, found: `${document.pages.length}` }));
    }
    if (!isUnchanged)
      report(about(subject, { expected: 'the bytes that the job was made with', found: 'other bytes' }));
  },
  message: ({ expected, found }, { name }) => `${name} should have ${expected}: found ${found}`,
};
