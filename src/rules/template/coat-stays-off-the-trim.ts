import { contains, grow, type Rect } from '../../base/geometry.ts';
import { type Length, mm, toMm } from '../../base/length.ts';
import { type Outline, outlineBounds } from '../../base/outline.ts';
import type { Template } from '../../template/template.ts';
import type { Rule } from '../rule.ts';

/**
 * How far the coat stays from the trim and any perforation: it flakes where it is cut.
 *
 * Source  print.md, coat and register
 */
export const COAT_FROM_TRIM: Length = mm(3);

/** No coat comes near the edge of the ticket. */
export const rule: Rule<Template> = {
  id: 'template/coat-stays-off-the-trim',
  severity: 'error',
  check(template, report) {
    const room = grow({ x: 0, y: 0, ...template.trim }, -COAT_FROM_TRIM);
    for (const [surface, zone, coat] of coats(template)) {
      const bounds: Rect | null = outlineBounds(coat);
      if (bounds !== null && contains(room, bounds)) continue;
      report({
        ticket: null,
        surface,
        zone,
        article: null,
        expected: `coat at least ${toMm(COAT_FROM_TRIM)} mm from the trim`,
        found: bounds === null ? 'no coat' : 'a coat nearer to it',
      });
    }
  },
  message: ({ zone, expected, found }) => `the zone ${zone} needs its ${expected}, and has ${found}`,
};

const coats = ({ surfaces, recto }: Template): readonly (readonly [string | null, string, Outline])[] => [
  ...surfaces.flatMap(({ surface, zones }) => zones.map(({ zone, coat }) => [surface, zone, coat] as const)),
  [null, 'validation', recto.validation.coat ?? []] as const,
];
