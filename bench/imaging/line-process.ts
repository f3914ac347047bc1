import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Answer, Asked, Kind } from './serve.ts';

const MODULE = fileURLToPath(new URL('line-process.mjs', import.meta.url));

/** What V8 may keep, in MiB: as much as the command lets each of its processes have. */
const HEAP = 160;

/**
 * A process that does something of the line when it is told to, and waits in between.
 *
 * Why     what else is measured, or measures, neither warms its engine nor fills its memory
 */
export class LineProcess {
  readonly #child: ChildProcess;

  private constructor(child: ChildProcess) {
    this.#child = child;
  }

  /** Starts it; resolves when it has opened the block and its line. */
  static async start(game: string): Promise<LineProcess> {
    const execArgv = [`--max-old-space-size=${HEAP}`];
    const started = new LineProcess(fork(MODULE, [game], { serialization: 'advanced', execArgv }));
    await started.#word();
    return started;
  }

  /** Throws  Error if it fails at the task, or dies of it */
  async ask<K extends Kind>(kind: K, task: Asked[K]['task']): Promise<Asked[K]['done']> {
    this.#child.send({ kind, task });
    const answer = (await this.#word()) as Answer;
    if ('failed' in answer) throw new Error(answer.failed);
    return answer.done as Asked[K]['done'];
  }

  end(): void {
    this.#child.disconnect();
  }

  #word(): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const gone = (code: number | null): void =>
        reject(new Error(`a process of the bench left with ${code}`));
      this.#child.once('exit', gone);
      this.#child.once('message', (word) => {
        this.#child.off('exit', gone);
        resolve(word);
      });
    });
  }
}
