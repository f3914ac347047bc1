import { Bug } from '../../base/fault.ts';
import type { DocumentPart, DocumentParts } from '../../face/page.ts';
import type { PdfDocument } from './document.ts';
import type { Ref } from './pdfkit-parts.ts';

/** A level is named by an XML name token; ours need no sign that a PDF name would escape. */
const LEVEL_NAME = /^[A-Za-z][A-Za-z0-9_-]*$/;

/**
 * Throws  Bug unless the parts hold as many pages as the file, on as many levels as they name
 * Source  ISO 16612-2 and 32000-2, 14.12: NodeNameList has a name for each level, every page is in one leaf
 */
export function mustBeParts({ levels, recordLevel, parts }: DocumentParts, pages: number): void {
  const unnamed = levels.find((name) => !LEVEL_NAME.test(name));
  if (unnamed !== undefined) throw new Bug(`« ${unnamed} » is no name for a level of parts`);
  if (!Number.isInteger(recordLevel) || recordLevel < 0 || recordLevel >= levels.length) {
    throw new Bug(
      `records stand on level ${recordLevel} of parts that have levels 0 to ${levels.length - 1}`,
    );
  }
  const held = pagesIn({ parts }, levels.length - 1);
  if (held !== pages) throw new Bug(`the parts of the file hold ${held} pages, and the file has ${pages}`);
}

function pagesIn(part: DocumentPart, below: number): number {
  if ('parts' in part) {
    if (below === 0) throw new Bug('a part has parts on a level that has no name');
    if (part.parts.length === 0) throw new Bug('a part has neither parts nor pages');
    return part.parts.reduce((sum, inner) => sum + pagesIn(inner, below - 1), 0);
  }
  if (below > 0) throw new Bug('pages stand on a level of parts that is not the last');
  if (!Number.isInteger(part.pages) || part.pages < 1) throw new Bug(`a part has ${part.pages} pages`);
  return part.pages;
}

/** A leaf of the tree in the file, and how many of its pages are still to come. */
interface Leaf {
  readonly ref: Ref;
  left: number;
}

/** Readers of old take no array longer than this; hence PDF has parts in arrays of arrays. */
const LONGEST_ARRAY = 8191;

/**
 * The tree of a file's parts, growing as its pages are put down.
 *
 * Why     a leaf names its first and last page, and each page its leaf: a leaf is open until its last page is there
 */
export class PartTree {
  readonly #file: PdfDocument;
  readonly #leaves: Leaf[] = [];
  #current = 0;

  constructor(file: PdfDocument, { levels, recordLevel, parts }: DocumentParts) {
    this.#file = file;
    const root = file.open({ Type: 'DPartRoot' });
    Object.assign(root.data, {
      DPartRootNode: this.#node({ parts }, root),
      NodeNameList: levels,
      RecordLevel: recordLevel,
    });
    root.end();
    file.catalogue.DPartRoot = root;
  }

  /** The leaf that the next page belongs to. */
  get leaf(): Ref {
    return this.#open.ref;
  }

  /** Puts the page into its leaf. */
  put(page: Ref): void {
    const leaf = this.#open;
    if (leaf.ref.data.Start === undefined) leaf.ref.data.Start = page;
    else leaf.ref.data.End = page;
    leaf.left -= 1;
    if (leaf.left > 0) return;
    leaf.ref.end();
    this.#current += 1;
  }

  get #open(): Leaf {
    const leaf = this.#leaves[this.#current];
    if (leaf === undefined) throw new Bug('a file has more pages than its parts hold');
    return leaf;
  }

  #node(part: DocumentPart, parent: Ref): Ref {
    const ref = this.#file.open({ Type: 'DPart', Parent: parent });
    if ('pages' in part) {
      this.#leaves.push({ ref, left: part.pages });
      return ref;
    }
    const inner = part.parts.map((one) => this.#node(one, ref));
    ref.data.DParts = Array.from({ length: Math.ceil(inner.length / LONGEST_ARRAY) }, (_, row) =>
      inner.slice(row * LONGEST_ARRAY, (row + 1) * LONGEST_ARRAY),
    );
    ref.end();
    return ref;
  }
}
