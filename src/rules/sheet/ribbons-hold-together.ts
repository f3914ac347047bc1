import type { Rule } from '../rule.ts';
import { mmText, type SheetSubject, sheetFacts } from './subject.ts';

/**
 * Where rows are perforated, tickets are in ribbon order, and those of a web touch from repeat to repeat as well.
 *
 * Why     tickets that hold together are delivered together, and a lane that is cut between two repeats is no ribbon
 */
export const rule: Rule<SheetSubject> = {
  id: 'sheet/ribbons-hold-together',
  severity: 'error',
  check({ press, order, plan }, report) {
    const { kind, perforated, rows, sheet } = press;
    const isRibbon = order.kind === 'ribbon';
    if (isRibbon !== (perforated === 'rows')) {
      const expected = isRibbon ? 'perforated rows for its ribbons' : 'ribbon order for its perforated rows';
      report({ ...sheetFacts(null), expected, found: isRibbon ? 'none' : order.kind });
    }
    const lane = rows * plan.model.recto.trim.height;
    if (kind === 'web' && perforated === 'rows' && lane !== sheet.height) {
      report({
        ...sheetFacts(null),
        expected: `a repeat of ${mmText(lane)} for its ${rows} rows of ${mmText(plan.model.recto.trim.height)}`,
        found: mmText(sheet.height),
      });
    }
  },
  message: ({ expected, found }, { press }) => `the press ${press.name} needs ${expected}, and has ${found}`,
};
