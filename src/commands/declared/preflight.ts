import { buildCommand } from '@stricli/core';
import { argument, json, optional } from './parameters.ts';

/** Judging finished files. */
export const declaredPreflight = buildCommand({
  loader: async () => (await import('../preflight.ts')).preflight,
  parameters: {
    flags: {
      job: optional('JOB', 'Folder of the job that the files are of, or its job.json'),
      profile: {
        kind: 'enum',
        brief: 'Which numbers: sheet-fed, web, digital press, labels  [sheet]',
        values: ['sheet', 'web', 'digital', 'label'],
        optional: true,
      },
      json,
    },
    positional: {
      kind: 'array',
      parameter: argument('FILE', 'Finished PDFs, ours or anyone’s'),
      minimum: 1,
    },
  },
  docs: {
    brief: 'Judge finished PDFs, ours and anyone’s, by the rules of the press',
    fullDescription:
      'Reads each file in a process of its own, without anything that wrote it, and holds it to PDF/X-4, the numbers of the Ghent Workgroup and the rules of the house; with --job to the inks and passes of its job as well. Lists every rule that was applied and says what was not checked; it never says that a file conforms. Exit code 0: no error found (warnings and what was not checked included); 1: errors found; 2: a file is missing or no PDF.',
  },
});
