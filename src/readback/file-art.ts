import { ArtJudge } from './art/art-judge.ts';
import { ArtReader, ArtShelf } from './art/art-reader.ts';
import type { Court } from './court.ts';
import type { FilePlan } from './file-plan.ts';
import type { PageLayout } from './layout.ts';
import type { PrintedJob } from './printed-job.ts';

/** How the fixed art of a file of all passes is read and judged, page by page. */
export interface FileArt {
  readonly judge: ArtJudge;
  reader(layout: PageLayout): ArtReader;
}

/** The art of a file that has each pass in a layer. */
export function fileArt(
  { art, map }: Court,
  { specimens, inks }: PrintedJob,
  { isByTicket }: Pick<FilePlan, 'isByTicket'>,
): FileArt {
  const plan = {
    pass: null,
    layers: new Map(art.passes.map(({ layer, pass }) => [layer, pass])),
    plates: new Set([...PROCESS, ...inks.map(({ name }) => name)]),
    imaging: new Set(Object.values(map.inks)),
  };
  const shelf = new ArtShelf();
  // Tickets on pages of their own are stamped over art that is whole: no plates are made of them.
  const wanted = { plate: null, specimens, opened: specimens && !isByTicket };
  return {
    judge: new ArtJudge(art, map.trim, wanted),
    reader: (layout) => new ArtReader(plan, shelf, layout),
  };
}

const PROCESS = ['Cyan', 'Magenta', 'Yellow', 'Black', 'All'] as const;
