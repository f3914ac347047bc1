import type { SheetRange } from '../../src/imaging/sections.ts';
import { type FilesAt, type ReadBackOnce, readLineBack } from '../read-back.ts';
import { type DeflateTask, deflateOver } from './deflating.ts';
import { type Imaged, imageSheets } from './image-sheets.ts';
import { type LineBlock, openLineBlock, withNewLine } from './line-block.ts';
import { type StagesAlone, stagesAlone } from './stages-alone.ts';

/** Sheets that were imaged, and what their process has come to. */
export interface ImagedThere extends Imaged {
  /** Since its start. */
  readonly processSeconds: number;
  readonly peakMegabytes: number;
}

/** What a process can be asked for: what it is told, and what it gives back. */
export interface Asked {
  readonly image: {
    readonly task: {
      readonly sheets: SheetRange;
      readonly folder: string;
      /** The one that all tasks share, as in a process of the command; or one that has made these sheets once, and no others. */
      readonly line: 'kept' | 'own';
    };
    readonly done: ImagedThere;
  };
  /** In seconds. */
  readonly deflate: { readonly task: DeflateTask; readonly done: number };
  readonly stages: { readonly task: FilesAt; readonly done: StagesAlone };
  readonly readBack: {
    readonly task: { readonly small: FilesAt; readonly whole: FilesAt };
    readonly done: ReadBackOnce;
  };
}

export type Kind = keyof Asked;

/** A task as it is sent to a process. */
export type Task = {
  readonly [kind in Kind]: { readonly kind: kind; readonly task: Asked[kind]['task'] };
}[Kind];

/** What a process answers. */
export type Answer = { readonly done: Asked[Kind]['done'] } | { readonly failed: string };

/** Does what it is sent about the block of a game, task by task; says so when it is ready. */
export async function serve(game: string): Promise<void> {
  const block = await openLineBlock(game);
  process.on('message', (sent: Task) => {
    void answer(block, sent).then(
      (done) => say({ done }),
      (cause: unknown) =>
        say({ failed: cause instanceof Error ? (cause.stack ?? cause.message) : String(cause) }),
    );
  });
  process.once('disconnect', () => process.exit());
  say('ready');
}

async function answer(block: LineBlock, sent: Task): Promise<Asked[Kind]['done']> {
  switch (sent.kind) {
    case 'image':
      return image(block, sent.task);
    case 'deflate':
      return deflateOver(sent.task);
    case 'stages':
      return stagesAlone(block, sent.task);
    case 'readBack':
      return readLineBack(block, sent.task);
  }
}

async function image(
  block: LineBlock,
  { sheets, folder, line }: Asked['image']['task'],
): Promise<ImagedThere> {
  const used = line === 'own' ? withNewLine(block) : block;
  if (line === 'own') await imageSheets(used, sheets, folder);
  const imaged = await imageSheets(used, sheets, folder);
  return {
    ...imaged,
    processSeconds: performance.now() / 1000,
    peakMegabytes: process.resourceUsage().maxRSS / 1024,
  };
}

function say(word: Answer | 'ready'): void {
  if (process.send === undefined) throw new Error('what is measured has a process of its own');
  process.send(word);
}
