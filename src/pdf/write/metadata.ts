import { Bug } from '../../base/fault.ts';
import { Name } from './pdfkit-parts.ts';

/** What a file says of itself; Info and XMP are both made of it, so that they say the same. */
export interface About {
  readonly title: string;
  readonly subject: string;
}

/**
 * When every file says it was made.
 *
 * Why     the same work gives the same bytes next year: a date of the making would be the only thing to differ
 */
const MADE = new Date(Date.UTC(2000, 0, 1));

const CREATOR = 'grattage';
const PRODUCER = 'grattage, over pdfkit 0.20.2';

/** The Info dictionary. */
export const infoOf = ({ title, subject }: About) => ({
  Title: text(title),
  Subject: text(subject),
  Creator: CREATOR,
  Producer: PRODUCER,
  CreationDate: MADE,
  ModDate: MADE,
  Trapped: new Name('False'),
});

/**
 * The XMP packet.
 *
 * Shape   `documentId` is 32 hexadecimal digits of a hash of the file's content
 * Why     no PDF/X version yet: a file that claims it without an output intent would be a lie
 */
export function xmpOf({ title, subject }: About, documentId: string): string {
  const made = MADE.toISOString().replace('.000', '');
  const id = documentId.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, 'uuid:$1-$2-$3-$4-$5');
  return `<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
 <rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
  <rdf:Description rdf:about=""
    xmlns:dc="http://purl.org/dc/elements/1.1/"
    xmlns:pdf="http://ns.adobe.com/pdf/1.3/"
    xmlns:xmp="http://ns.adobe.com/xap/1.0/"
    xmlns:xmpMM="http://ns.adobe.com/xap/1.0/mm/">
   <dc:format>application/pdf</dc:format>
   <dc:title><rdf:Alt><rdf:li xml:lang="x-default">${escaped(title)}</rdf:li></rdf:Alt></dc:title>
   <dc:description><rdf:Alt><rdf:li xml:lang="x-default">${escaped(subject)}</rdf:li></rdf:Alt></dc:description>
   <xmp:CreatorTool>${CREATOR}</xmp:CreatorTool>
   <xmp:CreateDate>${made}</xmp:CreateDate>
   <xmp:ModifyDate>${made}</xmp:ModifyDate>
   <xmp:MetadataDate>${made}</xmp:MetadataDate>
   <xmpMM:DocumentID>${id}</xmpMM:DocumentID>
   <xmpMM:VersionID>1</xmpMM:VersionID>
   <xmpMM:RenditionClass>default</xmpMM:RenditionClass>
   <pdf:Producer>${PRODUCER}</pdf:Producer>
   <pdf:Trapped>False</pdf:Trapped>
  </rdf:Description>
 </rdf:RDF>
</x:xmpmeta>
<?xpacket end="r"?>`;
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escaped = (value: string): string => text(value).replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

/** Throws  Bug for a character that XML cannot hold at all */
function text(value: string): string {
  if (/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/u.test(value)) {
    throw new Bug(`a title may not hold control characters: ${JSON.stringify(value)}`);
  }
  return value;
}
