import { toMm } from '../../base/length.ts';
import type { Template } from '../../template/template.ts';
import { COAT_REACH, reaches } from '../coat.ts';
import { inkOf } from '../face/subject.ts';
import type { Rule } from '../rule.ts';
import { placingsOf } from './placings.ts';

/**
 * Whatever a zone holds, its coat hides it with room for the press's register.
 *
 * Why     proved for every value in every place; on faces it is only looked at again
 */
export const rule: Rule<Template> = {
  id: 'template/coat-hides-every-cell',
  severity: 'error',
  check(template, report) {
    for (const { surface, layout, cells } of placingsOf(template)) {
      for (const placed of cells) {
        const ink = inkOf(placed);
        if (ink === null || reaches(layout.coat, ink)) continue;
        report({
          ticket: null,
          surface: surface.id,
          zone: layout.zone,
          article: surface.law.contentArticle,
          expected: `coat at least ${toMm(COAT_REACH)} mm beyond ${placed.wanted}`,
          found: `less at ${placed.slot}`,
        });
      }
    }
  },
  message: ({ zone, expected, found }) => `the zone ${zone} needs its ${expected}, and has ${found}`,
};
