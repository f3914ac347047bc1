import { keepFigures } from '../figures.ts';
import { BLOCK_GOALS } from '../goals.ts';
import { blockTable } from './table.ts';
import { type BlockFigures, measureBlock } from './whole-block.ts';

/** Measures the whole blocks of games, into `output/bench.json` and a table. */
export async function benchBlocks(games: readonly string[]): Promise<void> {
  const blocks: BlockFigures[] = [];
  for (const game of games) blocks.push(await measureBlock(game));
  await keepFigures({ blocks: { blocks, goals: BLOCK_GOALS } });
  process.stdout.write(blockTable(blocks));
}
