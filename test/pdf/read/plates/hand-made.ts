/** An object of a file: its text, or a dictionary with the bytes of a stream. */
export type MadeObject = string | { readonly dict: string; readonly bytes: Uint8Array | string };

/** A page as content writes it; `{name}` in any text is the reference of the object of that name. */
export interface HandMade {
  readonly width: number;
  readonly height: number;
  readonly content: string;
  /** What stands between the brackets of the page's resources. */
  readonly resources?: string;
  readonly objects?: Readonly<Record<string, MadeObject>>;
  /** Further entries of the page, and of the catalog. */
  readonly page?: string;
  readonly catalog?: string;
}

/** The file, for readers and RIPs alike. */
export function handMade(made: HandMade): Uint8Array {
  const { width, height, content, resources = '', objects = {}, page = '', catalog = '' } = made;
  const names = Object.keys(objects);
  const first = 5;
  const refer = (text: string): string =>
    text.replace(/\{(\w+)\}/g, (_, name: string) => {
      if (!names.includes(name)) throw new Error(`no object ${name}`);
      return `${first + names.indexOf(name)} 0 R`;
    });
  const all: readonly MadeObject[] = [
    `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
    '<< /Type /Pages /Count 1 /Kids [3 0 R] >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Contents 4 0 R /Resources << ${resources} >> ${page} >>`,
    { dict: '', bytes: content },
    ...Object.values(objects),
  ];
  const parts: Buffer[] = [Buffer.from('%PDF-1.6\n', 'latin1')];
  const offsets = all.map((object, index) => {
    const at = parts.reduce((sum, part) => sum + part.length, 0);
    parts.push(Buffer.from(`${index + 1} 0 obj\n`), written(object, refer), Buffer.from('\nendobj\n'));
    return at;
  });
  const end = parts.reduce((sum, part) => sum + part.length, 0);
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = all.length + 1;
  parts.push(
    Buffer.from(
      `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${end}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(parts);
}

function written(object: MadeObject, refer: (text: string) => string): Buffer {
  if (typeof object === 'string') return Buffer.from(refer(object), 'latin1');
  const bytes = Buffer.from(object.bytes as string, 'latin1');
  return Buffer.concat([
    Buffer.from(`<< ${refer(object.dict)} /Length ${bytes.length} >>\nstream\n`, 'latin1'),
    bytes,
    Buffer.from('\nendstream', 'latin1'),
  ]);
}
