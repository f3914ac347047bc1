import { expect, test } from 'vitest';
import { BLOCK_RULES, FAIRNESS_RULES } from '../../../../src/rules/profile/block.ts';
import { run } from '../../../../src/rules/run.ts';
import { audited, rulesBroken } from '../../../audit/small-blocks.ts';
import { changedByPrize, honestRencontre, withZone } from '../faults.ts';

const RULE = 'block/fair/parts-tell-little';

/** Hearts whose pair stands at their first two places, on tickets of which `is` is true. */
const pairsFirst = (is: (at: number) => boolean) =>
  changedByPrize(honestRencontre(), (surfaces, _, at) =>
    withZone(surfaces, ['vieADeux', 0], (held) => {
      if (held.mechanic !== 'pairs' || !is(at)) return held;
      const pair = held.symbols.find((symbol, place) => held.symbols.indexOf(symbol) !== place);
      if (pair === undefined) return held;
      return { ...held, symbols: [pair, pair, ...held.symbols.filter((symbol) => symbol !== pair)] };
    }),
  );

test('pairs that always stand side by side at the start tell all before the hearts are scratched: a warning', () => {
  const found = run([...BLOCK_RULES, ...FAIRNESS_RULES], audited(pairsFirst(() => true))).filter(
    ({ rule }) => rule === RULE,
  );
  expect(found).toHaveLength(1);
  expect(found[0]).toMatchObject({ severity: 'warning', surface: 'vieADeux', zone: 'coeurs' });
  expect(found[0]?.message).toMatch(
    /^coeurs: symbols 1 and 2 should tell at most 0\.\d{3} bits, half of the 0\.\d{3} bits that the whole zone tells, and tells 0\.\d{3} bits of whether the ticket wins$/,
  );
});

test('pairs that stand there on one ticket in four do not', () => {
  expect(rulesBroken(pairsFirst((at) => at % 4 === 0))).not.toContain(RULE);
});
