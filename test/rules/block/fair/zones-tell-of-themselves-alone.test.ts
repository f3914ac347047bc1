import { expect, test } from 'vitest';
import { euros } from '../../../../src/base/money.ts';
import { foundIn } from '../../../audit/small-blocks.ts';
import { changedByPrize, honestRencontre, withZone } from '../faults.ts';

const RULE = 'block/fair/zones-tell-of-themselves-alone';

test('losing cards that show 6 € where another surface wins, and 3 € where none does, are found', () => {
  const block = changedByPrize(honestRencontre(), (surfaces, total) =>
    withZone(surfaces, ['rencontre', 0], (held) => {
      if (held.mechanic !== 'twins' || held.marks[0] === held.marks[1]) return held;
      const shown = total > 0 ? ([6, 'SIX'] as const) : ([3, 'TROIS'] as const);
      return { ...held, amount: { ...held.amount, amount: euros(shown[0]), transcription: shown[1] } };
    }),
  );
  const said = foundIn(block).filter((line) => line.startsWith(RULE));
  expect(said).toHaveLength(1);
  expect(said[0]).toContain(
    'what a zone shows tells more than what the zone wins: rencontre cartons the amount, against the prize',
  );
});

test('a phrase that only losing tickets bear, of all that could, is found', () => {
  const block = changedByPrize(honestRencontre(), (surfaces, total) =>
    withZone(surfaces, ['declaration', 0], (held) => {
      const losing =
        held.mechanic === 'words' && !/cœur|aime|baisers|magique|passion/.test(held.phrase ?? '');
      if (held.mechanic !== 'words' || !losing) return held;
      return { ...held, phrase: total > 0 ? 'Tu me manques tant' : 'Viens danser avec moi' };
    }),
  );
  expect(
    foundIn(block).some((line) => line.startsWith(RULE) && line.includes('declaration lettre the phrase')),
  ).toBe(true);
});
