import { type Length, pt, toPt } from '../../base/length.ts';
import { textsOf } from '../../face/flatten.ts';
import type { Template } from '../../template/template.ts';
import type { Rule } from '../rule.ts';
import { aboutArt } from './about.ts';
import { fixedArt } from './fixed-art.ts';

/**
 * The least size of any text on a ticket.
 *
 * Source  the house's own: below it an offset plate fills in, and the law's mentions cannot be read in a shop
 */
export const LEAST_TEXT: Length = pt(5);

/** The fixed text has a glyph for every character, and is large enough to be printed and read. */
export const rule: Rule<Template> = {
  id: 'template/fixed-text-is-readable',
  severity: 'error',
  check(template, report) {
    for (const { form } of fixedArt(template)) {
      for (const { run } of textsOf(form)) {
        const missing = run.glyphs.filter(({ id }) => id === 0).map(({ text }) => text);
        if (missing.length > 0) {
          const expected = `« ${run.text} » in ${run.font}`;
          report(aboutArt(form.key, { expected, found: `no glyph for « ${missing.join('')} »` }));
        }
        if (run.size < LEAST_TEXT) {
          const expected = `« ${run.text} » in at least ${toPt(LEAST_TEXT)} pt`;
          report(aboutArt(form.key, { expected, found: `${toPt(run.size).toFixed(2)} pt` }));
        }
      }
    }
  },
  message: ({ zone, expected, found }) => `${zone} needs ${expected}, and has ${found}`,
};
