import { loadavg } from 'node:os';
import { checkRecords } from './check.ts';
import type { Took } from './clock.ts';
import { openLineBlock } from './imaging/line-block.ts';
import { type ImagingFigures, measureLine } from './imaging/measure-line.ts';
import { compareWorkers, type WorkersFigures } from './imaging/workers.ts';
import { goOrdinaryWay, type OrdinaryFigures } from './ordinary.ts';
import { preflightSheets } from './preflight.ts';
import type { BenchSize } from './size.ts';
import { withFolder } from './temporary-folder.ts';
import { manyTickets } from './tickets.ts';

/** The figures of one game. */
export interface GameFigures extends ImagingFigures {
  readonly game: string;
  readonly size: BenchSize['name'];
  /** Of the machine, when it began and when it ended: others may work on it. */
  readonly load: readonly [before: number, after: number];
  readonly seconds: number;
  readonly workers: WorkersFigures;
  readonly checked: Took & { readonly records: number; readonly recordsPerSecond: number };
  readonly ordinary: OrdinaryFigures;
  /** An imaging file of a hundred sheets, from its bytes on the disk to findings. */
  readonly preflight: Took;
}

/**
 * Measures one game.
 *
 * Why     in a process of its own: no other game has warmed the engine
 */
export function measureGame(id: string, size: BenchSize): Promise<GameFigures> {
  return withFolder(async (folder) => {
    const [before = 0] = loadavg();
    const start = performance.now();
    const block = await openLineBlock(id);
    const { template } = block;
    const tickets = manyTickets(template.game, size.records);
    const checked = await checkRecords(template.game, tickets);
    const ordinary = await goOrdinaryWay(template, tickets.slice(0, size.ordinary));
    const preflight = await preflightSheets(block, folder);
    const imaging = await measureLine(block, { size, folder });
    const workers = await compareWorkers(block, size, folder);
    const [after = 0] = loadavg();
    return {
      game: id,
      size: size.name,
      load: [before, after],
      seconds: (performance.now() - start) / 1000,
      ...imaging,
      workers,
      checked: { ...checked, records: tickets.length, recordsPerSecond: tickets.length / checked.seconds },
      ordinary,
      preflight,
    };
  });
}
