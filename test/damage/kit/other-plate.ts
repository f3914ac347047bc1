import { specimens } from '../../../src/block/specimens.ts';
import { writePdf } from '../../../src/pdf/write/write-pdf.ts';
import { platesOf } from '../../../src/pipeline.ts';
import { loadTemplate } from '../../../src/template/load.ts';
import { Kept } from '../../kit/pdf.ts';
import { GAMES, type GameId, pressOf } from './small-job.ts';

/** A fixed plate of another game, on the press that a game's small job is made for. */
export async function plateOfOtherGame(game: GameId, name: string): Promise<Uint8Array> {
  const other = await loadTemplate(GAMES.find((id) => id !== game) ?? game);
  const tickets = specimens(other.game)
    .slice(0, 1)
    .map(({ ticket }) => ticket);
  const { files } = platesOf(other, tickets, { press: pressOf(game) });
  const file = files?.find((one) => one.name === name);
  if (file === undefined) throw new Error(`${other.game.id} has no ${name}`);
  const sink = new Kept();
  await writePdf(file, sink);
  return sink.bytes;
}
