import { contains, grow, type Rect } from '../../base/geometry.ts';
import { toMm } from '../../base/length.ts';
import { boundsOf } from '../../face/bounds.ts';
import type { Form } from '../../face/item.ts';
import type { Template } from '../../template/template.ts';
import type { Rule } from '../rule.ts';
import { aboutArt } from './about.ts';
import { fixedArt } from './fixed-art.ts';

/**
 * Fixed art inks nothing outside its own box, nor its box anything outside the bleed.
 *
 * Why     beyond the bleed lies the next ticket of the sheet, and a writer cuts a form at its box
 */
export const rule: Rule<Template> = {
  id: 'template/art-stays-within-the-bleed',
  severity: 'error',
  check(template, report) {
    const bleed = grow({ x: 0, y: 0, ...template.trim }, template.bleed);
    for (const { form } of fixedArt(template)) {
      if (!contains(bleed, form.box)) {
        report(
          aboutArt(form.key, { expected: `box within the bleed, ${inMm(bleed)}`, found: inMm(form.box) }),
        );
      }
      for (const part of withParts(form)) {
        const ink = boundsOf(part.items);
        if (ink === null || contains(part.box, ink)) continue;
        report(aboutArt(part.key, { expected: `ink within its box, ${inMm(part.box)}`, found: inMm(ink) }));
      }
    }
  },
  message: ({ zone, expected, found }) => `${zone} needs its ${expected} mm, and has ${found} mm`,
};

/** A form and those it uses, each once. */
function withParts(form: Form, seen = new Set<Form>()): ReadonlySet<Form> {
  seen.add(form);
  for (const item of form.items) if (item.kind === 'use' && !seen.has(item.form)) withParts(item.form, seen);
  return seen;
}

const inMm = ({ x, y, width, height }: Rect): string =>
  [x, y, x + width, y + height].map((edge) => toMm(edge).toFixed(3)).join(' ');
