import { buildCommand } from '@stricli/core';
import { count, json, only, optional, pdf, plateDpi } from './parameters.ts';

/** Measuring codes. */
export const declaredGrade = buildCommand({
  loader: async () => (await import('../grade.ts')).grade,
  parameters: {
    flags: {
      sheet: { ...optional('N', 'Sheet of the job, or page of the file, from 1  [1]'), parse: count },
      dpi: { ...optional('D', 'Resolution of the imager, 18 to 2400  [the job’s, or 600]'), parse: plateDpi },
      job: optional(
        'JOB',
        'Folder of the job that the file is of, or its job.json: it says where tickets are',
      ),
      json,
    },
    positional: only(pdf),
  },
  docs: {
    brief: 'Measure the barcodes of a sheet on its plates',
    fullDescription:
      'Reads every code of a sheet on the plate as the imager exposes it and measures growth, quiet zones, contrast, modulation, decodability and unused error correction; then says which codes still read with a dot more or less on every edge, and with a white line through them. Indicative: no grade of any standard. With --job the plates under the codes are taken for their ground, and a code that is missing is an error. What codes say is never printed. The file is read in a process of its own, with the limits of separations: where it takes more than it can need, as much again and 1 s a megapixel of all that is looked through, it is given up.',
  },
});
