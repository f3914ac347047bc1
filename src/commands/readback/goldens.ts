import { join } from 'node:path';
import { type ArtMap, readArtMap } from '../../readback/art/art-map.ts';
import { type ReadingMap, readReadingMap } from '../../readback/reading-map.ts';
import { TEMPLATES } from '../../template/load.ts';

/** What was approved of a game: what its cells look like, and its fixed art. */
export async function goldensOf(game: string): Promise<{ readonly map: ReadingMap; readonly art: ArtMap }> {
  const goldens = join(TEMPLATES, game, 'golden');
  return {
    map: await readReadingMap(join(goldens, 'reading.json')),
    art: await readArtMap(join(goldens, 'art.json')),
  };
}
