import { instantOfXmp } from './dates.ts';
import { packetOf } from './packet.ts';
import { about, type PdfRule } from './subject.ts';

const DATES = ['xmp:CreateDate', 'xmp:ModifyDate', 'xmp:MetadataDate'];

/** XMP names the work, and says when it was made and changed. */
export const rule: PdfRule = {
  id: 'pdf/x05-xmp-title-and-dates',
  severity: 'error',
  source: 'ISO',
  says: 'XMP has a title and the three dates',
  check(subject, report) {
    const packet = packetOf(subject, report);
    if (packet === null) return;
    const wanted = [
      ['dc:title', 'a title', (value: string) => value.trim() !== ''],
      ...DATES.map((name) => [name, 'a date', (value: string) => instantOfXmp(value) !== null] as const),
    ] as const;
    for (const [detail, expected, holds] of wanted) {
      const value = packet.get(detail);
      if (value === undefined || !holds(value)) {
        report(about(subject, { expected, found: value === undefined ? 'nothing' : `« ${value} »`, detail }));
      }
    }
  },
  message: ({ expected, found, detail }) =>
    detail === undefined
      ? `title and dates cannot be judged: there is ${found}`
      : `${detail} should hold ${expected}: found ${found}`,
};
