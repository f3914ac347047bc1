import { buildCommand } from '@stricli/core';
import { game, json, only, packsOf } from './parameters.ts';

/** Showing what a block is made of. */
export const declaredPlan = buildCommand({
  loader: async () => (await import('../plan.ts')).plan,
  parameters: { flags: { packsOf, json }, positional: only(game) },
  docs: {
    brief: 'Show how many tickets of a block win what',
    fullDescription:
      'Prints the plan of a block: for each tier its compositions and deals to the surfaces, with tickets, euros, share of sales and odds, beside the figures of the règlement; and what holds for every pack. A plan that cannot be kept is refused, naming tier and composition.',
  },
});
