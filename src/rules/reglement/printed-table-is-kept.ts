import { formatMoney } from '../../base/money.ts';
import type { Game } from '../../game/game.ts';
import type { TranscriptionTable } from '../../reglement/reglement.ts';
import type { Rule } from '../rule.ts';
import { aboutContent } from './about.ts';

/** Where a règlement prints a transcription table, the template uses that one, row for row. */
export const rule: Rule<Game> = {
  id: 'reglement/printed-table-is-kept',
  severity: 'error',
  check({ surfaces }, report) {
    for (const { law, transcriptions } of surfaces) {
      if (law.transcriptions === null) continue;
      const expected = showTable(law.transcriptions);
      const found = showTable(transcriptions ?? []);
      if (expected !== found) report(aboutContent(law, { expected, found }));
    }
  },
  message: ({ surface, expected, found }) =>
    `the règlement's table for ${surface} is ${expected}; the template uses ${found}`,
};

const showTable = (table: TranscriptionTable): string =>
  table.map(({ amount, transcription }) => `${formatMoney(amount)} ${transcription}`).join(', ') || 'none';
