import type { Game, Surface } from './game.ts';
import { MECHANICS } from './mechanics/all.ts';

/**
 * The JSON Schema (2020-12) of one record of the game, of those that are right.
 *
 * Why     it holds what stands in one record; check digits, prizes and compositions are rules
 */
export const recordSchema = (game: Game): object => ({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: `${game.id}: what is printed on one ticket`,
  type: 'object',
  properties: {
    number: { type: 'string', pattern: '^[0-9]{16}$' },
    validation: { type: 'string', pattern: '^[0-9]{14}$' },
    surfaces: {
      type: 'object',
      properties: Object.fromEntries(game.surfaces.map((surface) => [surface.id, zonesSchema(surface)])),
      required: game.surfaces.map(({ id }) => id),
      additionalProperties: false,
    },
  },
  required: ['number', 'validation', 'surfaces'],
  additionalProperties: false,
});

function zonesSchema(surface: Surface): object {
  const zone = MECHANICS[surface.mechanic].schema(surface);
  const count = surface.zones.length;
  return count === 1 ? zone : { type: 'array', items: zone, minItems: count, maxItems: count };
}
