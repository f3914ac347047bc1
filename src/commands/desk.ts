import type { Readable } from 'node:stream';
import type { CommandContext } from '@stricli/core';

/** What a command has in hand: where its data and its words go, and what it was told beside its arguments. */
export interface Desk extends CommandContext {
  readonly stdin: Readable;
  /** Puts data on standard output; resolves when it is taken. */
  data(text: string): Promise<void>;
  /** Says one line to the person at the terminal, on standard error. */
  say(line: string): void;
  /** Makes the exit code 1: the work is wrong. */
  foundErrors(): void;
  /** Makes the exit code 2: some input could not be read, the rest was done. */
  foundUnreadable(): void;
}
