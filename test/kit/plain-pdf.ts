/** A page of a PDF written by hand: content and forms in PDF's own operators. */
export interface PlainPage {
  readonly width: number;
  readonly height: number;
  readonly content: string;
  /** Further entries of the page's dictionary, as written. */
  readonly extra?: string;
}

export interface PlainPdf {
  readonly pages: readonly PlainPage[];
  /** Forms by the name that content calls them: `{ Cell: 'BT … ET' }`. */
  readonly forms?: Readonly<Record<string, string>>;
  /** Further resources of pages and forms, as written. */
  readonly resources?: string;
}

/**
 * A small PDF with Helvetica as /F and nothing that we did not write, for what reads PDFs to be tested on.
 *
 * Why     a file from our own writer would make the test of a reader lean on what it is to judge
 */
export function plainPdf({ pages, forms = {}, resources = '' }: PlainPdf): Uint8Array {
  const names = Object.keys(forms);
  const firstForm = 5;
  const firstPage = firstForm + names.length;
  const xObjects = names.map((name, index) => `/${name} ${firstForm + index} 0 R`).join(' ');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${pages.length} /Kids [${pages.map((_, index) => `${firstPage + 2 * index} 0 R`).join(' ')}]
        /Resources << /Font << /F 3 0 R >> /XObject << ${xObjects} >> ${resources} >> >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding /ToUnicode 4 0 R >>',
    stream(TO_UNICODE, ''),
    ...names.map((name) =>
      stream(
        forms[name] ?? '',
        `/Type /XObject /Subtype /Form /BBox [-500 -500 500 500] /Resources << /Font << /F 3 0 R >> ${resources} >>`,
      ),
    ),
    ...pages.flatMap(({ width, height, content, extra = '' }, index) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Contents ${firstPage + 2 * index + 1} 0 R ${extra} >>`,
      stream(content, ''),
    ]),
  ];
  return assemble(objects);
}

/** WinAnsi calls its no-break space a space; what is set on tickets is to be told apart from one. */
const TO_UNICODE = `/CIDInit /ProcSet findresource begin 12 dict begin begincmap
1 begincodespacerange <00> <FF> endcodespacerange
1 beginbfrange <20> <7E> <0020> endbfrange
3 beginbfchar <80> <20AC> <9C> <0153> <A0> <00A0> endbfchar
endcmap end end`;

const stream = (content: string, entries: string): string =>
  `<< ${entries} /Length ${Buffer.byteLength(content, 'latin1')} >>\nstream\n${content}\nendstream`;

function assemble(objects: readonly string[]): Uint8Array {
  let file = '%PDF-1.6\n';
  const offsets = objects.map((object, index) => {
    const at = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return at;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  file += `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
  return Buffer.from(file, 'latin1');
}
