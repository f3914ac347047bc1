import { plain } from '../../base/count.ts';
import type { ReadBackReport } from '../../readback/read-back.ts';
import type { Job } from '../../rip/job.ts';
import { firstFew, groupedBy } from '../findings-by-rule.ts';
import { findingLine, plural, spanText } from '../report-text.ts';

/** As much of a job as its report says. */
type ReadJob = Pick<Job, 'title' | 'specimens' | 'tickets' | 'sheets' | 'made' | 'files'>;

/** What was read back, for people: the first findings of each rule, then file by file, and what came of it. */
export function readBackText(job: ReadJob, report: ReadBackReport, seconds: number): string {
  const width = Math.max(...report.files.map(({ name }) => name.length));
  return `${[
    ...findingLines(report),
    `${job.title}: ${whatIsThere(job)}, read back from ${plural(report.files.length, 'file')}`,
    ...report.files.map(
      ({ name, pages, faces, cells, codes }) =>
        `  ${name.padEnd(width)}  ${[
          plural(pages, 'page'),
          plural(faces, 'face'),
          ...(cells === 0 ? [] : [plural(cells, 'cell')]),
          // A fixed plate has none; a file of imaging that has lost its codes says so.
          ...(isFixed(job, name) ? [] : [plural(codes, 'code')]),
        ].join(', ')}`,
    ),
    ...rasterLines(report),
    conclusion(job, report),
    `${seconds.toFixed(1)} s`,
  ].join('\n')}\n`;
}

/** Why  a job may hold some sheets of many: what is said to be read must not be more than what is there */
function whatIsThere({ specimens, tickets, sheets, made }: ReadJob): string {
  return made === undefined
    ? `${plural(tickets.count, specimens ? 'specimen' : 'ticket')} on ${plural(sheets, 'sheet')}`
    : `${spanText(made)} of ${plain(sheets)}`;
}

const findingLines = ({ findings }: ReadBackReport): readonly string[] =>
  [...groupedBy(findings, ({ rule }) => rule).values()].flatMap((ofRule) =>
    firstFew(
      ofRule.map((finding) => [finding]),
      (group) => group.map(findingLine).join(''),
    ),
  );

const isFixed = ({ files }: ReadJob, name: string): boolean =>
  files.some((file) => file.name === name && file.kind === 'fixed');

function rasterLines({ raster }: ReadBackReport): readonly string[] {
  if (raster === null) return [];
  const { seed, sheets, dpi, texts, codes } = raster;
  const which = sheets.length === 1 ? `sheet ${sheets[0]}` : `sheets ${sheets.join(', ')}`;
  return [
    `  pictures of ${which} at ${dpi} dpi: ${plural(texts, 'text')}, ${plural(codes, 'code')}  (--seed ${seed})`,
  ];
}

function conclusion({ made }: ReadJob, { findings }: ReadBackReport): string {
  if (findings.length === 0)
    return `every ticket${made === undefined ? '' : ' of these sheets'} is what its record says, and fixed art is what was approved`;
  const tickets = new Set(findings.flatMap(({ ticket }) => (ticket === null ? [] : [ticket]))).size;
  return `${plural(findings.length, 'difference')}, on ${plural(tickets, 'ticket')}`;
}

/** The report for machines, one object, keys in the order of the wire. */
export const jsonReadBack = (job: Job, { files, raster, findings }: ReadBackReport): string =>
  `${JSON.stringify({ game: job.game, tickets: job.tickets.count, sheets: job.sheets, made: job.made, files, raster, findings }, null, 2)}\n`;
