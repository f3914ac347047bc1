import { type Paint, type SpotInk, tintsOf } from '../base/ink.ts';
import type { Form, Item } from '../face/item.ts';
import type { Template } from '../template/template.ts';

/** What an ink is for, in French, and where that is not all, a word more. */
export interface InkRole {
  readonly role: string;
  readonly more?: string;
}

/** What an ink is for: a plate's name is a code for machines. */
export function inkRole(ink: SpotInk, { recto, verso }: Template): InkRole {
  const uses = (form: Form): boolean => inkNames(form.items).has(ink.name);
  if (uses(recto.coat)) return { role: 'couche à gratter' };
  if (uses(recto.overprint)) return { role: 'décor de la couche' };
  if (uses(recto.specimen) || uses(verso.specimen))
    return { role: 'mention SPÉCIMEN', more: 'épreuves seulement' };
  return { role: 'encre d’accompagnement' };
}

/** The names of all spot inks that items are painted with, those within their forms too. */
function inkNames(items: readonly Item[]): ReadonlySet<string> {
  const names = new Set<string>();
  const take = (paint: Paint | undefined): void => {
    if (paint !== undefined) for (const { ink } of tintsOf(paint)) names.add(ink.name);
  };
  for (const item of items) {
    if (item.kind === 'use') for (const name of inkNames(item.form.items)) names.add(name);
    else if (item.kind === 'path') {
      take(item.fill);
      take(item.stroke?.paint);
    } else take(item.paint);
  }
  return names;
}
