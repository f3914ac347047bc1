import { type BlockFile, type OpenBlock, openBlock, readBlockFile } from '../block/block-file.ts';
import { readKey } from '../files/key-file.ts';
import { loadTemplate } from '../template/load.ts';
import type { Template } from '../template/template.ts';

/** A block with its game at hand. */
export interface OpenedBlock extends OpenBlock {
  readonly template: Template;
}

/**
 * Opens a block file with a key file, its game loaded by the id that the block names.
 *
 * Throws  InputError, without anything secret in it, if one of them is not right or they do not belong together
 */
export async function openedBlock(path: string, keyPath: string): Promise<OpenedBlock> {
  const file: BlockFile = await readBlockFile(path);
  const key = await readKey(keyPath);
  const template = await loadTemplate(file.game);
  return { ...openBlock(file, { path, game: template.game, key }), template };
}
