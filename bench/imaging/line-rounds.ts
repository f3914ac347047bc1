import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { FilesAt } from '../read-back.ts';
import type { BenchSize } from '../size.ts';
import type { LineBlock } from './line-block.ts';
import type { LineProcess } from './line-process.ts';
import type { ImagedThere } from './serve.ts';
import { type StagesAlone, stagesAlone } from './stages-alone.ts';

/** What was measured one right after the other. */
export interface LineRound {
  /** A small job by a line of its own. */
  readonly small: ImagedThere;
  readonly whole: ImagedThere;
  readonly alone: StagesAlone;
}

/** Measures the line on the first sheets of its block, round by round, always the same. */
export class LineRounds {
  readonly #block: LineBlock;
  readonly #line: LineProcess;
  readonly #size: BenchSize;
  readonly #folder: string;
  readonly #last = new Map<Kind, ImagedThere>();

  constructor(
    block: LineBlock,
    line: LineProcess,
    at: { readonly size: BenchSize; readonly folder: string },
  ) {
    this.#block = block;
    this.#line = line;
    this.#size = at.size;
    this.#folder = at.folder;
  }

  /** Makes the file as a process does that has made nothing before. */
  cold(): Promise<ImagedThere> {
    return this.#image(this.#size.fileSheets, 'cold');
  }

  /** A small job, whose files are there until the next one. */
  small(): Promise<ImagedThere> {
    return this.#image(this.#size.smallSheets, 'small');
  }

  /** Does the stages over a small job once, so that the engine knows them before they are timed. */
  async warmStages(): Promise<void> {
    await stagesAlone(this.#block, await this.small(), this.#folderOf('small'));
  }

  async next(): Promise<LineRound> {
    const small = await this.small();
    const whole = await this.#image(this.#size.fileSheets, 'whole');
    return { small, whole, alone: await stagesAlone(this.#block, whole, this.#folderOf('whole')) };
  }

  /** The files that were made last, which are there. */
  get lastFiles(): { readonly small: FilesAt; readonly whole: FilesAt } {
    return { small: this.#filesOf('small'), whole: this.#filesOf('whole') };
  }

  #filesOf(kind: Kind): FilesAt {
    const imaged = this.#last.get(kind);
    if (imaged === undefined) throw new Error(`no ${kind} file was made`);
    return { imaged, folder: this.#folderOf(kind) };
  }

  #folderOf(kind: Kind): string {
    return join(this.#folder, kind);
  }

  async #image(sheets: number, kind: Kind): Promise<ImagedThere> {
    const folder = this.#folderOf(kind);
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder);
    const line = kind === 'small' ? 'own' : 'kept';
    const imaged = await this.#line.image({ sheets: { from: 0, to: sheets }, folder, line });
    this.#last.set(kind, imaged);
    return imaged;
  }
}

/** Files that are made over and over, those of a kind in the place of those before. */
type Kind = 'cold' | 'small' | 'whole';
