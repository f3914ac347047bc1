import { deflateSync } from 'node:zlib';
import { type BoundedFile, openBounded } from '../../../../src/pdf/read/content/bounded-file.ts';
import { interpretPage, type PageEnd } from '../../../../src/pdf/read/content/interpret.ts';
import { LIMITS, type Limits } from '../../../../src/pdf/read/content/limits.ts';
import type { Visitor } from '../../../../src/pdf/read/content/visitor.ts';

/** A page in PDF's own words. */
export interface MadePage {
  readonly content?: string | Uint8Array;
  /** What stands in its /Resources, without the brackets: `/XObject << /A 100 0 R >>`. */
  readonly resources?: string;
  /** Further entries of its dictionary. */
  readonly extra?: string;
}

/** An object as written, or a stream. */
export type MadeObject = string | MadeStream;

export interface MadeStream {
  readonly entries: string;
  readonly data: Uint8Array;
}

export interface MadePdf {
  readonly pages?: readonly MadePage[];
  /** By their numbers, from 100: those below are the catalog (1), the tree (2), and a page and its content for each page (3, 4 …). */
  readonly objects?: Readonly<Record<number, MadeObject>>;
  /** Further entries of the catalog, the tree of pages and the trailer. */
  readonly catalog?: string;
  readonly tree?: string;
  readonly trailer?: string;
}

/** A stream; its /Length is right unless the entries have one. */
export function stream(data: string | Uint8Array, entries = ''): MadeStream {
  return { entries, data: typeof data === 'string' ? Buffer.from(data, 'latin1') : data };
}

/** The same, deflated. */
export const flate = (data: string | Uint8Array, entries = ''): MadeStream =>
  stream(deflateSync(data), `/Filter /FlateDecode ${entries}`);

/** A form of 1000 × 1000 points around the origin. */
export const form = (content: string, entries = ''): MadeStream =>
  stream(content, `/Type /XObject /Subtype /Form /BBox [-500 -500 500 500] ${entries}`);

/**
 * A PDF written by hand: pages of 200 × 100 points, and whatever objects a test puts beside them.
 *
 * Why     nothing of our writer's, and nothing but what the test says: a reader is tested on files of anyone's
 */
export function pdfOf({
  pages = [{}],
  objects = {},
  catalog = '',
  tree = '',
  trailer = '',
}: MadePdf): Uint8Array {
  const kids = pages.map((_, index) => `${3 + 2 * index} 0 R`).join(' ');
  const own: Record<number, MadeObject> = {
    1: `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
    2: `<< /Type /Pages /Count ${pages.length} /Kids [${kids}] /MediaBox [0 0 200 100] ${tree} >>`,
  };
  pages.forEach(({ content = '', resources = '', extra = '' }, index) => {
    const at = 3 + 2 * index;
    const common = `/Type /Page /Parent 2 0 R /Contents ${at + 1} 0 R`;
    own[at] = `<< ${common} /Resources << ${resources} >> ${extra} >>`;
    own[at + 1] = stream(content);
  });
  return assemble({ ...own, ...objects }, trailer);
}

/** The file of these objects, with a classic cross-reference table that is right. */
export function assemble(objects: Readonly<Record<number, MadeObject>>, trailer = ''): Uint8Array {
  const parts: Buffer[] = [Buffer.from('%PDF-1.6\n')];
  let at = parts[0]?.length ?? 0;
  const put = (part: string | Uint8Array): void => {
    const bytes = typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part);
    parts.push(bytes);
    at += bytes.length;
  };
  const entries: string[] = [];
  for (const [number, object] of Object.entries(objects)) {
    entries.push(`${number} 1\n${String(at).padStart(10, '0')} 00000 n \n`);
    put(`${number} 0 obj\n`);
    if (typeof object === 'string') put(object);
    else {
      const length = object.entries.includes('/Length ') ? '' : `/Length ${object.data.length}`;
      put(`<< ${object.entries} ${length} >>\nstream\n`);
      put(object.data);
      put('\nendstream');
    }
    put('\nendobj\n');
  }
  const size = Math.max(...Object.keys(objects).map(Number)) + 1;
  const table = `xref\n0 1\n0000000000 65535 f \n${entries.join('')}`;
  put(`${table}trailer\n<< /Size ${size} /Root 1 0 R ${trailer} >>\nstartxref\n${at}\n%%EOF\n`);
  return Buffer.concat(parts);
}

/** The file, which must open. */
export async function opened(bytes: Uint8Array, limits: Partial<Limits> = {}): Promise<BoundedFile> {
  const result = await openBounded(bytes, { ...LIMITS, ...limits });
  if (!result.ok) throw new Error(`the file ${result.message}`);
  return result.file;
}

/** Runs the first page of a made PDF. */
export async function visit(made: MadePdf, visitor: Visitor, limits: Partial<Limits> = {}): Promise<PageEnd> {
  const file = await opened(pdfOf(made), limits);
  const [page] = file.pages.pages;
  if (page === undefined) throw new Error('the made PDF has no page');
  return interpretPage(file, page, visitor);
}

/** What is wrong with the first page: kinds and messages. */
export async function problemsOf(made: MadePdf, limits: Partial<Limits> = {}): Promise<readonly string[]> {
  const problems: string[] = [];
  await visit(made, { problem: ({ kind, message }) => problems.push(`${kind}: ${message}`) }, limits);
  return problems;
}
