import { beforeAll, describe, expect, test } from 'vitest';
import { specimens } from '../../src/block/specimens.ts';
import type { Game } from '../../src/game/game.ts';
import { readRecord, writeRecord } from '../../src/game/record.ts';
import { recordWriter } from '../../src/game/record-text.ts';
import { loadTemplate } from '../../src/template/load.ts';

let games: readonly Game[];
beforeAll(async () => {
  games = [(await loadTemplate('happy-2014')).game, (await loadTemplate('rencontre-2007')).game];
});

describe('the line of a record', () => {
  test('is the JSON of the record, character by character, for every specimen', () => {
    for (const game of games) {
      const write = recordWriter(game);
      for (const { ticket } of specimens(game)) {
        expect(write(ticket)).toBe(JSON.stringify(writeRecord(game, ticket)));
      }
    }
  });

  test('is so for records that are wrong as well', () => {
    const wrong: readonly object[] = [
      {},
      { number: 'a"b', validation: '\n' },
      { number: '1', surfaces: { mois: [{ symbols: ['"', null, 'x'], amount: 0.5 }], bonus: { amount: 5 } } },
      {
        surfaces: {
          mois: Array.from({ length: 12 }, () => ({ symbols: [] })),
          bonus: { transcription: 'é\u2028' },
        },
      },
      {
        surfaces: {
          coupDeFoudre: { amounts: [{ amount: 3, star: true }], arrow: [0, 2] },
          rencontre: { days: ['LUNDI'] },
        },
      },
      { surfaces: { declaration: { phrase: 'a"b' }, vieADeux: { symbols: [null] }, coupDeFoudre: {} } },
    ];
    for (const game of games) {
      const write = recordWriter(game);
      for (const record of wrong) {
        const ticket = readRecord(game, record);
        expect(write(ticket)).toBe(JSON.stringify(writeRecord(game, ticket)));
      }
    }
  });
});
