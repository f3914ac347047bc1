import { buildCommand } from '@stricli/core';
import { game, only, output } from './parameters.ts';

/** Imposing the specimens. */
export const declaredSheet = buildCommand({
  loader: async () => (await import('../sheet.ts')).sheet,
  parameters: { flags: { output }, aliases: { o: 'output' }, positional: only(game) },
  docs: {
    brief: 'Impose the specimens on a press sheet',
    fullDescription:
      'Makes sheet.pdf and records.ndjson from the specimens: three pages a sheet, recto up to its imaging, verso, and what is printed over it (varnish, coat, overprint). Nothing is written if a rule finds an error.',
  },
});
