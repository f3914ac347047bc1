import { textsOf } from '../../face/flatten.ts';
import type { Template } from '../../template/template.ts';
import type { Rule } from '../rule.ts';
import { aboutArt } from './about.ts';
import { squeezed } from './passage-in.ts';

/** What stands at the code's coat, in whatever case and however broken. */
const WARNING = 'ne pas gratter';

/**
 * The recto says « Ne pas gratter » at the coat over the validation code.
 *
 * Why     a ticket scratched there cannot be told from one that was read before it was sold
 */
export const rule: Rule<Template> = {
  id: 'template/do-not-scratch-is-said',
  severity: 'error',
  check({ recto }, report) {
    const said = textsOf(recto.display);
    const wanted = squeezed(WARNING);
    const isSaid = squeezed(said.map(({ run }) => run.text).join(''))
      .toLowerCase()
      .includes(wanted);
    if (!isSaid)
      report(aboutArt(recto.display.key, { expected: `« ${WARNING} » on the recto`, found: 'none' }));
  },
  message: ({ zone, expected, found }) => `${zone} needs ${expected}, and has ${found}`,
};
