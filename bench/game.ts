import { loadavg } from 'node:os';
import { openLineBlock } from './imaging/line-block.ts';
import { type ImagingFigures, measureLine } from './imaging/measure-line.ts';
import { compareWorkers, type WorkersFigures } from './imaging/workers.ts';
import { fastestOf, measureOthers, type OtherFigures } from './others.ts';
import type { BenchSize } from './size.ts';
import { withFolder } from './temporary-folder.ts';

/** The figures of one game. */
export interface GameFigures extends ImagingFigures, OtherFigures {
  readonly game: string;
  readonly size: BenchSize['name'];
  /** Of the machine, when it began and when it ended: others may work on it. */
  readonly load: readonly [before: number, after: number];
  readonly seconds: number;
  readonly workers: WorkersFigures;
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
    const others = [await measureOthers(block, { size, folder })];
    const imaging = await measureLine(block, { size, folder });
    others.push(await measureOthers(block, { size, folder }));
    const workers = await compareWorkers(block, size, folder);
    others.push(await measureOthers(block, { size, folder }));
    const [after = 0] = loadavg();
    return {
      game: id,
      size: size.name,
      load: [before, after],
      seconds: (performance.now() - start) / 1000,
      ...imaging,
      workers,
      ...fastestOf(others),
    };
  });
}
