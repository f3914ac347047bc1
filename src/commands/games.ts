import { formatMoney, groupThousands } from '../base/money.ts';
import { gameIds, loadTemplate } from '../template/load.ts';
import type { Desk } from './desk.ts';

/** Lists the games: id, title, price, block, surfaces; tab between. */
export async function games(this: Desk): Promise<void> {
  for (const id of await gameIds()) {
    const { game } = await loadTemplate(id);
    const title = game.workingTitle ? `${game.title} (working title)` : game.title;
    const { price, blockSize } = game.reglement;
    const surfaces = game.surfaces.map(({ law }) => law.name).join(', ');
    await this.data(
      `${[id, title, formatMoney(price), `blocks of ${groupThousands(blockSize)}`, surfaces].join('\t')}\n`,
    );
  }
}
