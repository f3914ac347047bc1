import { expect, test } from 'vitest';
import { euros } from '../../../../src/base/money.ts';
import type { PrintedAmount } from '../../../../src/game/ticket.ts';
import { dealt, foundIn, rulesBroken, smallHappy, smallRencontre } from '../../../audit/small-blocks.ts';
import { changedByPrize, honestHappy, honestRencontre, withZone } from '../faults.ts';

const RULE = 'block/fair/free-features-tell-nothing';

test.each([
  [smallHappy.id, smallHappy],
  [smallRencontre.id, smallRencontre],
])('ten honest blocks of %s with ten keys break no rule', (_, game) => {
  const keys = [11, 12, 13, 14, 15, 16, 17, 18, 19, 20];
  expect(keys.map((key) => rulesBroken(dealt(game, key)))).toEqual(keys.map(() => []));
});

test('winners that always show a star on the cards are found by that star', () => {
  const block = changedByPrize(honestRencontre(), (surfaces, total) =>
    total === 0
      ? surfaces
      : withZone(surfaces, ['rencontre', 0], (held) =>
          held.mechanic === 'twins' ? { ...held, amount: { ...held.amount, star: true } } : held,
        ),
  );
  const said = foundIn(block);
  expect(rulesBroken(block)).toEqual([RULE]);
  expect(said[0]).toMatch(
    /^block\/fair\/free-features-tell-nothing: what is seen without scratching all of a zone goes with what is won: rencontre cartons the star before the amount, against winning \(χ² = \d+\.\d\d with 1 degree of freedom, of 5,000\): p > 0\.001 over all \d+ tests is expected, and p = \d\.\de-\d+$/,
  );
});

test('winning targets that show no 0 € are found, for losing ones must', () => {
  const other: PrintedAmount = {
    amount: euros(9),
    transcription: 'NEUF',
    star: false,
    transcriptionAt: 'above',
  };
  const block = changedByPrize(honestRencontre(), (surfaces) =>
    withZone(surfaces, ['coupDeFoudre', 0], (held) => {
      if (held.mechanic !== 'arrow' || held.amounts[held.arrows[0] ?? 0]?.amount?.cents === 0) return held;
      return { ...held, amounts: held.amounts.map((shown) => (shown.amount?.cents === 0 ? other : shown)) };
    }),
  );
  const said = foundIn(block).filter((line) => line.startsWith(RULE));
  expect(said.some((line) => line.includes('how many amounts are 0 €, against the zone winning'))).toBe(true);
  expect(said.some((line) => line.includes('whether amount 1 is 0 €'))).toBe(true);
});

test('a first symbol that is the moon oftener on winners is found in its month', () => {
  const block = changedByPrize(honestHappy(), (surfaces, total) =>
    total === 0
      ? surfaces
      : withZone(surfaces, ['mois', 4], (held) =>
          held.mechanic === 'twins' && held.marks[0] !== held.marks[1] && held.marks[1] !== 'lune'
            ? { ...held, marks: ['lune', held.marks[1] ?? null] }
            : held,
        ),
  );
  expect(rulesBroken(block)).toEqual([RULE, 'block/fair/parts-tell-little']);
  expect(foundIn(block)[0]).toContain('mois mai mark 1, against winning');
});

test('validation numbers that begin with 9 on winners are found', () => {
  const honest = honestHappy();
  const won = changedByPrize(honest, (surfaces, total) => (total === 0 ? [] : surfaces)).tickets;
  const block = {
    ...honest,
    tickets: honest.tickets.map((ticket, at) =>
      won[at]?.surfaces.length === 0 ? ticket : { ...ticket, validation: `9${ticket.validation?.slice(1)}` },
    ),
  };
  expect(rulesBroken(block)).toEqual([RULE]);
  expect(foundIn(block)[0]).toContain('digit 1 of the validation number, against winning');
});
