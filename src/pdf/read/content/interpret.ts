import { PDFArray, type PDFContext, type PDFDict, PDFName, type PDFObject, PDFRef } from '@cantoo/pdf-lib';
import type { BoundedFile } from './bounded-file.ts';
import { decodeStream } from './decode-stream.ts';
import { freeScratch, PageRun, Scratch } from './page-run.ts';
import type { PageEntry } from './page-tree.ts';
import { libraryOf } from './resources.ts';
import { runContent } from './run-content.ts';
import type { Problem, Visitor } from './visitor.ts';

/** How the reading of a page ended. */
export interface PageEnd {
  readonly operators: number;
  /** What ended it early; null where the whole page was read. It was told to the visitor, too. */
  readonly stopped: Problem | null;
}

/**
 * Runs the content of a page, and tells the visitor what it paints and in which graphics state.
 *
 * Space   the page's default user space: points, y up
 * Order   of the content, as painted
 * Why     whatever the file does, it ends within the file's limits, and what is wrong is told and not thrown
 */
export function interpretPage(file: BoundedFile, page: PageEntry, visitor: Visitor): PageEnd {
  const library = libraryOf(file);
  const resources = library.resources(page.resources);
  const free = freeScratch(file);
  const scratch = free.pop() ?? new Scratch();
  const run = new PageRun({ scratch, library, visitor, resources, object: page.ref, loop: runContent });
  const media = page.boxes.media;
  if (media !== null) run.state.clip = { ...uprightBox(media), exact: true };
  const content = contentOf(file, page);
  for (const why of content.problems) {
    run.problem(why.isBomb ? 'inflates-too-far' : 'bad-stream', why.message);
  }
  run.tokens.reset(content.bytes);
  runContent(run);
  scratch.clear();
  free.push(scratch);
  return { operators: run.operators, stopped: run.stopped };
}

const uprightBox = ([left, bottom, right, top]: NonNullable<PageEntry['boxes']['media']>) => ({
  x0: Math.min(left, right),
  y0: Math.min(bottom, top),
  x1: Math.max(left, right),
  y1: Math.max(bottom, top),
});

/** The decoded content of a page, and what of it could not be decoded. */
export interface PageContent {
  readonly bytes: Uint8Array;
  readonly problems: readonly { readonly isBomb: boolean; readonly message: string }[];
}

/** Several streams are one content, parted by white space; a page without any is empty. */
export function contentOf(file: BoundedFile, page: PageEntry): PageContent {
  const { context } = file.document;
  const parts: Uint8Array[] = [];
  const problems: { readonly isBomb: boolean; readonly message: string }[] = [];
  let size = 0;
  const streams = streamsOf(page.dict, context);
  if (streams.length > MOST_STREAMS) {
    problems.push({ isBomb: true, message: `the content of ${page.ref} is in ${streams.length} streams` });
    return { bytes: new Uint8Array(0), problems };
  }
  for (const stream of streams) {
    const decoded = decodeStream(context.lookup(stream), {
      object: nameOf(stream, page),
      budget: file.budget,
    });
    if (!decoded.ok)
      problems.push({ isBomb: decoded.reason === 'inflates-too-far', message: decoded.message });
    else if (decoded.left.length > 0)
      problems.push({ isBomb: false, message: `the content of ${page.ref} is a picture` });
    else if (size + decoded.bytes.length > file.limits.streamBytes) {
      problems.push({
        isBomb: true,
        message: `the content of ${page.ref} has more than ${file.limits.streamBytes} bytes`,
      });
      break;
    } else {
      parts.push(decoded.bytes);
      size += decoded.bytes.length;
    }
  }
  const [only] = parts;
  const bytes =
    parts.length === 1 && only !== undefined ? only : Buffer.concat(parts.flatMap((part) => [part, NEWLINE]));
  return { bytes, problems };
}

/** Editors add a few to a page, and some cut it into one for each object; no more. */
const MOST_STREAMS = 10_000;

/** What /Contents of a page lists. */
export function streamsOf(page: PDFDict, context: PDFContext): readonly PDFObject[] {
  const written = page.get(PDFName.of('Contents'));
  const resolved = context.lookup(written);
  if (resolved instanceof PDFArray) return resolved.asArray();
  return written === undefined ? [] : [written];
}

const NEWLINE = Buffer.from('\n');

const nameOf = (stream: PDFObject, page: PageEntry): string =>
  stream instanceof PDFRef ? stream.tag : `${page.ref}/Contents`;
