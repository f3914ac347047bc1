import type { Template } from '../../template/template.ts';
import { meet } from '../coat.ts';
import type { Rule } from '../rule.ts';

/** The coats of two zones do not run into each other, nor into the code's: each is scratched by itself. */
export const rule: Rule<Template> = {
  id: 'template/coats-stand-apart',
  severity: 'error',
  check({ surfaces, recto }, report) {
    const zones = surfaces.flatMap(({ surface, zones }) =>
      zones.map(({ zone, coat }) => ({ surface, zone, coat })),
    );
    const code = { surface: null, zone: 'validation', coat: recto.validation.coat ?? [] };
    for (const [index, one] of zones.entries()) {
      for (const other of [...zones.slice(index + 1), code]) {
        if (!meet(one.coat, other.coat)) continue;
        report({
          ticket: null,
          surface: one.surface,
          zone: one.zone,
          article: null,
          expected: 'coat by itself',
          found: `it run into that of ${other.zone}`,
        });
      }
    }
  },
  message: ({ zone, expected, found }) => `the zone ${zone} needs its ${expected}, and has ${found}`,
};
