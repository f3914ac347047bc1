import { factsOf } from '../../rip/file-facts.ts';
import { type Job, type JobFile, openJob } from '../../rip/job.ts';
import type { FileOfJob } from '../../rules/pdf/job/file-of-job.ts';
import type { TicketsOnPages } from './order.ts';

/** A job as preflight holds files against it. */
export interface JobInHand {
  /** What the job says of the file of that name, whose bytes are at the path. */
  fileOf(name: string, path: string): Promise<FileOfJob>;
  ticketsIn(name: string): TicketsOnPages | null;
}

/**
 * The job of a folder, or of `job.json` itself.
 *
 * Why     its files may be changed or missing, which is what preflight is to find: unlike `readJob` it holds no file
 *         against the job before rules do
 * Throws  InputError if it cannot be read, or is none
 */
export async function takeJob(path: string): Promise<JobInHand> {
  return inHand((await openJob(path)).job);
}

function inHand(job: Job): JobInHand {
  const entryOf = (name: string): JobFile | null => job.files.find((file) => file.name === name) ?? null;
  return {
    async fileOf(name, path) {
      const entry = entryOf(name);
      return {
        file:
          entry === null ? null : { ...entry, isUnchanged: (await factsOf(path)).sha256 === entry.sha256 },
        inks: job.inks.map(({ name: ink, alternate: { c, m, y, k }, overprints }) => ({
          name: ink,
          alternate: [c, m, y, k],
          overprints,
        })),
        imagedInks: job.files.filter(({ kind }) => kind === 'imaging').flatMap(({ inks }) => inks),
        condition: job.condition.identifier,
        sheetMm: job.press.sheetMm,
        units: job.files.filter(({ kind }) => kind === 'fixed').map(({ inks }) => inks),
      };
    },
    ticketsIn(name) {
      const entry = entryOf(name);
      if (entry === null || entry.kind === 'tickets') return null;
      const sides = entry.side === 'both' ? (['recto', 'verso'] as const) : [entry.side];
      return { pages: sides.map((side) => trimsOn(job, side)) };
    },
  };
}

/** The trims of all tickets that a side of the sheets shows, whichever of their faces it is. */
const trimsOn = ({ places }: Job, side: 'recto' | 'verso') =>
  places.flatMap(({ recto, verso }) =>
    [recto, verso].filter(({ on }) => on === side).map(({ trim }) => trim),
  );
