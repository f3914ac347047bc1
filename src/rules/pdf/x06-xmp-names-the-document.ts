import { packetOf } from './packet.ts';
import { about, type PdfRule } from './subject.ts';

const NAMED = ['xmpMM:DocumentID', 'xmpMM:VersionID', 'xmpMM:RenditionClass'];

/** XMP names the document, its version and rendition, and says whether the work is trapped. */
export const rule: PdfRule = {
  id: 'pdf/x06-xmp-names-the-document',
  severity: 'error',
  source: 'ISO',
  says: 'XMP has DocumentID, VersionID, RenditionClass and Trapped',
  check(subject, report) {
    const packet = packetOf(subject, report);
    if (packet === null) return;
    for (const detail of NAMED) {
      if ((packet.get(detail) ?? '').trim() === '') {
        report(about(subject, { expected: 'a name', found: 'nothing', detail }));
      }
    }
    const trapped = packet.get('pdf:Trapped');
    if (trapped !== 'True' && trapped !== 'False') {
      report(
        about(subject, { expected: 'True or False', found: trapped ?? 'nothing', detail: 'pdf:Trapped' }),
      );
    }
  },
  message: ({ expected, found, detail }) =>
    detail === undefined
      ? `the names of the document cannot be judged: there is ${found}`
      : `${detail} should say ${expected}: found ${found}`,
};
