import type { Report } from '../rule.ts';
import { about, type PdfSubject } from './subject.ts';

/**
 * The properties of a file's XMP packet; null where they cannot be judged, which is reported as unchecked.
 *
 * Why     that there is no packet, or that it is no XML, is the matter of X04 and X07: the others cannot judge then
 */
export function packetOf(subject: PdfSubject, report: Report): ReadonlyMap<string, string> | null {
  const { xmp } = subject.document;
  if (xmp !== null && xmp.fault === null) return xmp.properties;
  report(
    about(subject, {
      found: xmp === null ? 'no XMP packet' : 'an XMP packet that is no well-formed XML',
      severity: 'unchecked',
    }),
  );
  return null;
}
