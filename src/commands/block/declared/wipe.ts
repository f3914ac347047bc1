import { buildCommand } from '@stricli/core';
import { argument, optional } from '../../declared/parameters.ts';

/** Overwriting and removing live files. */
export const declaredWipe = buildCommand({
  loader: async () => (await import('../wipe.ts')).blockWipe,
  parameters: {
    flags: { block: optional('BLOCK', 'Log it in the log of this block  [wiped.log beside each file]') },
    positional: { kind: 'array', parameter: argument('JOB|FILE', 'Folder of a job, or a live file') },
  },
  docs: {
    brief: 'Overwrite and remove live files',
    fullDescription:
      'Overwrites each file once with bytes drawn by chance, makes sure of it on the disk, and removes the file; of a job of plates, the files of its exposure list and what a crash left of one in the making. Only files for their owner alone are wiped; keys, block files and logs never are. Flash disks, file systems that keep a journal or copies, snapshots and backups may still hold what stood there: only a disk that was encrypted as a whole, or is destroyed, is sure.',
  },
});
