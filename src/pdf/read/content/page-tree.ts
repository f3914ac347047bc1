import {
  PDFArray,
  PDFDict,
  type PDFDocument,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFRef,
} from '@cantoo/pdf-lib';
import type { BoxPt } from '../boxes.ts';
import { LIMITS, type Limits } from './limits.ts';

/** A page with what it inherits. */
export interface PageEntry {
  /** From 0, in the order of the tree. */
  readonly index: number;
  /** `12 0 R`; of a page that is written straight into its parent, the parent's and its place: `3 0 R/Kids/2`. */
  readonly ref: string;
  readonly dict: PDFDict;
  /** Its own or inherited; null where there are none. */
  readonly resources: PDFDict | null;
  readonly rotate: number;
  /** As written, on the page or above it in the tree (media, crop); null where absent or no box. */
  readonly boxes: Readonly<Record<'media' | 'crop' | 'bleed' | 'trim' | 'art', BoxPt | null>>;
}

/** Something wrong with the tree of pages. */
export interface TreeProblem {
  readonly kind:
    | 'no-catalog'
    | 'no-tree'
    | 'loop'
    | 'page-twice'
    | 'bad-kid'
    | 'bad-count'
    | 'bad-box'
    | 'no-pages'
    | 'too-many';
  /** One sentence, lower-case start. */
  readonly message: string;
  /** The object it is about. */
  readonly object: string;
}

export interface PageTree {
  readonly pages: readonly PageEntry[];
  readonly problems: readonly TreeProblem[];
}

/**
 * The pages of a document in order, with what they inherit, and what is wrong with their tree.
 *
 * Why     pdf-lib goes down the tree by calling itself, so that a loop or 10,000 levels end the program
 */
export function pageTree(document: PDFDocument, limits: Limits = LIMITS): PageTree {
  const root = document.context.lookup(document.context.trailerInfo.Root);
  const walk: Walk = { document, limits, pages: [], problems: [], seen: new Set() };
  if (!(root instanceof PDFDict)) {
    report(walk, 'no-catalog', 'trailer', 'the file has no catalog');
    return walk;
  }
  const top = root.get(PAGES);
  if (!(document.context.lookup(top) instanceof PDFDict)) {
    report(walk, 'no-tree', String(document.context.trailerInfo.Root), 'the catalog has no tree of pages');
    return walk;
  }
  const ref = nameOf(top, 'Pages');
  walkTree(walk, { object: top, ref, inherited: NOTHING });
  const counted = document.context.lookup(top, PDFDict).lookup(PDFName.of('Count'));
  if (
    walk.problems.length === 0 &&
    counted instanceof PDFNumber &&
    counted.asNumber() !== walk.pages.length
  ) {
    report(walk, 'bad-count', ref, `the tree of pages counts ${counted} pages and has ${walk.pages.length}`);
  }
  if (walk.pages.length === 0) report(walk, 'no-pages', ref, 'the file has no pages');
  return walk;
}

interface Walk {
  readonly document: PDFDocument;
  readonly limits: Limits;
  readonly pages: PageEntry[];
  readonly problems: TreeProblem[];
  readonly seen: Set<PDFDict>;
}

type Inherited = Readonly<Record<'resources' | 'media' | 'crop' | 'rotate', PDFObject | undefined>>;

interface Node {
  readonly object: PDFObject | undefined;
  readonly ref: string;
  readonly inherited: Inherited;
}

const NOTHING: Inherited = { resources: undefined, media: undefined, crop: undefined, rotate: undefined };
const PAGES = PDFName.of('Pages');
const KIDS = PDFName.of('Kids');
/** More problems of one tree tell nobody anything. */
const MOST_PROBLEMS = 100;

/** A stack of its own, the first kid on top: depth costs memory, not the program's stack. */
function walkTree(walk: Walk, root: Node): void {
  const waiting: Node[] = [root];
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    const dict = walk.document.context.lookup(node.object);
    if (!(dict instanceof PDFDict)) {
      report(walk, 'bad-kid', node.ref, `${node.ref} in the tree of pages is no dictionary`);
      continue;
    }
    const kids = dict.lookup(KIDS);
    const isLeaf = !(kids instanceof PDFArray);
    if (walk.seen.has(dict)) {
      if (isLeaf) report(walk, 'page-twice', node.ref, `the page ${node.ref} stands in the tree twice`);
      else report(walk, 'loop', node.ref, `the tree of pages comes back to ${node.ref}`);
      continue;
    }
    walk.seen.add(dict);
    if (isLeaf) {
      if (!addPage(walk, dict, node)) return;
    } else pushKids(walk, { dict, kids, node, waiting });
  }
}

interface Branch {
  readonly dict: PDFDict;
  readonly kids: PDFArray;
  readonly node: Node;
  readonly waiting: Node[];
}

function pushKids(walk: Walk, { dict, kids, node, waiting }: Branch): void {
  const inherited = inheritedBy(dict, node.inherited);
  const count = dict.lookup(PDFName.of('Count'));
  if (!(count instanceof PDFNumber) || count.asNumber() < 0) {
    report(walk, 'bad-count', node.ref, `the node ${node.ref} of the tree of pages has no count`);
  }
  for (let index = kids.size() - 1; index >= 0; index--) {
    const object = kids.get(index);
    waiting.push({ object, ref: nameOf(object, `${node.ref}/Kids/${index}`), inherited });
  }
}

const inheritedBy = (dict: PDFDict, from: Inherited): Inherited => ({
  resources: dict.get(PDFName.of('Resources')) ?? from.resources,
  media: dict.get(PDFName.of('MediaBox')) ?? from.media,
  crop: dict.get(PDFName.of('CropBox')) ?? from.crop,
  rotate: dict.get(PDFName.of('Rotate')) ?? from.rotate,
});

/** False where there are more pages than are read. */
function addPage(walk: Walk, dict: PDFDict, { ref, inherited }: Node): boolean {
  if (walk.pages.length >= walk.limits.pages) {
    report(walk, 'too-many', ref, `the file has more than ${walk.limits.pages} pages`);
    return false;
  }
  const type = dict.lookup(PDFName.of('Type'));
  if (type !== PDFName.of('Page'))
    report(walk, 'bad-kid', ref, `${ref} in the tree of pages says it is ${type ?? 'nothing'}`);
  const own = inheritedBy(dict, inherited);
  const { context } = walk.document;
  const resources = context.lookup(own.resources);
  const rotate = context.lookup(own.rotate);
  const box = (object: PDFObject | undefined, key: string) => boxOf(walk, object, { key, ref });
  walk.pages.push({
    index: walk.pages.length,
    ref,
    dict,
    resources: resources instanceof PDFDict ? resources : null,
    rotate: rotate instanceof PDFNumber ? rotate.asNumber() : 0,
    boxes: {
      media: box(own.media, 'MediaBox'),
      crop: box(own.crop, 'CropBox'),
      bleed: box(dict.get(PDFName.of('BleedBox')), 'BleedBox'),
      trim: box(dict.get(PDFName.of('TrimBox')), 'TrimBox'),
      art: box(dict.get(PDFName.of('ArtBox')), 'ArtBox'),
    },
  });
  return true;
}

function boxOf(
  walk: Walk,
  written: PDFObject | undefined,
  { key, ref }: { readonly key: string; readonly ref: string },
): BoxPt | null {
  if (written === undefined) return null;
  const array = walk.document.context.lookup(written);
  const numbers =
    array instanceof PDFArray && array.size() === 4 ? [0, 1, 2, 3].map((at) => array.lookup(at)) : [];
  const values = numbers.map((number) => (number instanceof PDFNumber ? number.asNumber() : Number.NaN));
  const [left, bottom, right, top] = values;
  if (
    left === undefined ||
    bottom === undefined ||
    right === undefined ||
    top === undefined ||
    values.some(Number.isNaN)
  ) {
    report(walk, 'bad-box', ref, `the ${key} of the page ${ref} is not four numbers`);
    return null;
  }
  return [left, bottom, right, top];
}

const nameOf = (object: PDFObject | undefined, otherwise: string): string =>
  object instanceof PDFRef ? object.tag : otherwise;

// Four short words and no object: it is called from everywhere here.
function report(walk: Walk, kind: TreeProblem['kind'], object: string, message: string): void {
  if (walk.problems.length < MOST_PROBLEMS) walk.problems.push({ kind, message, object });
}
