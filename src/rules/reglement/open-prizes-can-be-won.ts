import { formatMoney, type Money } from '../../base/money.ts';
import type { Game, Surface } from '../../game/game.ts';
import { winnable } from '../../game/winnable.ts';
import type { Rule } from '../rule.ts';
import { aboutGame } from './about.ts';

/** A prize whose split the règlement leaves open is some sum of what the surfaces may win. */
export const rule: Rule<Game> = {
  id: 'reglement/open-prizes-can-be-won',
  severity: 'error',
  check({ reglement, surfaces }, report) {
    for (const { prize, compositions } of reglement.prizeTable.tiers) {
      if (compositions !== null || canWin(surfaces, prize)) continue;
      const expected = `a sum of wins that makes ${formatMoney(prize)}`;
      report(aboutGame(reglement.articles.prizeTable, { expected, found: 'none' }));
    }
  },
  message: ({ expected, found }) => `the prize table asks for ${expected}; the surfaces have ${found}`,
};

/** Whether each surface, with one of its wins or none, can add its part to the prize. */
function canWin(surfaces: readonly Surface[], prize: Money): boolean {
  const [surface, ...others] = surfaces;
  if (prize.cents === 0) return true;
  if (surface === undefined) return false;
  const parts = [0, ...winnable(surface, prize).map(({ cents }) => cents)];
  return parts.some((part) => canWin(others, { ...prize, cents: prize.cents - part }));
}
