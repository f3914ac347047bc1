import type { Face, Layer, Pass } from '../../face/face.ts';
import type { Form } from '../../face/item.ts';
import type { Template } from '../../template/template.ts';
import type { Rule } from '../rule.ts';
import { type FaceSubject, sideFacts } from './subject.ts';

/** The passes of each side in printing order, « SPÉCIMEN » apart: another rule says when it is printed. */
const ORDER: Readonly<Record<Face['side'], readonly Pass[]>> = {
  recto: ['display', 'imaging', 'coat', 'overprint'],
  verso: ['back', 'back-imaging'],
};

/**
 * Each side has all its passes, in printing order, and each fixed pass is the game's own art.
 *
 * Why     a ticket without its coat, or with the coat under its imaging, is open to all
 */
export const rule: Rule<FaceSubject> = {
  id: 'face/passes-are-whole',
  severity: 'error',
  check(subject, report) {
    for (const face of [subject.recto, subject.verso]) {
      const expected = named(ORDER[face.side]);
      const found = named(passesOf(face));
      if (found !== expected) report({ ...sideFacts(subject, face.side), expected, found });
      for (const layer of face.layers) {
        const form = artOf(subject.template, face.side, layer.pass);
        if (form === null || isOnly(layer, form)) continue;
        report({
          ...sideFacts(subject, face.side),
          expected: `${form.key} as its ${layer.pass} pass`,
          found: 'other art',
        });
      }
    }
  },
  message: ({ zone, expected, found }) => `the ${zone} needs ${expected}, and has ${found}`,
};

/** The passes of a side but for a « SPÉCIMEN » that comes last, as it should. */
const passesOf = ({ layers }: Face): readonly Pass[] =>
  (layers.at(-1)?.pass === 'specimen' ? layers.slice(0, -1) : layers).map(({ pass }) => pass);

const named = (passes: readonly Pass[]): string => passes.join(', ');

/** The art of a fixed pass; null for one that changes with every ticket. */
function artOf({ recto, verso }: Template, side: Face['side'], pass: Pass): Form | null {
  switch (pass) {
    case 'display':
      return recto.display;
    case 'coat':
      return recto.coat;
    case 'overprint':
      return recto.overprint;
    case 'back':
      return verso.art;
    case 'specimen':
      return side === 'recto' ? recto.specimen : verso.specimen;
    default:
      return null;
  }
}

function isOnly({ items }: Layer, form: Form): boolean {
  const [item] = items;
  return (
    items.length === 1 && item?.kind === 'use' && item.form === form && item.at.x === 0 && item.at.y === 0
  );
}
