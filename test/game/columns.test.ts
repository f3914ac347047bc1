import { beforeAll, describe, expect, test } from 'vitest';
import { specimens } from '../../src/block/specimens.ts';
import { cellsOf, recordBuilder } from '../../src/files/column.ts';
import { recordColumns } from '../../src/game/columns.ts';
import type { Game } from '../../src/game/game.ts';
import { writeRecord } from '../../src/game/record.ts';
import { loadTemplate } from '../../src/template/load.ts';

let games: readonly Game[];
beforeAll(async () => {
  games = [(await loadTemplate('happy-2014')).game, (await loadTemplate('rencontre-2007')).game];
});

describe('the columns of a game’s records', () => {
  test('are one for each value, named by its place, digits among the texts', () => {
    const [happy = [], rencontre = []] = games.map(recordColumns);
    expect([happy.length, rencontre.length]).toEqual([2 + 12 * 4 + 2, 26]);
    expect(happy.slice(0, 7).map(({ name, kind }) => `${name}: ${kind}`)).toEqual([
      'number: text',
      'validation: text',
      'surfaces.mois[0].symbols[0]: text',
      'surfaces.mois[0].symbols[1]: text',
      'surfaces.mois[0].amount: number',
      'surfaces.mois[0].transcription: text',
      'surfaces.mois[1].symbols[0]: text',
    ]);
    expect(happy.at(-1)?.name).toBe('surfaces.bonus.transcription');
    const kinds = new Map(rencontre.map(({ name, kind }) => [name, kind]));
    expect(kinds.get('surfaces.coupDeFoudre.arrow')).toBe('integer');
    expect(kinds.get('surfaces.coupDeFoudre.amounts[2].star')).toBe('boolean');
    expect(kinds.get('surfaces.rencontre.transcriptionAt')).toBe('text');
    expect(kinds.get('surfaces.vieADeux.symbols[3]')).toBe('text');
  });

  test('hold every specimen whole', () => {
    for (const game of games) {
      const columns = recordColumns(game);
      for (const { ticket } of specimens(game)) {
        const record = writeRecord(game, ticket);
        expect(recordBuilder(columns)(cellsOf(record, columns))).toEqual(record);
      }
    }
  });
});
