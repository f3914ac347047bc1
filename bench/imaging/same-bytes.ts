import type { Imaged } from './image-sheets.ts';

/**
 * Throws  Error unless files of the same sheets are the same bytes
 * Why     what is read back of one of them is then read back of all
 */
export function mustBeSameBytes(all: readonly Pick<Imaged, 'made'>[]): void {
  const hashes = new Set(all.map(({ made: { files } }) => `${files.recto.sha256} ${files.verso.sha256}`));
  if (hashes.size !== 1) throw new Error(`the same sheets were imaged as ${hashes.size} different files`);
}
