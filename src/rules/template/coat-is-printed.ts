import { spot } from '../../base/ink.ts';
import type { Outline } from '../../base/outline.ts';
import { pathsOf } from '../../face/flatten.ts';
import type { PathItem } from '../../face/item.ts';
import type { Template } from '../../template/template.ts';
import type { Rule } from '../rule.ts';
import { aboutArt } from './about.ts';

/**
 * The coat pass prints the coat of every zone and of the code as the layout has it, in one solid ink, and no other.
 *
 * Why     rules hold marks against the layout's coats, and the press prints the coat pass: the two must be one
 */
export const rule: Rule<Template> = {
  id: 'template/coat-is-printed',
  severity: 'error',
  check(template, report) {
    const printed = pathsOf(template.recto.coat);
    const wanted = coatsOf(template);
    for (const [zone, coat] of wanted) {
      const item = printed.find(({ outline }) => isSame(outline, coat));
      if (item !== undefined && isSolid(item)) continue;
      const found = item === undefined ? 'not' : 'not solid';
      report(aboutArt(zone, { expected: 'its coat printed solid', found }));
    }
    const strange = printed.filter(({ outline }) => !wanted.some(([, coat]) => isSame(outline, coat)));
    for (const _ of strange) {
      report(
        aboutArt('coat', { expected: 'the coats of its zones and code', found: 'a coat over none of them' }),
      );
    }
    const inks = new Set(printed.flatMap(({ fill }) => (fill?.kind === 'spot' ? [fill.ink.name] : [])));
    if (inks.size > 1) report(aboutArt('coat', { expected: 'one ink', found: [...inks].join(', ') }));
  },
  message: ({ zone, expected, found }) => `${zone} needs ${expected}, and has ${found}`,
};

const coatsOf = ({ surfaces, recto }: Template): readonly (readonly [string, Outline])[] => [
  ...surfaces.flatMap(({ zones }) => zones.map(({ zone, coat }) => [zone, coat] as const)),
  ...(recto.validation.coat === null ? [] : [['validation', recto.validation.coat] as const]),
];

/** Filled with all of an ink that overprints: a knock-out would open what it hides. */
const isSolid = ({ fill }: PathItem): boolean =>
  fill?.kind === 'spot' && fill.tint === spot(fill.ink).tint && fill.ink.overprints;

const isSame = (a: Outline, b: Outline): boolean => a === b || JSON.stringify(a) === JSON.stringify(b);
