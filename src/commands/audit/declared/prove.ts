import { buildCommand } from '@stricli/core';
import { block, key, only, required, ticket } from '../../declared/parameters.ts';

/** Proving one ticket. */
export const declaredProve = buildCommand({
  loader: async () => (await import('../prove.ts')).auditProve,
  parameters: {
    flags: { key, ticket, output: required('FILE', 'File for the proof, not yet there') },
    aliases: { o: 'output' },
    positional: only(block),
  },
  docs: {
    brief: 'Prove that one ticket belongs to an audited block',
    fullDescription:
      'Writes the record of one ticket with its salt and its path to the root in BLOCK.root.json. Whoever has that root can verify it, and learns nothing of any other ticket. The look is logged.',
  },
});
