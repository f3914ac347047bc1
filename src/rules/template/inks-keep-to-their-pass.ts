import { type Paint, type SpotInk, tintsOf } from '../../base/ink.ts';
import { drawnItems } from '../../face/flatten.ts';
import type { Template } from '../../template/template.ts';
import type { Rule } from '../rule.ts';
import { aboutArt } from './about.ts';
import { fixedArt } from './fixed-art.ts';
import { inksOf, paintsOf } from './paints.ts';

/**
 * What is printed over the coat is printed in spot inks that overprint, and no ink serves two passes.
 *
 * Why     each pass is a printing unit of its own: process colours over the coat would land under it, a knock-out would
 *         open the coat, and a « SPÉCIMEN » in an ink of the art could not be left off a live job
 * Source  print.md, passes
 */
export const rule: Rule<Template> = {
  id: 'template/inks-keep-to-their-pass',
  severity: 'error',
  check(template, report) {
    const users = new Map<SpotInk, string>();
    for (const { pass, form } of fixedArt(template)) {
      if (pass === 'coat' || pass === 'overprint') {
        const below = drawnItems(form)
          .flatMap(paintsOf)
          .find((paint) => !isOver(paint));
        if (below !== undefined) {
          report(aboutArt(form.key, { expected: 'spot inks that overprint', found: named(below) }));
        }
      }
      for (const ink of inksOf(form)) {
        const user = users.get(ink) ?? pass;
        users.set(ink, user);
        if (user === pass) continue;
        report(
          aboutArt(form.key, { expected: 'inks of its own pass', found: `${ink.name} of the ${user} pass` }),
        );
      }
    }
  },
  message: ({ zone, expected, found }) => `${zone} needs ${expected}, and has ${found}`,
};

const isOver = (paint: Paint): boolean =>
  paint.kind === 'mix' ? paint.overprints : paint.kind === 'spot' && paint.ink.overprints;

const named = (paint: Paint): string =>
  paint.kind === 'process'
    ? 'process colour'
    : `${tintsOf(paint)
        .map(({ ink }) => ink.name)
        .join(' and ')}, which knocks out`;
