import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { FilesAt, ReadBackOnce } from '../read-back.ts';
import type { BenchSize } from '../size.ts';
import { LineProcess } from './line-process.ts';
import type { ImagedThere } from './serve.ts';
import type { StagesAlone } from './stages-alone.ts';

/** What was measured one right after the other. */
export interface LineRound {
  /** A small job by a line of its own. */
  readonly small: ImagedThere;
  readonly whole: ImagedThere;
  readonly alone: StagesAlone;
  /** The same files read back. */
  readonly readBack: ReadBackOnce;
}

/** Files that are made over and over, those of a kind in the place of those before. */
type FilesOf = 'small' | 'whole';

/**
 * Measures the line on the first sheets of its block, always the same.
 *
 * Why     one process images and does nothing else; another does the stages, and a third reads back
 */
export class LineRounds {
  readonly #size: BenchSize;
  readonly #folder: string;
  readonly #line: LineProcess;
  readonly #stages: LineProcess;
  readonly #reader: LineProcess;
  readonly #last = new Map<FilesOf, ImagedThere>();

  private constructor(at: RoundsAt, processes: Processes) {
    this.#size = at.size;
    this.#folder = at.folder;
    this.#line = processes.line;
    this.#stages = processes.stages;
    this.#reader = processes.reader;
  }

  /** Starts the processes; `cold` is the file that the first of them makes first. */
  static async start(
    game: string,
    at: RoundsAt,
  ): Promise<{ readonly rounds: LineRounds; readonly cold: ImagedThere }> {
    const line = await LineProcess.start(game);
    const sheets = { from: 0, to: at.size.fileSheets };
    const cold = await line.ask('image', { sheets, folder: emptied(join(at.folder, 'whole')), line: 'kept' });
    const [stages, reader] = [await LineProcess.start(game), await LineProcess.start(game)];
    const rounds = new LineRounds(at, { line, stages, reader });
    await rounds.small();
    await rounds.#alone('small');
    return { rounds, cold };
  }

  /** A small job, whose files are there until the next one. */
  small(): Promise<ImagedThere> {
    return this.#image('small', this.#size.smallSheets);
  }

  async next(): Promise<LineRound> {
    const small = await this.small();
    const whole = await this.#image('whole', this.#size.fileSheets);
    const alone = await this.#alone('whole');
    return { small, whole, alone, readBack: await this.#readBack() };
  }

  /** Reads the files back that were made last. */
  #readBack(): Promise<ReadBackOnce> {
    return this.#reader.ask('readBack', { small: this.#files('small'), whole: this.#files('whole') });
  }

  end(): void {
    this.#line.end();
    this.#stages.end();
    this.#reader.end();
  }

  #alone(of: FilesOf): Promise<StagesAlone> {
    return this.#stages.ask('stages', this.#files(of));
  }

  #files(of: FilesOf): FilesAt {
    const imaged = this.#last.get(of);
    if (imaged === undefined) throw new Error(`no ${of} file was made`);
    return { imaged, folder: join(this.#folder, of) };
  }

  async #image(of: FilesOf, to: number): Promise<ImagedThere> {
    const imaged = await this.#line.ask('image', {
      sheets: { from: 0, to },
      folder: emptied(join(this.#folder, of)),
      line: of === 'small' ? 'own' : 'kept',
    });
    this.#last.set(of, imaged);
    return imaged;
  }
}

interface Processes {
  readonly line: LineProcess;
  readonly stages: LineProcess;
  readonly reader: LineProcess;
}

interface RoundsAt {
  readonly size: BenchSize;
  readonly folder: string;
}

function emptied(folder: string): string {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  return folder;
}
