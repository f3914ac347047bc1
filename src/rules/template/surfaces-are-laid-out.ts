import type { Template } from '../../template/template.ts';
import type { Rule } from '../rule.ts';

/**
 * The template lays out the game's surfaces and their zones, all of them, in the game's order.
 *
 * Why     faces are made from the layouts: a surface that has none would be left off every ticket without a word
 */
export const rule: Rule<Template> = {
  id: 'template/surfaces-are-laid-out',
  severity: 'error',
  check({ game, surfaces }, report) {
    const expected = game.surfaces.map(({ id, zones }) => listed(id, zones));
    const found = surfaces.map(({ surface, zones }) =>
      listed(
        surface,
        zones.map(({ zone }) => zone),
      ),
    );
    for (let at = 0; at < Math.max(expected.length, found.length); at += 1) {
      if (expected[at] === found[at]) continue;
      report({
        ticket: null,
        surface: game.surfaces[at]?.id ?? null,
        zone: null,
        article: game.surfaces[at]?.law.article ?? null,
        expected: expected[at] ?? 'no surface',
        found: found[at] ?? null,
      });
    }
  },
  message: ({ expected, found }) =>
    `the template must lay out ${expected}, and lays out ${found ?? 'nothing'}`,
};

const listed = (surface: string, zones: readonly string[]): string => `${surface} (${zones.join(', ')})`;
