import { SPOT_NAME } from '../../base/ink.ts';
import type { Template } from '../../template/template.ts';
import type { Rule } from '../rule.ts';
import { aboutArt } from './about.ts';

/** Names that a RIP gives a meaning of its own. */
const RESERVED: readonly string[] = ['Cyan', 'Magenta', 'Yellow', 'Black', 'All', 'None'];

/**
 * Each declared ink has a name that a RIP can read and that no other plate has, whatever the case.
 *
 * Source  print.md, spot names
 */
export const rule: Rule<Template> = {
  id: 'template/inks-have-names-of-their-own',
  severity: 'error',
  check({ inks }, report) {
    for (const [index, { name }] of inks.entries()) {
      if (!SPOT_NAME.test(name)) {
        report(aboutArt('inks', { expected: 'names of letters, digits, _ and -', found: `« ${name} »` }));
      }
      const others = [...RESERVED, ...inks.slice(0, index).map((ink) => ink.name)];
      const twin = others.find((other) => other.toLowerCase() === name.toLowerCase());
      if (twin !== undefined) {
        report(aboutArt('inks', { expected: `one ink named ${twin}`, found: `another one, ${name}` }));
      }
    }
  },
  message: ({ expected, found }) => `the inks need ${expected}, and have ${found}`,
};
