import { rect, type Size } from '../../src/base/geometry.ts';
import { REGISTRATION, type SpotInk } from '../../src/base/ink.ts';
import { mm } from '../../src/base/length.ts';
import type { Item } from '../../src/face/item.ts';
import type { Page, PageContent, PageSet } from '../../src/face/page.ts';

/** A page of 100 × 60 mm that is all trim. */
export const page = (
  content: readonly PageContent[],
  size: Size = { width: mm(100), height: mm(60) },
): Page => {
  const whole = rect(0, 0, size.width, size.height);
  return { label: 'page', size, trim: whole, bleed: whole, content };
};

export const placed = (...items: readonly Item[]): PageContent => ({
  kind: 'placed',
  at: { x: 0, y: 0 },
  items,
});

export const pageSet = (pages: readonly Page[], over: Partial<PageSet> = {}): PageSet => ({
  title: 'Essai',
  subject: 'Une page d’essai.',
  inks: [],
  pages,
  ...over,
});

/** One page with these items. */
export const onePage = (items: readonly Item[], inks: readonly SpotInk[] = []): PageSet =>
  pageSet([page([placed(...items)])], { inks: inks.filter((ink) => ink !== REGISTRATION) });
