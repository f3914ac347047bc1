import { about, type PdfRule } from './subject.ts';

/** The trailer has an ID of two strings, by which a file and its versions are told apart. */
export const rule: PdfRule = {
  id: 'pdf/x03-trailer-id',
  severity: 'error',
  source: 'ISO',
  says: 'the trailer has an ID of two strings',
  check(subject, report) {
    const { id } = subject.document;
    if (id?.length === 2 && id.every((part) => part !== '')) return;
    const found = id === null ? 'no ID' : `${id.filter((part) => part !== '').length} of them`;
    report(about(subject, { expected: 'two strings', found }));
  },
  message: ({ expected, found }) => `the ID of the trailer should be ${expected}: found ${found}`,
};
