import type { SheetRange } from '../../src/imaging/sections.ts';
import { type Imaged, imageSheets } from './image-sheets.ts';
import { openLineBlock, withNewLine } from './line-block.ts';

/** Sheets to be imaged. */
export interface ImagingTask {
  readonly sheets: SheetRange;
  readonly folder: string;
  /** The line that all tasks share, as in a process of the command, or one that is opened for this task and has met no ticket. */
  readonly line: 'kept' | 'own';
}

/** Sheets that were imaged, and what their process has come to. */
export interface ImagedThere extends Imaged {
  /** Since its start. */
  readonly processSeconds: number;
  readonly peakMegabytes: number;
}

/** What a process answers to a task. */
export type Answer = { readonly imaged: ImagedThere } | { readonly failed: string };

/** Images sheets of a game's block, task by task as they are sent; says so when it is ready. */
export async function serve(game: string): Promise<void> {
  const block = await openLineBlock(game);
  process.on('message', (task: ImagingTask) => {
    void imageSheets(task.line === 'own' ? withNewLine(block) : block, task.sheets, task.folder).then(
      (imaged) => say({ imaged: { ...imaged, ...standing() } }),
      (cause: unknown) =>
        say({ failed: cause instanceof Error ? (cause.stack ?? cause.message) : String(cause) }),
    );
  });
  process.once('disconnect', () => process.exit());
  say('ready');
}

const standing = () => ({
  processSeconds: performance.now() / 1000,
  peakMegabytes: process.resourceUsage().maxRSS / 1024,
});

function say(word: Answer | 'ready'): void {
  if (process.send === undefined) throw new Error('sheets are imaged in a process of their own');
  process.send(word);
}
