import { buildCommand } from '@stricli/core';
import { InputError } from '../../../base/fault.ts';
import { count, game, key, only, packsOf, required } from '../../declared/parameters.ts';

/** Throws  InputError unless it is two digits */
function emission(value: string): string {
  if (/^[0-9]{2}$/.test(value)) return value;
  throw new InputError(`an emission is two digits, and ${JSON.stringify(value)} is not`);
}

/** Sealing the recipe of a block. */
export const declaredNew = buildCommand({
  loader: async () => (await import('../new.ts')).blockNew,
  parameters: {
    flags: {
      emission: { ...required('NN', 'The emission, two digits'), parse: emission },
      block: { ...required('N', 'The block within it, from 1'), parse: count },
      packsOf,
      key: { ...key, brief: 'The key to deal from, as `grattage key new` made it' },
      output: required('BLOCK', 'Block file, not yet there'),
    },
    aliases: { o: 'output' },
    positional: only(game),
  },
  docs: {
    brief: 'Seal the recipe of a block',
    fullDescription:
      'Writes what a block is dealt from but the key: game, emission, block, packs, the plan’s version and hash, and a salted commitment that binds the key to them. It holds no secret, and is never written over another file. The same file and key deal the same tickets, byte for byte.',
  },
});
