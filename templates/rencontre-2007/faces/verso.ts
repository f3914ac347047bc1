import {
  capsCentred,
  ellipseIn,
  type Form,
  type Item,
  type Length,
  PAPER,
  paragraphItems,
  rect,
  setParagraph,
  setSpans,
  spanItems,
  textItem,
} from '../../../src/kit.ts';
import { drawn } from '../drawings.ts';
import { BLEED_BOX, VERSO } from '../format.ts';
import { TEXT } from '../inks.ts';
import { FONTS } from '../type.ts';
import { mentionItems } from './mentions.ts';
import { prizeTable } from './prize-table.ts';
import { intro, misprint, notes, type RuleText, ruleTexts } from './rules.ts';

const { rules } = VERSO;

/** The fixed plate of the back: rules, prize table, misprint clause, mentions. */
export const versoArt = (): Form => ({
  key: 'rencontre-2007/verso/art',
  box: BLEED_BOX,
  items: [...head(), ...ruleItems(), ...prizeTable(), ...misprintItems(), ...mentionItems(), ...noteItems()],
});

const text = { font: FONTS.text, size: VERSO.text.size, leading: VERSO.text.leading } as const;

function head(): readonly Item[] {
  const { subtitle } = VERSO;
  return [
    ...drawn('back', VERSO.wave),
    ...drawn('title-back', VERSO.title),
    textItem(
      'Règle du jeu',
      { font: FONTS.strong, size: subtitle.size, paint: TEXT },
      { ...subtitle.at, align: 'right' },
    ),
    ...paragraphItems(setParagraph(intro, { ...text, width: VERSO.intro.width }), VERSO.intro.at, TEXT),
  ];
}

/** The rules of the four surfaces one under the other, each as high as its text. */
function ruleItems(): readonly Item[] {
  const items: Item[] = [];
  let y = rules.top;
  ruleTexts.forEach((rule, index) => {
    const body = setParagraph(rule.text, { ...text, width: rules.width });
    items.push(...ruleHead(rule, index + 1, y));
    items.push(...paragraphItems(body, { x: rules.left, y: y + rules.textTop }, TEXT));
    y += rules.textTop + body.height + rules.after;
  });
  return items;
}

/** What is no rule, yet makes a player wonder. */
function noteItems(): readonly Item[] {
  const { at, width } = VERSO.notes;
  const spans = notes.map((note) => ({ ...text, font: FONTS[note.weight], text: note.text }));
  return spanItems(
    setSpans(spans, { width, leading: text.leading }),
    at,
    notes.map(() => TEXT),
  );
}

function ruleHead({ name }: RuleText, number: number, y: Length): readonly Item[] {
  const disc = rect(rules.left, y, rules.disc, rules.disc);
  const line = rect(rules.left + rules.nameAt, y, rules.width - rules.nameAt, rules.disc);
  return [
    { kind: 'path', outline: ellipseIn(disc), fill: TEXT },
    capsCentred(String(number), { font: FONTS.numeral, size: rules.number, paint: PAPER }, disc),
    capsCentred(name, { font: FONTS.strong, size: rules.name, paint: TEXT }, { ...line, align: 'left' }),
  ];
}

function misprintItems(): readonly Item[] {
  const { at, width, head: size, textTop } = VERSO.misprint;
  const head = setParagraph(misprint.head, { font: FONTS.strong, size, width, leading: size });
  const body = setParagraph(misprint.text, { ...text, width });
  return [...paragraphItems(head, at, TEXT), ...paragraphItems(body, { x: at.x, y: at.y + textTop }, TEXT)];
}

/** Game code, pack, ticket in pack, check digit: how the 16 digits are grouped for reading. */
const GROUPS = /^(\d{5})(\d{7})(\d{3})(\d)$/;

/** The ticket number in digits, one run under its bars. */
export const numberItems = (number: string): readonly Item[] => [
  textItem(
    number.replace(GROUPS, '$1\u00a0$2\u00a0$3\u00a0$4'),
    { font: FONTS.strong, size: VERSO.number.size, figures: 'tabular', paint: TEXT },
    VERSO.number.at,
  ),
];
