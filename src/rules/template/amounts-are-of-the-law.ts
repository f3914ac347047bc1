import { formatMoney, type Money } from '../../base/money.ts';
import { textsOf } from '../../face/flatten.ts';
import type { Game } from '../../game/game.ts';
import type { Template } from '../../template/template.ts';
import type { Rule } from '../rule.ts';
import { aboutArt } from './about.ts';
import { amountsIn } from './amounts-in.ts';
import { fixedArt } from './fixed-art.ts';

/**
 * Every amount that the fixed text names is one that the règlement knows.
 *
 * Why     « up to 50 000 € » on a game that pays 30,000 is a promise
 */
export const rule: Rule<Template> = {
  id: 'template/amounts-are-of-the-law',
  severity: 'error',
  check(template, report) {
    const known = new Set(amountsOf(template.game).map(({ cents }) => cents));
    for (const { form } of fixedArt(template)) {
      for (const { run } of textsOf(form)) {
        for (const { amount } of amountsIn(run.text)) {
          if (known.has(amount.cents)) continue;
          const found = `${formatMoney(amount)} in « ${run.text} »`;
          report(aboutArt(form.key, { expected: 'amounts of the règlement', found }));
        }
      }
    }
  },
  message: ({ zone, expected, found }) => `${zone} needs ${expected}, and has ${found}`,
};

/** Price, prizes and their total, what words and pairs win, and whatever may be printed under a coat. */
const amountsOf = ({ reglement, surfaces }: Game): readonly Money[] => [
  reglement.price,
  reglement.prizeTable.total,
  ...reglement.prizeTable.tiers.map(({ prize }) => prize),
  ...reglement.surfaces.flatMap(({ winningWords, winningPairs }) =>
    [...(winningWords ?? []), ...(winningPairs ?? [])].map(({ wins }) => wins),
  ),
  ...surfaces.flatMap(({ transcriptions }) => (transcriptions ?? []).map(({ amount }) => amount)),
];
