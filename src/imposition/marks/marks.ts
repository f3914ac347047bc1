import { ORIGIN } from '../../base/geometry.ts';
import type { Placed } from '../../face/page.ts';
import type { Around } from './around.ts';
import { cropMarks } from './crop.ts';
import { registerMarks } from './register.ts';
import { type Slug, slugLine } from './slug.ts';
import { colourStrip } from './strip.ts';

/** All marks of a page, outside every bleed. */
export const marks = (around: Around, slug: Slug): Placed => ({
  kind: 'placed',
  at: ORIGIN,
  items: [
    ...cropMarks(around),
    ...registerMarks(around),
    ...colourStrip(around, slug.plates),
    ...slugLine(around, slug),
  ],
});
