import { buildCommand, buildRouteMap } from '@stricli/core';
import type { Desk } from '../desk.ts';

const text = (value: string): string => value;

/** What is done with keys. */
export const keyVerbs = buildRouteMap<string, Desk>({
  routes: {
    new: buildCommand({
      loader: async () => (await import('./new.ts')).newKey,
      parameters: {
        positional: {
          kind: 'tuple',
          parameters: [{ brief: 'File for the key, not yet there', placeholder: 'FILE', parse: text }],
        },
      },
      docs: {
        brief: 'Draw a new key for blocks',
        fullDescription:
          'Draws 32 bytes by chance and puts them into FILE, for its owner alone (mode 600). A file that is there is never written over. Whoever holds the key can deal every block that is made with it; without it they cannot be dealt again. A key that others than its owner may read is refused wherever it is used.',
      },
    }),
  },
  docs: { brief: 'Make the keys that blocks are dealt from' },
});
