import { about, type PdfRule } from '../subject.ts';

/** The pages hang in one tree, each once: no two readers count them otherwise. */
export const rule: PdfRule = {
  id: 'pdf/pages/tree-is-sound',
  severity: 'error',
  source: 'ISO',
  says: 'the tree of pages has pages, each once, without loops',
  check(subject, report) {
    for (const found of subject.document.treeFaults)
      report(about(subject, { expected: 'a sound tree', found }));
  },
  message: ({ expected, found }) => `expected ${expected} of pages: ${found}`,
};
