import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type BlockFile,
  blockText,
  newBlock,
  type OpenBlock,
  openBlock,
} from '../../src/block/block-file.ts';
import { planOf } from '../../src/block/plan.ts';
import type { Game } from '../../src/game/game.ts';
import { place } from './place.ts';

/** A key that no block is ever sold with. */
export const KEY = Buffer.from(Array.from({ length: 32 }, (_, at) => (at * 37 + 11) % 256));

export const keyText = (key: Uint8Array = KEY): string =>
  `grattage-key-1 ${Buffer.from(key).toString('hex')}\n`;

const SALT = Buffer.alloc(32, 0xa5);

/** A block of a game as it would be sold, in memory. */
export function liveBlock(
  game: Game,
  { emission = '01', block = 1, packsOf = 50, key = KEY }: Partial<Makings> = {},
): BlockFile {
  return newBlock(planOf(game, packsOf), { emission, block, key, salt: SALT });
}

interface Makings {
  readonly emission: string;
  readonly block: number;
  readonly packsOf: number;
  readonly key: Uint8Array;
}

export const opened = (game: Game, file: BlockFile = liveBlock(game)): OpenBlock =>
  openBlock(file, { path: 'block.json', game, key: KEY });

/** A folder with a key and a block file, and where they are. */
export interface BlockPlace {
  readonly folder: string;
  readonly key: string;
  readonly block: string;
  readonly file: BlockFile;
}

/** The block with its key in a folder of its own, for one test. */
export const blockPlace = (game: Game, makings: Partial<Makings> = {}): BlockPlace =>
  blockIn(place(), game, makings);

/** The block with its key in a folder that is there. */
export function blockIn(folder: string, game: Game, makings: Partial<Makings> = {}): BlockPlace {
  const [key, block] = [join(folder, 'key'), join(folder, 'block.json')];
  const file = liveBlock(game, makings);
  writeFileSync(key, keyText(makings.key), { mode: 0o600 });
  chmodSync(folder, 0o700);
  writeFileSync(block, blockText(file));
  return { folder, key, block, file };
}
