import type { PlacedCell } from '../../face/face.ts';
import type { Item, UseItem } from '../../face/item.ts';
import type { Rule } from '../rule.ts';
import { cellFacts, type FaceSubject, itemsOf, sideFacts } from './subject.ts';

/**
 * The imaging passes print every placed cell where it was placed, one code a side, the number, and nothing else.
 *
 * Why     rules judge the cells that were placed, and the press prints the passes: the two must be one
 */
export const rule: Rule<FaceSubject> = {
  id: 'face/prints-what-was-placed',
  severity: 'error',
  check(subject, report) {
    const imaged = itemsOf(subject.recto, 'imaging');
    const uses = imaged.filter((item) => item.kind === 'use');
    for (const placed of subject.recto.cells) {
      if (placed.cell === null || take(uses, placed)) continue;
      report({
        ...cellFacts(subject, placed),
        expected: `${placed.slot} printed where it was placed`,
        found: 'nothing there',
      });
    }
    const strange = [
      ['recto', [...uses, ...strangers(imaged, ['use', 'code'])]],
      ['verso', strangers(itemsOf(subject.verso, 'back-imaging'), ['glyphs', 'code'])],
    ] as const;
    for (const [side, items] of strange) {
      for (const item of items) {
        report({
          ...sideFacts(subject, side),
          expected: 'nothing but its cells, number and code',
          found: name(item),
        });
      }
    }
  },
  message: ({ zone, expected, found }) => `${zone} needs ${expected}, and has ${found}`,
};

/** Takes the use of a placed cell off the list; false where there is none. */
function take(uses: UseItem[], { cell, at }: PlacedCell): boolean {
  const index = uses.findIndex((use) => use.form === cell && use.at.x === at.x && use.at.y === at.y);
  if (index === -1) return false;
  uses.splice(index, 1);
  return true;
}

/** Items of other kinds, and every code but the first. */
function strangers(items: readonly Item[], kinds: readonly Item['kind'][]): readonly Item[] {
  const codes = items.filter(({ kind }) => kind === 'code');
  return [...items.filter(({ kind }) => !kinds.includes(kind)), ...codes.slice(1)];
}

function name(item: Item): string {
  switch (item.kind) {
    case 'use':
      return item.form.key;
    case 'code':
      return `a ${item.name} code too many`;
    case 'glyphs':
      return `the text « ${item.run.text} »`;
    case 'path':
      return 'a path';
  }
}
