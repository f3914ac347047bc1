import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { specimens } from '../../src/block/specimens.ts';
import type { Ticket } from '../../src/game/ticket.ts';
import { loadPress } from '../../src/imposition/load-press.ts';
import { readArtMap } from '../../src/readback/art/art-map.ts';
import { readReadingMap } from '../../src/readback/reading-map.ts';
import { TEMPLATES } from '../../src/template/load.ts';
import { holdGolden } from '../kit/golden.ts';
import { happy, live, rencontre } from '../kit/real-face.ts';
import { artOfPlates, platesInMemory } from './art-of-plates.ts';
import { mapText } from './map-text.ts';

const LONG = 120_000;

/** The press whose plates were read, looked at and approved: it has gutters, so that all of the bleed shows. */
const APPROVED = 'sra3';

describe.each([happy, rencontre].map((template) => ({ id: template.game.id, template })))(
  'the fixed art of $id',
  ({ id, template }) => {
    const golden = join(TEMPLATES, id, 'golden');
    let text: string;

    beforeAll(async () => {
      const press = loadPress(APPROVED);
      const map = await readReadingMap(join(golden, 'reading.json'));
      const some = specimens(template.game)
        .slice(0, 1)
        .map(({ ticket }): Ticket => ticket);
      text = mapText(
        await artOfPlates(map, {
          specimens: await platesInMemory(template, some, press),
          sold: await platesInMemory(template, [live(template)], press),
        }),
      );
    }, LONG);

    it('is on finished plates what was approved', () => {
      holdGolden(join(golden, 'art.json'), text);
    });

    it('is read as it was written', async () => {
      expect(mapText(await readArtMap(join(golden, 'art.json')))).toBe(text);
    });
  },
);
