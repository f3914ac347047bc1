import { formatMoney } from '../../base/money.ts';
import type { Game } from '../../game/game.ts';
import type { TranscriptionRow } from '../../reglement/reglement.ts';
import { transcriptionDistances } from '../../reglement/transcription-distance.ts';
import type { Rule } from '../rule.ts';
import { aboutContent } from './about.ts';

/** The least distance at which no single fault of printing makes one valid amount out of another. */
const LEAST = 2;

/** No glyph lost or changed turns an amount with its transcription into another that the table allows. */
export const rule: Rule<Game> = {
  id: 'reglement/transcriptions-stand-apart',
  severity: 'error',
  check({ surfaces }, report) {
    for (const { law, transcriptions } of surfaces) {
      const nearest = transcriptionDistances(transcriptions ?? []);
      if (nearest === null || nearest.least >= LEAST) continue;
      const detail = nearest.pair.map(showRow).join(' and ');
      report(aboutContent(law, { expected: `${LEAST} glyphs or more`, found: `${nearest.least}`, detail }));
    }
  },
  message: ({ surface, detail, expected, found }) =>
    `${detail} of ${surface} should stand ${expected} apart, and stand ${found}`,
};

const showRow = ({ amount, transcription }: TranscriptionRow): string =>
  `${formatMoney(amount)} ${transcription}`;
