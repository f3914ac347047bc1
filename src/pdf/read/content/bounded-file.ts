import { PDFDocument } from '@cantoo/pdf-lib';
import { Budget, LIMITS, type Limits } from './limits.ts';
import { type PageTree, pageTree } from './page-tree.ts';
import { rawFault } from './raw-scan.ts';
import { type XrefProblem, xrefProblems } from './xref.ts';

/** A file that could be opened, or why not. */
export type Opened =
  | { readonly ok: true; readonly file: BoundedFile }
  | {
      readonly ok: false;
      readonly reason:
        | 'empty'
        | 'too-large'
        | 'not-a-pdf'
        | 'truncated'
        | 'encrypted'
        | 'inflates-too-far'
        | 'unreadable';
      /** What follows « the file », such as « is encrypted, and is not read ». */
      readonly message: string;
    };

type Refused = Opened & { readonly ok: false };

/**
 * Opens a PDF of anyone's: never more is inflated than the limits say, and what is no whole PDF is refused with a reason.
 *
 * Why     a value and no InputError: for preflight a damaged file is work that is wrong. What pdf-lib does with a file
 *         that passes is not bounded in time: hostile files belong into a process of their own
 */
export async function openBounded(bytes: Uint8Array, limits: Limits = LIMITS): Promise<Opened> {
  const budget = new Budget(limits, bytes.length);
  const refused = shapeFault(bytes, limits) ?? rawFault(bytes, limits);
  if (refused !== null) return { ok: false, ...refused };
  try {
    const document = await PDFDocument.load(bytes, {
      updateMetadata: false,
      throwOnInvalidObject: true,
      ignoreEncryption: true,
      parseSpeed: Number.POSITIVE_INFINITY,
    });
    if (document.isEncrypted) return refuse('encrypted', 'is encrypted, and is not read');
    return { ok: true, file: new BoundedFile(document, { bytes, budget }) };
  } catch (error) {
    return refuse(
      'unreadable',
      `cannot be read as a PDF: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

/** A document that is open already, read within the same limits. */
export const boundedFrom = (document: PDFDocument, limits: Limits = LIMITS): BoundedFile =>
  new BoundedFile(document, { bytes: null, budget: new Budget(limits, 0) });

/** An open file, with what was read of it so far. */
export class BoundedFile {
  readonly document: PDFDocument;
  readonly budget: Budget;
  readonly #bytes: Uint8Array | null;
  readonly #kept = new Map<unknown, unknown>();
  #pages: PageTree | null = null;
  #xref: readonly XrefProblem[] | null = null;

  constructor(document: PDFDocument, from: { readonly bytes: Uint8Array | null; readonly budget: Budget }) {
    this.document = document;
    this.budget = from.budget;
    this.#bytes = from.bytes;
  }

  get limits(): Limits {
    return this.budget.limits;
  }

  get pages(): PageTree {
    this.#pages ??= pageTree(this.document, this.limits);
    return this.#pages;
  }

  /** What is wrong with the cross-reference tables, which pdf-lib does not go by; none for a document in memory. */
  get xref(): readonly XrefProblem[] {
    this.#xref ??= this.#bytes === null ? [] : xrefProblems(this.#bytes, this.document, this.budget);
    return this.#xref;
  }

  /** What `make` makes, made once a file. */
  once<T>(make: (file: BoundedFile) => T): T {
    if (!this.#kept.has(make)) this.#kept.set(make, make(this));
    return this.#kept.get(make) as T;
  }
}

const refuse = (reason: Refused['reason'], message: string): Refused => ({ ok: false, reason, message });

/** Readers look for the header in the first, and for the end in the last, so many bytes. */
const EDGE = 1024;

function shapeFault(bytes: Uint8Array, limits: Limits): Refused | null {
  if (bytes.length === 0) return refuse('empty', 'is empty');
  if (bytes.length > limits.fileBytes) {
    return refuse('too-large', `has ${bytes.length} bytes, more than the ${limits.fileBytes} that are read`);
  }
  const text = (from: number, to: number): string =>
    Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1', Math.max(0, from), to);
  if (!/%PDF-\d\.\d/.test(text(0, EDGE))) return refuse('not-a-pdf', 'is no PDF: it has no PDF header');
  if (!text(bytes.length - EDGE, bytes.length).includes('%%EOF')) {
    return refuse('truncated', 'is cut short: it has no end-of-file mark');
  }
  return null;
}
