import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readReadingMap } from '../../src/readback/reading-map.ts';
import { gameIds, loadTemplate, TEMPLATES } from '../../src/template/load.ts';
import { holdGolden } from '../kit/golden.ts';
import { mapOfTemplate } from './map-of-template.ts';
import { mapText } from './map-text.ts';

const games = await Promise.all(
  (await gameIds()).map(async (id) => ({ id, template: await loadTemplate(id) })),
);

describe.each(games)('the reading map of $id', ({ id, template }) => {
  const path = join(TEMPLATES, id, 'golden', 'reading.json');

  it('is what the template lays out, as it was approved', () => {
    holdGolden(path, mapText(mapOfTemplate(template)));
  });

  it('is read as it was written', async () => {
    expect(await readReadingMap(path)).toEqual(mapOfTemplate(template));
  });
});
