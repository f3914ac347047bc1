import type { SpotInk } from '../../base/ink.ts';
import type { Form } from '../../face/item.ts';
import type { Template } from '../../template/template.ts';
import type { Rule } from '../rule.ts';
import { aboutArt } from './about.ts';
import { fixedArt } from './fixed-art.ts';
import { inksOf } from './paints.ts';

/**
 * Every spot ink that a game prints with is one it declares, and every ink it declares is printed.
 *
 * Why     a job's plates are made from the declared inks: one too few is a mark that is lost, one too many a blank plate
 */
export const rule: Rule<Template> = {
  id: 'template/inks-are-declared',
  severity: 'error',
  check(template, report) {
    const printed = new Set<SpotInk>();
    for (const form of formsOf(template)) {
      const strange = new Set<string>();
      for (const ink of inksOf(form)) {
        const declared = template.inks.find((one) => isSame(one, ink));
        if (declared === undefined) strange.add(ink.name);
        else printed.add(declared);
      }
      for (const name of strange) report(aboutArt(form.key, { expected: 'declared inks', found: name }));
    }
    for (const ink of template.inks) {
      if (!printed.has(ink))
        report(aboutArt('inks', { expected: `something printed in ${ink.name}`, found: null }));
    }
  },
  message: ({ zone, expected, found }) => `${zone} needs ${expected}, and has ${found ?? 'nothing'}`,
};

const formsOf = (template: Template): readonly Form[] => [
  ...fixedArt(template).map(({ form }) => form),
  ...template.surfaces.flatMap((layout) => layout.cells()),
];

const isSame = (a: SpotInk, b: SpotInk): boolean =>
  a === b ||
  (a.name === b.name &&
    a.overprints === b.overprints &&
    (['c', 'm', 'y', 'k'] as const).every((part) => a.alternate[part] === b.alternate[part]));
