import { about, type PdfRule } from './subject.ts';

/** Info says by a name of PDF, and not by text, whether the work is trapped. */
export const rule: PdfRule = {
  id: 'pdf/x09-trapped-is-a-name',
  severity: 'error',
  source: 'ISO',
  says: 'Trapped in Info is the name /True or /False',
  check(subject, report) {
    const entry = subject.document.info.find(({ key }) => key === 'Trapped');
    const isName = entry?.kind === 'name' && (entry.value === 'True' || entry.value === 'False');
    if (isName) return;
    const found =
      entry === undefined ? 'nothing' : entry.kind === 'name' ? `/${entry.value}` : `(${entry.value})`;
    report(about(subject, { expected: '/True or /False', found }));
  },
  message: ({ expected, found }) => `Trapped in Info should be ${expected}: found ${found}`,
};
