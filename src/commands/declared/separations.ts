import { buildCommand } from '@stricli/core';
import { count, json, only, optional, pdf, plateDpi, required } from './parameters.ts';

/** Showing the plates of a sheet. */
export const declaredSeparations = buildCommand({
  loader: async () => (await import('../separations.ts')).separations,
  parameters: {
    flags: {
      sheet: { ...optional('N', 'Page of the file, from 1  [1]'), parse: count },
      dpi: { ...optional('D', 'Resolution, 18 to 2400  [300]'), parse: plateDpi },
      output: required('DIR', 'Folder for the plates (made if missing)'),
      json,
    },
    aliases: { o: 'output' },
    positional: only(pdf),
  },
  docs: {
    brief: 'Separate a page of a finished PDF into its plates',
    fullDescription:
      'Writes every plate of one page as a grey PNG (black is full ink) and as a TIFF of one bit a pixel (Group 4, tints screened), and says how much of the sheet each covers. Overprint and knock-out are as a RIP has them; what a RIP’s colour management would decide is named as not checked. --sheet counts pages of the file, not sheets of a job: a composite has the recto and the verso of each sheet, page after page. The file is read in a process of its own: where it takes more than it can need, no plate is written. It may take 8 s of processor time and 480 MiB under 150 kB; else 30 s, 30 s more a megabyte, 800 MiB and 24 MiB a megabyte; and a plate as much again with 0.25 s a megapixel, of which it has 2,147 at most: a B1 sheet at 1,200 dpi has 1,640.',
  },
});
