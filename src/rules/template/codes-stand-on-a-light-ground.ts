import { centre } from '../../base/geometry.ts';
import { alternateOf, PAPER, type Paint } from '../../base/ink.ts';
import { encloses, rings } from '../../base/polygon.ts';
import { pathsOf } from '../../face/flatten.ts';
import type { Form } from '../../face/item.ts';
import type { CodePlace, Template } from '../../template/template.ts';
import type { Rule } from '../rule.ts';
import { aboutArt } from './about.ts';

/**
 * How much cyan and black together may lie under a code, in percent.
 *
 * Source  the house's own: readers light with red, under which magenta and yellow are white and these two are not
 */
export const MOST_DARKNESS = 15;

/** What lies under a code is light enough for its modules to be told from it; that it is even is another rule's. */
export const rule: Rule<Template> = {
  id: 'template/codes-stand-on-a-light-ground',
  severity: 'error',
  check({ recto, verso }, report) {
    const places = [
      ['validation', recto.validation, recto.display],
      ['ticket-number', verso.barcode, verso.art],
    ] as const;
    for (const [name, place, form] of places) {
      const dark = darkness(groundUnder(place, form));
      if (dark <= MOST_DARKNESS) continue;
      report(
        aboutArt(name, { expected: `at most ${MOST_DARKNESS} % of cyan and black`, found: `${dark} %` }),
      );
    }
  },
  message: ({ zone, expected, found }) =>
    `the ground of the ${zone} code needs ${expected}, and has ${found}`,
};

/** The paint of whatever was painted last over the middle of the room. */
function groundUnder({ room }: CodePlace, form: Form): Paint {
  const middle = centre(room);
  const ground = pathsOf(form).findLast(
    ({ fill, outline }) => fill !== undefined && encloses(rings(outline), middle),
  );
  return ground?.fill ?? PAPER;
}

function darkness(paint: Paint): number {
  const { c, k } = alternateOf(paint);
  return Math.round(c + k);
}
