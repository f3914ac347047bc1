import { expect, test } from 'vitest';
import { euros } from '../../../../src/base/money.ts';
import { foundIn, rulesBroken } from '../../../audit/small-blocks.ts';
import { changedByPrize, honestHappy, honestRencontre, withZone } from '../faults.ts';

const RULE = 'block/fair/no-value-decides-alone';

test('a second symbol of the hearts that no losing ticket shows is found', () => {
  const block = changedByPrize(honestRencontre(), (surfaces, total) =>
    withZone(surfaces, ['vieADeux', 0], (held) => {
      if (held.mechanic !== 'pairs' || total > 0 || held.symbols[1] !== 'marguerite') return held;
      const [first = null, second = null, third = null, fourth = null] = held.symbols;
      return { ...held, symbols: [second, first, third, fourth] };
    }),
  );
  expect(foundIn(block).filter((line) => line.startsWith(RULE))).toEqual([
    expect.stringContaining(
      'a single amount or symbol decides, where the rest of its zone should: vieADeux coeurs symbol 2: marguerite always wins, against winning (n = ',
    ),
  ]);
});

test('100 € that May shows on losing tickets alone is found', () => {
  const block = changedByPrize(honestHappy(), (surfaces, total) =>
    withZone(surfaces, ['mois', 4], (held) =>
      held.mechanic === 'twins' && total > 0 && held.amount.amount?.cents === 10_000
        ? { ...held, amount: { ...held.amount, amount: euros(6), transcription: 'SIX' } }
        : held,
    ),
  );
  expect(foundIn(block).filter((line) => line.startsWith(RULE))[0]).toContain(
    'mois mai the amount: 100\u00a0€ never wins',
  );
});

test('an amount that is rarer on winners, and still there, does not decide', () => {
  const block = changedByPrize(honestRencontre(), (surfaces, total, at) =>
    withZone(surfaces, ['rencontre', 0], (held) =>
      held.mechanic === 'twins' && total === 0 && at % 3 === 0 && held.amount.amount?.cents === 600
        ? { ...held, amount: { ...held.amount, amount: euros(3), transcription: 'TROIS' } }
        : held,
    ),
  );
  expect(rulesBroken(block)).not.toContain(RULE);
});
