import { itemBounds } from '../../face/bounds.ts';
import { textsOf } from '../../face/flatten.ts';
import type { Template } from '../../template/template.ts';
import { touches } from '../coat.ts';
import type { Rule } from '../rule.ts';

/** No fixed text stands under a coat: it would be hidden, or be taken for what the zone holds. */
export const rule: Rule<Template> = {
  id: 'template/zones-are-clear-of-text',
  severity: 'error',
  check({ surfaces, recto }, report) {
    const coats = [
      ...surfaces.flatMap(({ surface, zones }) => zones.map(({ zone, coat }) => ({ surface, zone, coat }))),
      { surface: null, zone: 'validation', coat: recto.validation.coat ?? [] },
    ];
    for (const item of textsOf(recto.display)) {
      const ink = itemBounds(item);
      if (ink === null) continue;
      for (const { surface, zone, coat } of coats) {
        if (!touches(coat, ink)) continue;
        const found = `« ${item.run.text} » under its coat`;
        report({
          ticket: null,
          surface,
          zone,
          article: null,
          expected: 'no fixed text under its coat',
          found,
        });
      }
    }
  },
  message: ({ zone, expected, found }) => `the zone ${zone} needs ${expected}, and has ${found}`,
};
