import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { specimens } from '../../src/block/specimens.ts';
import { writeRecord } from '../../src/game/record.ts';
import type { Ticket } from '../../src/game/ticket.ts';
import { loadPress, pressNames } from '../../src/imposition/load-press.ts';
import type { Press } from '../../src/imposition/press.ts';
import { readArtMap } from '../../src/readback/art/art-map.ts';
import { readBack } from '../../src/readback/read-back.ts';
import { readReadingMap } from '../../src/readback/reading-map.ts';
import { TEMPLATES } from '../../src/template/load.ts';
import type { Template } from '../../src/template/template.ts';
import { happy, live, rencontre } from '../kit/real-face.ts';
import { platesInMemory } from './art-of-plates.ts';

const LONG = 120_000;

/** All that reading back finds in the files of one ticket on a press. */
async function findingsOn(press: Press, template: Template, ticket: Ticket) {
  const { game } = template;
  const golden = join(TEMPLATES, game.id, 'golden');
  const { job, files } = await platesInMemory(template, [ticket], press);
  const report = await readBack({
    game,
    map: await readReadingMap(join(golden, 'reading.json')),
    art: await readArtMap(join(golden, 'art.json')),
    job,
    records: [writeRecord(game, ticket)],
    read: async (name) => files.find(({ file }) => file.name === name)?.bytes ?? new Uint8Array(),
  });
  expect(report.files.length).toBe(files.length);
  return report.findings;
}

const firstOf = ({ game }: Template): Ticket => {
  const [first] = specimens(game);
  if (first === undefined) throw new Error(`${game.id} has no specimen`);
  return first.ticket;
};

describe.each([happy, rencontre].map((template) => ({ id: template.game.id, template })))(
  'the files of $id',
  ({ template }) => {
    test.each(pressNames())(
      'have the art that was approved on the plates of %s: at every place, cut at perforations or not',
      async (name) => {
        expect(await findingsOn(loadPress(name), template, firstOf(template))).toEqual([]);
      },
      LONG,
    );

    test(
      'have it where every second row stands on its head, on sheets that are turned in work-and-turn, and where tickets are sold',
      async () => {
        const turned = { ...loadPress('sra3'), heads: 'alternate', turn: 'work-and-turn' } as const;
        expect(await findingsOn(turned, template, live(template))).toEqual([]);
      },
      LONG,
    );
  },
);
