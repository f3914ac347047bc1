import { buildCommand } from '@stricli/core';
import { argument, only, required } from '../../declared/parameters.ts';

/** Verifying the proof of one ticket. */
export const declaredVerify = buildCommand({
  loader: async () => (await import('../verify.ts')).auditVerify,
  parameters: {
    flags: {
      root: required('HEX|FILE', 'The root that was published: 64 hexadecimal digits, or the root file'),
    },
    positional: only(argument('PROOF', 'The proof')),
  },
  docs: {
    brief: 'Verify a proof of one ticket; no key is needed',
    fullDescription:
      'Says whether the ticket of a proof belongs to the block that the root binds, exactly as its record says. Exit code 0: it does; 1: it does not; 2: something could not be read.',
  },
});
