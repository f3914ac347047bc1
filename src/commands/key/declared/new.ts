import { buildCommand } from '@stricli/core';
import { argument, only } from '../../declared/parameters.ts';

/** Drawing a key. */
export const declaredNew = buildCommand({
  loader: async () => (await import('../new.ts')).newKey,
  parameters: { positional: only(argument('FILE', 'File for the key, not yet there')) },
  docs: {
    brief: 'Draw a new key for blocks',
    fullDescription:
      'Draws 32 bytes by chance and puts them into FILE, for its owner alone (mode 600). A file that is there is never written over. Whoever holds the key can deal every block that is made with it; without it they cannot be dealt again. A key that others than its owner may read is refused wherever it is used.',
  },
});
