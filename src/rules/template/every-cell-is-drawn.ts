import type { Template } from '../../template/template.ts';
import type { Rule } from '../rule.ts';
import { cellsOfLaw } from './cell-count.ts';

/** A surface draws as many cells as its law allows values, each under a key of its own. */
export const rule: Rule<Template> = {
  id: 'template/every-cell-is-drawn',
  severity: 'error',
  check({ game, surfaces }, report) {
    for (const layout of surfaces) {
      const surface = game.surfaces.find(({ id }) => id === layout.surface);
      if (surface === undefined) continue;
      const expected = cellsOfLaw(surface);
      const found = new Set(layout.cells().map(({ key }) => key)).size;
      if (found === expected && layout.cells().length === expected) continue;
      report({
        ticket: null,
        surface: surface.id,
        zone: null,
        article: surface.law.contentArticle,
        expected: `${expected} cells`,
        found: `${layout.cells().length} cells, ${found} keys`,
      });
    }
  },
  message: ({ surface, expected, found }) => `the surface ${surface} needs ${expected}, and draws ${found}`,
};
