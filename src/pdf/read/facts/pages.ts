import { PDFDict, PDFNumber } from '@cantoo/pdf-lib';
import type { BoxPt } from '../boxes.ts';
import type { PageEntry } from '../content/page-tree.ts';
import { arrayAt, entriesOf, entry, keysOf, nameAt, numberAt } from './objects.ts';

/** A page by its dictionary. */
export interface PageFacts {
  /** Counted from 1. */
  readonly number: number;
  readonly object: string;
  readonly media: BoxPt | null;
  readonly crop: BoxPt | null;
  readonly bleed: BoxPt | null;
  readonly trim: BoxPt | null;
  readonly art: BoxPt | null;
  readonly userUnit: number | null;
  readonly hasUserUnit: boolean;
  readonly rotate: number;
  readonly annotations: readonly AnnotationFacts[];
}

/** An annotation by where it lies. */
export interface AnnotationFacts {
  readonly subtype: string;
  /** Null where it says none, and may be anywhere. */
  readonly rect: BoxPt | null;
}

/** How many annotations of a page are kept. */
const KEPT = 100;

/** The facts of one page of the tree. */
export function readPage({ index, ref, dict, boxes, rotate }: PageEntry): PageFacts {
  return {
    number: index + 1,
    object: ref,
    ...boxes,
    userUnit: numberAt(dict, 'UserUnit'),
    hasUserUnit: keysOf(dict).includes('UserUnit'),
    rotate,
    annotations: readAnnotations(dict),
  };
}

function readAnnotations(page: PDFDict): readonly AnnotationFacts[] {
  const list = arrayAt(page, 'Annots');
  if (list === null) return [];
  return entriesOf(list)
    .filter((one) => one instanceof PDFDict)
    .slice(0, KEPT)
    .map((dict) => ({ subtype: nameAt(dict, 'Subtype') ?? 'without a subtype', rect: rectOf(dict) }));
}

function rectOf(dict: PDFDict): BoxPt | null {
  const rect = entry(dict, 'Rect') === undefined ? null : arrayAt(dict, 'Rect');
  const [a, b, c, d] = (rect === null ? [] : entriesOf(rect)).map((one) =>
    one instanceof PDFNumber ? one.asNumber() : Number.NaN,
  );
  if (a === undefined || b === undefined || c === undefined || d === undefined) return null;
  return [Math.min(a, c), Math.min(b, d), Math.max(a, c), Math.max(b, d)];
}
