import type { InfoEntry } from '../../pdf/read/facts/info.ts';
import { instantOfInfo, instantOfXmp } from './dates.ts';
import { packetOf } from './packet.ts';
import { about, type PdfRule } from './subject.ts';

/** What Info calls what, and what XMP calls it. */
const PAIRS: Readonly<Record<string, string>> = {
  Title: 'dc:title',
  Author: 'dc:creator',
  Subject: 'dc:description',
  Keywords: 'pdf:Keywords',
  Creator: 'xmp:CreatorTool',
  Producer: 'pdf:Producer',
  CreationDate: 'xmp:CreateDate',
  ModDate: 'xmp:ModifyDate',
  Trapped: 'pdf:Trapped',
};

/** Whatever Info says, XMP says too: one reader shows the one, and another the other. */
export const rule: PdfRule = {
  id: 'pdf/x08-info-and-xmp-agree',
  severity: 'error',
  source: 'ISO',
  says: 'Info and XMP say the same',
  check(subject, report) {
    const packet = packetOf(subject, report);
    if (packet === null) return;
    for (const entry of subject.document.info) {
      const property = PAIRS[entry.key];
      if (property === undefined || agrees(entry, packet.get(property))) continue;
      report(
        about(subject, {
          expected: `« ${entry.value} »`,
          found: packet.has(property) ? `« ${packet.get(property)} »` : 'nothing',
          detail: `${entry.key} and ${property}`,
        }),
      );
    }
  },
  message: ({ expected, found, detail }) =>
    detail === undefined
      ? `Info and XMP cannot be compared: there is ${found}`
      : `${detail} differ: Info says ${expected}, XMP ${found}`,
};

function agrees({ key, value }: InfoEntry, inXmp: string | undefined): boolean {
  if (inXmp === undefined) return false;
  if (value === inXmp) return true;
  if (key !== 'CreationDate' && key !== 'ModDate') return false;
  const moment = instantOfInfo(value);
  return moment !== null && moment === instantOfXmp(inXmp);
}
