import { attributeReader } from './attributes.ts';
import type { Element } from './parse.ts';
import { refuse, type Source } from './source.ts';

/** The window of a drawing, in its own units. */
export interface ViewBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Throws  InputError if the root is no svg of SVG's namespace with a viewBox that has an area */
export function readViewBox(source: Source, root: Element): ViewBox {
  if (root.name !== 'svg') {
    refuse(source, root.offset, { what: `the root is <${root.name}>`, hint: 'make it <svg>' });
  }
  const read = attributeReader(source, root);
  if (read.text('xmlns') !== 'http://www.w3.org/2000/svg') {
    read.refuse('xmlns', 'the namespace is not that of SVG', 'write http://www.w3.org/2000/svg');
  }
  const [x, y, width, height, ...rest] = read.list('viewBox');
  if (x === undefined || y === undefined || width === undefined || height === undefined || rest.length > 0) {
    return read.refuse('viewBox', 'a viewBox has four numbers', 'write x, y, width and height');
  }
  if (width <= 0 || height <= 0) read.refuse('viewBox', 'the viewBox has no area', 'make it more than 0');
  return { x, y, width, height };
}
