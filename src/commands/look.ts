import type { BlockFile } from '../block/block-file.ts';
import { type LookLog, writeLook } from '../files/look-log.ts';
import type { Desk } from './desk.ts';

/** A block file and where it lies. */
export interface BlockAt {
  readonly path: string;
  readonly file: BlockFile;
}

/** What is looked at, as people count tickets, and for what. */
export interface Seen {
  readonly what: string;
  readonly tickets: string;
}

/** A file beside a block file: `block.json` has `block.log`. */
export const beside = (path: string, ending: string): string => `${path.replace(/\.json$/i, '')}.${ending}`;

/** Where the looks at a block are written. */
export const logOf = ({ path, file }: BlockAt): LookLog => ({
  path: beside(path, 'log'),
  beginning: file.seal,
});

/**
 * Writes down that live tickets of a block are about to be looked at.
 *
 * Order   before anything is shown: a look that cannot be logged is refused
 */
export async function logLook(desk: Desk, block: BlockAt, { what, tickets }: Seen): Promise<string> {
  const log = logOf(block);
  await writeLook(log, { ...desk.witness(), what, tickets });
  return log.path;
}

/** `happy-2014, emission 01, block 1`. */
export const blockName = ({ game, emission, block }: BlockFile): string =>
  `${game}, emission ${emission}, block ${block}`;
