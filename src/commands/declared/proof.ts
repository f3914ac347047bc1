import { buildCommand } from '@stricli/core';
import { game, only, output } from './parameters.ts';

/** Making the press proof. */
export const declaredProof = buildCommand({
  loader: async () => (await import('../proof.ts')).proof,
  parameters: { flags: { output }, aliases: { o: 'output' }, positional: only(game) },
  docs: {
    brief: 'Make the press proof and pictures of a game',
    fullDescription:
      'Makes proof.pdf, recto.png, recto-covered.png, verso.png and report.json from the specimens. A proof is how a person sees what is wrong, so it is made even when something is; the exit code then is 1.',
  },
});
