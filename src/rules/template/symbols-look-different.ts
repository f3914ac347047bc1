import { likeness } from '../../art/overlap.ts';
import type { Cell, PathItem } from '../../face/item.ts';
import type { Template } from '../../template/template.ts';
import type { Rule } from '../rule.ts';

/** How much of two symbols' shapes may coincide, from 0 to 1, before a player takes one for the other. */
export const MOST_LIKENESS = 0.6;

/** No two symbols of a surface look alike: a player who took one for the other would claim a prize. */
export const rule: Rule<Template> = {
  id: 'template/symbols-look-different',
  severity: 'error',
  check({ game, surfaces }, report) {
    for (const layout of surfaces) {
      const law = game.surfaces.find(({ id }) => id === layout.surface)?.law;
      const symbols = layout.cells().filter(({ content }) => content.kind === 'symbol');
      for (const [i, one] of symbols.entries()) {
        for (const other of symbols.slice(i + 1)) {
          const alike = likeness(paths(one), paths(other));
          if (alike <= MOST_LIKENESS) continue;
          report({
            ticket: null,
            surface: layout.surface,
            zone: `${one.key}, ${other.key}`,
            article: law?.contentArticle ?? null,
            expected: `at most ${percent(MOST_LIKENESS)} alike`,
            found: percent(alike),
          });
        }
      }
    }
  },
  message: ({ zone, expected, found }) => `the symbols ${zone} must be ${expected}, and are ${found}`,
};

const paths = ({ items }: Cell): readonly PathItem[] => items.filter((item) => item.kind === 'path');

const percent = (share: number): string => `${(share * 100).toFixed(0)} %`;
