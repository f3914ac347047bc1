import type { Readable } from 'node:stream';
import type { CommandContext } from '@stricli/core';

/** What a command has in hand: where its data and its words go, and what it was told beside its arguments. */
export interface Desk extends CommandContext {
  readonly stdin: Readable;
  /** Puts data on standard output; resolves when it is taken. */
  data(data: string | Uint8Array): Promise<void>;
  /** Whether whoever read standard output has left, as `| head` does: nothing more need be made for it. */
  readerLeft(): boolean;
  /** Says one line to the person at the terminal, on standard error. */
  say(line: string): void;
  /** Where the person sees what is said, if it is a terminal; null where standard error goes elsewhere. */
  readonly terminal: Terminal | null;
  /** Who is at the desk, and what the clock says: for logs alone. */
  witness(): Witness;
  /** Makes the exit code 1: the work is wrong. */
  foundErrors(): void;
  /** Makes the exit code 2: some input could not be read, the rest was done. */
  foundUnreadable(): void;
}

/** A screen with a line that is written over again, for how far long work is. */
export interface Terminal {
  /** How wide it is now. */
  readonly columns: number;
  /** Puts a line in the place of the one before; an empty one takes it away. */
  rewrite(line: string): void;
  /** Milliseconds since some beginning. */
  now(): number;
}

/** Who did something, and when. */
export interface Witness {
  /** The user of the system. */
  readonly who: string;
  /** In UTC: `2026-11-30T15:04:05.000Z`. */
  readonly at: string;
}
