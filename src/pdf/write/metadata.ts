import { Bug } from '../../base/fault.ts';
import { Name } from './pdfkit-parts.ts';
import { element, mustBeXmlText, xmlText } from './xml.ts';

/** What a file says of itself; Info and XMP are both made of it, so that they say the same. */
export interface About {
  readonly title: string;
  readonly subject: string;
  /** PDF/X-4 always; PDF/VT-1 too where the parts of variable data are told apart. */
  readonly variable: 'PDF/VT-1' | null;
}

/**
 * When every file says it was made.
 *
 * Why     the same work gives the same bytes next year: a date of the making would be the only thing to differ
 */
const MADE = new Date(Date.UTC(2000, 0, 1));

const CREATOR = 'grattage';
const PRODUCER = 'grattage, over pdfkit 0.20.2';

/** One thing that a file says: under a name in XMP, and under another in Info where Info has one. */
interface Fact {
  readonly xmp: string;
  readonly info?: string;
  readonly value: string | Date;
  /** Left out: text. Alternatives are texts by language; a name is one of PDF's own. */
  readonly form?: 'alternatives' | 'name';
}

const factsOf = ({ title, subject, variable }: About): readonly Fact[] => [
  { xmp: 'dc:format', value: 'application/pdf' },
  { xmp: 'dc:title', info: 'Title', value: titled(title), form: 'alternatives' },
  { xmp: 'dc:description', info: 'Subject', value: subject, form: 'alternatives' },
  { xmp: 'xmp:CreatorTool', info: 'Creator', value: CREATOR },
  { xmp: 'xmp:CreateDate', info: 'CreationDate', value: MADE },
  { xmp: 'xmp:ModifyDate', info: 'ModDate', value: MADE },
  { xmp: 'xmp:MetadataDate', value: MADE },
  { xmp: 'xmpMM:VersionID', value: '1' },
  { xmp: 'xmpMM:RenditionClass', value: 'default' },
  { xmp: 'pdf:Producer', info: 'Producer', value: PRODUCER },
  { xmp: 'pdf:Trapped', info: 'Trapped', value: 'False', form: 'name' },
  { xmp: 'pdfxid:GTS_PDFXVersion', value: 'PDF/X-4' },
  ...(variable === null
    ? []
    : [
        { xmp: 'pdfvtid:GTS_PDFVTVersion', value: variable },
        { xmp: 'pdfvtid:GTS_PDFVTModDate', value: MADE },
      ]),
];

/** The Info dictionary. */
export const infoOf = (about: About): Readonly<Record<string, string | Date | Name>> =>
  Object.fromEntries(
    factsOf(about).flatMap(({ info, value, form }) =>
      info === undefined ? [] : [[info, form === 'name' ? new Name(`${value}`) : inInfo(value)]],
    ),
  );

const inInfo = (value: string | Date): string | Date =>
  value instanceof Date ? value : mustBeXmlText(value);

const NAMESPACES: Readonly<Record<string, string>> = {
  'xmlns:rdf': 'http://www.w3.org/1999/02/22-rdf-syntax-ns#',
  'xmlns:dc': 'http://purl.org/dc/elements/1.1/',
  'xmlns:pdf': 'http://ns.adobe.com/pdf/1.3/',
  'xmlns:xmp': 'http://ns.adobe.com/xap/1.0/',
  'xmlns:xmpMM': 'http://ns.adobe.com/xap/1.0/mm/',
  'xmlns:pdfxid': 'http://www.npes.org/pdfx/ns/id/',
  'xmlns:pdfvtid': 'http://www.npes.org/pdfvt/ns/id/',
};

/** The XMP packet; `documentId` names the document by a hash of its content. */
export function xmpOf(about: About, documentId: string): string {
  const facts = [...factsOf(about), { xmp: 'xmpMM:DocumentID', value: documentId }];
  const described = `\n${facts.map((fact) => `${element(fact.xmp, inXmp(fact))}\n`).join('')}`;
  const rdf = element('rdf:RDF', element('rdf:Description', described, { 'rdf:about': '' }), NAMESPACES);
  const meta = element('x:xmpmeta', rdf, { 'xmlns:x': 'adobe:ns:meta/' });
  return `<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>\n${meta}\n<?xpacket end="r"?>`;
}

function inXmp({ value, form }: Fact): string {
  if (value instanceof Date) return value.toISOString().replace('.000', '');
  if (form !== 'alternatives') return xmlText(value);
  return element('rdf:Alt', element('rdf:li', xmlText(value), { 'xml:lang': 'x-default' }));
}

/** Why  PDF/X asks for a title, and a blank one is none */
function titled(title: string): string {
  if (title.trim() === '') throw new Bug('a file has no title');
  return title;
}
