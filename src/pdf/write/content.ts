import { Bug } from '../../base/fault.ts';
import { bottom, type Point, type Rect } from '../../base/geometry.ts';
import type { GlyphItem, Item, PathItem, UseItem } from '../../face/item.ts';
import type { Bars, PageContent, Placed } from '../../face/page.ts';
import { barMatrix, barOperators } from './bars.ts';
import type { FormBook } from './forms.ts';
import { textOperators } from './glyph-runs.ts';
import { points } from './numbers.ts';
import { lineOperators, outlineOperators } from './outlines.ts';
import type { ContentStream } from './stream.ts';

/** Where content goes, and the forms that it may draw. */
export interface Target {
  readonly stream: ContentStream;
  readonly forms: FormBook;
}

/** One content of a page; the stream's origin is the page's top left. */
export function writeContent(target: Target, content: PageContent): void {
  const write = (): void =>
    content.kind === 'bars' ? writeBars(target, content) : writePlaced(target, content);
  if (content.layer === undefined) write();
  else target.stream.layered(content.layer.name, write);
}

function writePlaced(target: Target, { at, turned, clip, items }: Placed): void {
  const scope = turned === 'half' ? turnedTo(at) : movedTo(at);
  target.stream.within(clip === undefined ? scope : `${clipTo(clip)} ${scope}`, () =>
    writeItems(target, items),
  );
}

/** Items in a space of theirs: y down in them, y up from here on. */
export function writeItems(target: Target, items: readonly Item[]): void {
  for (const item of items) writeItem(target, item);
}

function writeItem(target: Target, item: Item): void {
  switch (item.kind) {
    case 'glyphs':
      writeGlyphs(target, item);
      break;
    case 'path':
      writePath(target, item);
      break;
    case 'use':
      writeUse(target, item);
      break;
    case 'code':
      throw new Bug(`the code ${item.name} reached the writer before it was put on the sheet's dots`);
  }
}

function writeGlyphs({ stream }: Target, item: GlyphItem): void {
  if (item.run.glyphs.length === 0) return;
  stream.paint(item.paint, 'fill');
  stream.write(textOperators(item, stream.font(item.run.font)));
}

/** Filled, then stroked: two objects, since each may overprint in its own way. */
function writePath({ stream }: Target, { outline, fill, fillRule, stroke }: PathItem): void {
  if (outline.length === 0) return;
  const operators = outlineOperators(outline);
  if (fill !== undefined) {
    stream.paint(fill, 'fill');
    stream.write(`${operators}\n${fillRule === 'evenodd' ? 'f*' : 'f'}`);
  }
  if (stroke !== undefined) {
    stream.paint(stroke.paint, 'stroke');
    stream.line(lineOperators(stroke));
    stream.write(`${operators}\nS`);
  }
}

function writeUse({ stream, forms }: Target, { form, at }: UseItem): void {
  const entry = forms.entry(form);
  if (at.x === 0 && at.y === 0) stream.draw(entry);
  else stream.within(movedTo(at), () => stream.draw(entry));
}

function writeBars({ stream }: Target, bars: Bars): void {
  if (bars.rects.length === 0) return;
  stream.within(barMatrix(bars), () => {
    stream.paint(bars.paint, 'fill');
    stream.write(barOperators(bars));
  });
}

const movedTo = ({ x, y }: Point): string => `1 0 0 1 ${points(x)} ${points(-y)} cm`;
const turnedTo = ({ x, y }: Point): string => `-1 0 0 -1 ${points(x)} ${points(-y)} cm`;

const clipTo = (r: Rect): string =>
  `${points(r.x)} ${points(-bottom(r))} ${points(r.width)} ${points(r.height)} re W n`;
