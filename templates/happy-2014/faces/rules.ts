import {
  formatMoney,
  french,
  type Item,
  type Point,
  paragraphItems,
  setParagraph,
  ZERO,
} from '../../../src/kit.ts';
import { BACK } from '../format.ts';
import { ON_LIGHT } from '../inks.ts';

/** One part of the rules, under its own head. */
interface Part {
  readonly head: string;
  readonly text: string;
}

/**
 * The rules in our own words.
 *
 * Source  4.2.1 to 4.2.3 (the months), 4.3.1 and 4.3.2 (the Bonus), 4.4 and 4.5 (the ticket as a whole)
 */
const PARTS: readonly Part[] = [
  {
    head: 'Les douze mois',
    text: "Grattez les douze mois. Chacun cache deux symboles et une somme en euros, en chiffres avec sa transcription en lettres. Deux symboles identiques sous un même mois : vous gagnez la somme de ce mois. Plusieurs mois peuvent être gagnants ; leurs sommes s'additionnent.",
  },
  {
    head: 'La case Bonus',
    text: `Grattez la case « Bonus ». Elle cache une somme en euros, en chiffres avec sa transcription en lettres. Si cette somme est différente de ${formatMoney(ZERO)}, vous la gagnez.`,
  },
  {
    head: 'Un lot unique',
    text: "Si les mois et le Bonus sont gagnants, leurs gains s'additionnent en un lot unique et indivisible. Dans tous les autres cas, le ticket est perdant.",
  },
  {
    head: 'La zone « Ne pas gratter »',
    text: "Elle sert au contrôle du ticket et ne fait partie d'aucun jeu : laissez-la intacte.",
  },
];

/** The rules in one column, part under part. */
export function rules(): readonly Item[] {
  const { left, top, gap } = BACK.rules;
  const items: Item[] = [];
  let y = top;
  for (const part of PARTS) {
    const set = setPart(part, { x: left, y });
    items.push(...set.items);
    y = set.bottom + gap;
  }
  return items;
}

function setPart({ head, text }: Part, at: Point) {
  const { width, head: headType, headGap, type, leading } = BACK.rules;
  const title = setParagraph(french(head), {
    font: 'barlow-condensed-700',
    size: headType,
    width,
    leading,
  });
  const body = setParagraph(french(text), { font: 'barlow-condensed-400', size: type, width, leading });
  const below = { x: at.x, y: at.y + title.height + headGap };
  return {
    items: [...paragraphItems(title, at, ON_LIGHT), ...paragraphItems(body, below, ON_LIGHT)],
    bottom: below.y + body.height,
  };
}
