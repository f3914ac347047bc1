import { contains } from '../../base/geometry.ts';
import { outlineBounds } from '../../base/outline.ts';
import { itemBounds } from '../../face/bounds.ts';
import { drawnItems } from '../../face/flatten.ts';
import type { Template } from '../../template/template.ts';
import type { Rule } from '../rule.ts';
import { aboutArt } from './about.ts';

/**
 * Each mark of the picture over the coat lies within the box of one coat.
 *
 * Why     beside the coat it would print on the display for good, and show where a zone was scratched off
 */
export const rule: Rule<Template> = {
  id: 'template/overprint-stays-on-the-coat',
  severity: 'error',
  check({ surfaces, recto }, report) {
    const coats = [
      ...surfaces.flatMap(({ zones }) => zones.map(({ coat }) => coat)),
      recto.validation.coat ?? [],
    ];
    const boxes = coats.flatMap((coat) => outlineBounds(coat) ?? []);
    const astray = drawnItems(recto.overprint).filter((item) => {
      const ink = itemBounds(item);
      return ink !== null && !boxes.some((box) => contains(box, ink));
    });
    if (astray.length === 0) return;
    const found = `${astray.length} of them beyond`;
    report(aboutArt(recto.overprint.key, { expected: 'each mark within one coat', found }));
  },
  message: ({ zone, expected, found }) => `${zone} needs ${expected}, and has ${found}`,
};
