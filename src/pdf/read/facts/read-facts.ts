import type { BoundedFile } from '../content/bounded-file.ts';
import type { PageBox } from '../content/box.ts';
import { interpretPage } from '../content/interpret.ts';
import { type DocumentFacts, readDocument } from './document-facts.ts';
import { FontUse } from './looks/font-use.ts';
import type { PageLooks } from './looks/looks.ts';
import { PageVisitor } from './looks/page-visitor.ts';
import { readUsedFonts, type UsedFont } from './looks/used-fonts.ts';
import { type PageFacts, readPage } from './pages.ts';

/** All that rules ask of a file, as plain values: nothing of it holds on to the file. */
export interface FileFacts {
  readonly document: DocumentFacts;
  /** Of each page, in order. */
  readonly looks: readonly PageLooks[];
  readonly fonts: readonly UsedFont[];
}

/**
 * The facts of an open file: its objects, and each page's content, run once.
 *
 * Shape   `workOn` says where on a page work is that is kept; null where nothing says it
 */
export function readFacts(
  file: BoundedFile,
  bytes: Uint8Array,
  workOn: (page: PageFacts) => readonly PageBox[] | null = workWithinTrim,
): FileFacts {
  const document = readDocument(file, bytes);
  const use = new FontUse();
  const looks = file.pages.pages.map((entry) => {
    const page = readPage(entry);
    const visitor = new PageVisitor({ object: page.object, corner: cornerOf(page), work: workOn(page) }, use);
    const { stopped } = interpretPage(file, entry, visitor);
    return visitor.looks(stopped !== null);
  });
  return { document, looks, fonts: readUsedFonts(use) };
}

/** Places are told from the trim's top left, else from that of the media. */
const cornerOf = ({ trim, media }: PageFacts) => {
  const [left, , , top] = trim ?? media ?? [0, 0, 0, 0];
  return { left, top };
};

/** Room for a mark, in points: some 1 mm. */
const ROOM = 3;

/**
 * What lies within the trim is kept, where the sheet goes on beyond it.
 *
 * Why     a page whose trim is the whole sheet has its marks inside, and says nothing of where the work is
 */
export function workWithinTrim({ trim, media }: PageFacts): readonly PageBox[] | null {
  if (trim === null || media === null) return null;
  const isWithin = trim.some((edge, index) => Math.abs(edge - (media[index] ?? edge)) > ROOM);
  return isWithin ? [{ x0: trim[0], y0: trim[1], x1: trim[2], y1: trim[3] }] : null;
}
