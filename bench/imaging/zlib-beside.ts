import { LineProcess } from './line-process.ts';

/** So often are the pages packed: for some seconds, so that both processes are at work nearly all the time. */
const TIMES = 12;

/**
 * zlib alone in two processes beside zlib alone in one.
 *
 * Why     what two cores of one machine bring hangs on the machine, which may have them share more than the memory: a figure
 *         to hold the line's own beside
 */
export class ZlibBeside {
  readonly #one: LineProcess;
  readonly #other: LineProcess;

  private constructor(one: LineProcess, other: LineProcess) {
    this.#one = one;
    this.#other = other;
  }

  static async start(game: string): Promise<ZlibBeside> {
    return new ZlibBeside(await LineProcess.start(game), await LineProcess.start(game));
  }

  /** How many times as many pages of a file two of them pack in the same time. */
  async times(path: string): Promise<number> {
    const task = { path, times: TIMES };
    // Both have read the file before, so that they set to work at once.
    await Promise.all([
      this.#one.ask('deflate', { path, times: 1 }),
      this.#other.ask('deflate', { path, times: 1 }),
    ]);
    const alone = await this.#one.ask('deflate', task);
    const start = performance.now();
    await Promise.all([this.#one.ask('deflate', task), this.#other.ask('deflate', task)]);
    return (2 * alone) / ((performance.now() - start) / 1000);
  }

  end(): void {
    this.#one.end();
    this.#other.end();
  }
}
