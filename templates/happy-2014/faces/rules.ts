import {
  formatMoney,
  french,
  type GlyphItem,
  type Item,
  type Length,
  ORIGIN,
  type Paragraph,
  paragraphItems,
  setParagraph,
  shift,
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
    text: "Grattez les douze mois. Chacun cache deux symboles et une somme en euros, en chiffres avec sa transcription en lettres. Deux symboles identiques sous un même mois : vous gagnez la somme de ce mois. Plusieurs mois peuvent gagner ; leurs sommes s'additionnent.",
  },
  {
    head: 'La case Bonus',
    text: `Grattez la case « Bonus ». Elle cache\u00a0une somme en euros, en chiffres avec sa transcription en lettres. Si\u00a0cette somme est différente de\u00a0${formatMoney(ZERO)}, vous la gagnez.`,
  },
  {
    head: 'Un lot unique',
    text: `Si\u00a0un mois au moins et le Bonus sont gagnants, leurs gains s'additionnent en un lot unique et indivisible. Sans\u00a0mois gagnant et avec un Bonus de\u00a0${formatMoney(ZERO)}, le ticket est perdant.`,
  },
  {
    head: 'La zone « Ne pas gratter »',
    text: "Elle sert au contrôle du ticket et ne fait partie d'aucun jeu : laissez-la intacte.",
  },
];

/** A part from its own top left, and how far down its last baseline is. */
interface SetPart {
  readonly items: readonly GlyphItem[];
  readonly last: Length;
}

/**
 * The rules in one column, part under part, evenly from the column's top to its last baseline.
 *
 * Why     the column ends where the plate beside it ends; rules that outgrow it run into each other, and a rule says so
 */
export function rules(): readonly Item[] {
  const { left, top, height } = BACK.rules;
  const parts = PARTS.map(setPart);
  const rest = parts.reduce((room, { last }) => room - last, height);
  const gap = rest / (parts.length - 1);
  let y = top;
  return parts.flatMap(({ items, last }) => {
    const at = { x: left, y: Math.round(y) };
    y += last + gap;
    return items.map((item) => ({ ...item, at: shift(item.at, at) }));
  });
}

function setPart({ head, text }: Part): SetPart {
  const { width, head: headType, headGap, type, leading } = BACK.rules;
  const title = setParagraph(french(head), { font: 'barlow-condensed-700', size: headType, width, leading });
  const body = setParagraph(french(text), { font: 'barlow-condensed-500', size: type, width, leading });
  const top = lastBaseline(title) + headGap;
  return {
    items: [...paragraphItems(title, ORIGIN, ON_LIGHT), ...paragraphItems(body, { x: 0, y: top }, ON_LIGHT)],
    last: top + lastBaseline(body),
  };
}

const lastBaseline = ({ lines }: Paragraph): Length => lines.at(-1)?.at.y ?? 0;
