import { formatMoney } from '../../base/money.ts';
import type { Game } from '../../game/game.ts';
import type { Rule } from '../rule.ts';
import { aboutContent } from './about.ts';

/** A table gives an amount one transcription and a transcription one amount. */
export const rule: Rule<Game> = {
  id: 'reglement/transcriptions-are-unique',
  severity: 'error',
  check({ surfaces }, report) {
    for (const { law, transcriptions } of surfaces) {
      const rows = transcriptions ?? [];
      const sides = [rows.map(({ amount }) => formatMoney(amount)), rows.map((row) => row.transcription)];
      for (const twice of sides.flatMap(repeats)) {
        report(aboutContent(law, { expected: `${twice} once`, found: 'several rows' }));
      }
    }
  },
  message: ({ surface, expected, found }) =>
    `the transcription table of ${surface} should hold ${expected}, and has ${found} of it`,
};

/** What stands more than once, each named once. */
const repeats = (values: readonly string[]): readonly string[] => [
  ...new Set(values.filter((value, index) => values.indexOf(value) !== index)),
];
