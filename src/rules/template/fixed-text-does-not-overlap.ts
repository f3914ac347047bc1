import { grow, overlaps, type Rect } from '../../base/geometry.ts';
import { mm } from '../../base/length.ts';
import { itemBounds } from '../../face/bounds.ts';
import { textsOf } from '../../face/flatten.ts';
import type { Template } from '../../template/template.ts';
import type { Rule } from '../rule.ts';
import { aboutArt } from './about.ts';

/**
 * How deep the boxes of two lines may lie in each other before their letters may touch.
 *
 * Why     in a column set close, the tail of a p and the accent of an É share a strip of height and seldom a place
 */
const INTO_EACH_OTHER = mm(0.3);

/** No line of the fixed text is printed over another: a column that grew runs into what stands under it. */
export const rule: Rule<Template> = {
  id: 'template/fixed-text-does-not-overlap',
  severity: 'error',
  check({ recto, verso }, report) {
    for (const form of [recto.display, verso.art]) {
      const texts = textsOf(form).flatMap((item) => {
        const ink = itemBounds(item);
        return ink === null ? [] : [{ says: item.run.text, core: core(ink) }];
      });
      for (const [index, one] of texts.entries()) {
        const other = texts.slice(index + 1).find(({ core }) => overlaps(core, one.core));
        if (other === undefined) continue;
        report(
          aboutArt(form.key, { expected: `« ${one.says} » by itself`, found: `« ${other.says} » over it` }),
        );
      }
    }
  },
  message: ({ zone, expected, found }) => `${zone} needs ${expected}, and has ${found}`,
};

const core = (ink: Rect): Rect => grow(ink, -INTO_EACH_OTHER / 2);
