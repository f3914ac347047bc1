import type { Game, Surface } from '../../../src/game/game.ts';
import type { PrizeTable, Tier, TranscriptionTable } from '../../../src/reglement/reglement.ts';
import type { Rule } from '../../../src/rules/rule.ts';
import { run } from '../../../src/rules/run.ts';
import { euros, happy, rencontre } from '../../game/records.ts';

/** Makers of games with one thing wrong, and what a rule says of them. */

export { euros, happy, rencontre };

/** Each finding as `article: message`, with its surface before it where it has one. */
export const sayings = (rule: Rule<Game>, game: Game): readonly string[] =>
  run([rule], game).map(({ surface, article, message }) =>
    [surface, `${article}: ${message}`].filter((part) => part !== null).join(' '),
  );

export const withPrizes = (game: Game, change: (table: PrizeTable) => Partial<PrizeTable>): Game => ({
  ...game,
  reglement: {
    ...game.reglement,
    prizeTable: { ...game.reglement.prizeTable, ...change(game.reglement.prizeTable) },
  },
});

/** The game with another tier in the place of one, counted from 0. */
export const withTier = (game: Game, place: number, change: Partial<Tier>): Game =>
  withPrizes(game, ({ tiers }) => ({
    tiers: tiers.map((tier, index) => (index === place ? { ...tier, ...change } : tier)),
  }));

export const withSurface = (game: Game, id: string, change: Partial<Surface>): Game => ({
  ...game,
  surfaces: game.surfaces.map((surface) => (surface.id === id ? { ...surface, ...change } : surface)),
});

export const table = (...rows: readonly (readonly [number, string])[]): TranscriptionTable =>
  rows.map(([amount, transcription]) => ({ amount: euros(amount), transcription }));
