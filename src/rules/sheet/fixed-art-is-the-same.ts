import { isDeepStrictEqual } from 'node:util';
import type { Face, Pass } from '../../face/face.ts';
import type { Item } from '../../face/item.ts';
import { isImaged, passesOfFace } from '../../imposition/passes.ts';
import type { Rule } from '../rule.ts';
import { filledOf, type SheetSubject, SIDES, sheetFacts, whereOf } from './subject.ts';

/**
 * Every ticket has the fixed art of the first, pass by pass: it alone is on the plates.
 *
 * Why     a live ticket among specimens would come out with their stamp, and a ticket of another game with the wrong
 *         art, whatever its own faces say
 */
export const rule: Rule<SheetSubject> = {
  id: 'sheet/fixed-art-is-the-same',
  severity: 'error',
  check({ plan, sheets }, report) {
    const said = new Set<string>();
    for (const sheet of sheets) {
      for (const position of filledOf(sheet)) {
        for (const side of SIDES) {
          const pass = firstOther(plan.model[side], position[side]);
          if (pass === null || said.has(`${side} ${pass}`)) continue;
          said.add(`${side} ${pass}`);
          report({
            ...sheetFacts(whereOf(sheet, position), position.recto.ticket),
            expected: `the ${pass} art of ticket ${plan.model[side].ticket} on its ${side}`,
            found: passesOfFace(position[side]).includes(pass) ? 'other art' : 'none',
          });
        }
      }
    }
  },
  message: ({ zone, expected, found }) =>
    `${zone}: the plates are one for all tickets, so there must be ${expected}, and there is ${found}`,
};

/** The first fixed pass of which two faces have not the same; null where they have the same of all. */
function firstOther(model: Face, face: Face): Pass | null {
  const passes = new Set([...passesOfFace(model), ...passesOfFace(face)]);
  for (const pass of passes)
    if (!isImaged(pass) && !isSame(itemsOf(model, pass), itemsOf(face, pass))) return pass;
  return null;
}

const itemsOf = ({ layers }: Face, pass: Pass): readonly Item[] =>
  layers.filter((layer) => layer.pass === pass).flatMap(({ items }) => items);

const isSame = (model: readonly Item[], items: readonly Item[]): boolean =>
  model.length === items.length && model.every((item, index) => isSameItem(item, items[index]));

/** Why  a game draws each form of its art once, and art of another game is another form */
function isSameItem(model: Item, item: Item | undefined): boolean {
  if (model === item || item === undefined) return model === item;
  if (model.kind !== 'use' || item.kind !== 'use') return isDeepStrictEqual(model, item);
  return model.form === item.form && isDeepStrictEqual(model.at, item.at);
}
