import { formatMoney } from '../../base/money.ts';
import type { CellContent } from '../../face/cell-content.ts';
import type { Cell, Role } from '../../face/item.ts';
import type { Rule } from '../rule.ts';
import { type CellSubject, parts, placeOf } from './subject.ts';

/**
 * The live text of a cell is its content to the letter, each part one run: digits, transcription, word or phrase.
 *
 * Why     a file is read back by its characters; outlines, or a transcription cut in two, could not be
 */
export const rule: Rule<CellSubject> = {
  id: 'cell/says-what-it-holds',
  severity: 'error',
  check(subject, report) {
    const { cell } = subject;
    for (const [role, expected] of wanted(cell.content)) {
      const found = runs(cell, role);
      if (found.length === 1 && found[0] === expected) continue;
      report({
        ...placeOf(subject),
        expected: `${role} « ${expected} » as one run`,
        found: found.length === 0 ? null : found.map((text) => `« ${text} »`).join(' + '),
      });
    }
  },
  message: ({ zone, expected, found }) =>
    `the cell ${zone} needs its ${expected}, and has ${found ?? 'none'}`,
};

function wanted(content: CellContent): readonly (readonly [Role, string])[] {
  switch (content.kind) {
    case 'amount':
      return [
        ['amount', formatMoney(content.amount)],
        ['transcription', content.transcription],
      ];
    case 'word':
      return [['word', content.word]];
    case 'phrase':
      return [['phrase', content.phrase]];
    case 'symbol':
      return [];
  }
}

const runs = (cell: Cell, role: Role): readonly string[] =>
  parts(cell, role).map((item) => (item.kind === 'glyphs' ? item.run.text : 'outlines'));
