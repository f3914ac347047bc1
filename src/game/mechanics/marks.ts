import { Bug } from '../../base/fault.ts';
import type { Surface } from '../game.ts';

/** Throws  Bug if the surface holds marks and its template names no key for them */
export function marksKeyOf(surface: Surface): 'symbols' | 'days' {
  if (surface.marksKey === null) throw new Bug(`${surface.id} holds marks and has no key for them`);
  return surface.marksKey;
}

/** What a schema asks of a zone's marks: as many as its places, each one that may be printed. */
export const marksSchema = (surface: Surface): object => ({
  type: 'array',
  items: { enum: surface.marks.map((mark) => mark.id) },
  minItems: surface.places,
  maxItems: surface.places,
});
