import { Bug } from '../base/fault.ts';
import type { Gain } from '../reglement/reglement.ts';
import type { Surface } from './game.ts';

/**
 * The pairs that win on a surface, by the symbols' ids in records.
 *
 * Throws  Bug if the law names a symbol that the template does not
 */
export function winningPairs(surface: Surface): readonly Gain[] {
  return (surface.law.winningPairs ?? []).map(({ mark: name, wins }) => {
    const mark = surface.marks.find((candidate) => candidate.name === name);
    if (mark === undefined) throw new Bug(`${surface.id} has no symbol for « ${name} »`);
    return { mark: mark.id, wins };
  });
}
