import { buildCommand } from '@stricli/core';
import { count, emission, key, text } from './parameters.ts';

/** Sealing the recipe of a block. */
export const declaredNew = buildCommand({
  loader: async () => (await import('../new.ts')).blockNew,
  parameters: {
    flags: {
      emission: { kind: 'parsed', brief: 'The emission, two digits', placeholder: 'NN', parse: emission },
      block: { kind: 'parsed', brief: 'The block within it, from 1', placeholder: 'N', parse: count },
      packsOf: {
        kind: 'parsed',
        brief: 'Tickets of a pack  [the game’s own]',
        placeholder: 'N',
        parse: count,
        optional: true,
      },
      key: { ...key, brief: 'The key to deal from, as `grattage key new` made it' },
      output: { kind: 'parsed', brief: 'Block file, not yet there', placeholder: 'BLOCK', parse: text },
    },
    aliases: { o: 'output' },
    positional: {
      kind: 'tuple',
      parameters: [
        {
          brief: 'The game: happy-2014, rencontre-2007 (see `grattage games`)',
          placeholder: 'GAME',
          parse: text,
        },
      ],
    },
  },
  docs: {
    brief: 'Seal the recipe of a block',
    fullDescription:
      'Writes what a block is dealt from but the key: game, emission, block, packs, the plan’s version and hash, and a salted commitment that binds the key to them. It holds no secret, and is never written over another file. The same file and key deal the same tickets, byte for byte.',
  },
});
