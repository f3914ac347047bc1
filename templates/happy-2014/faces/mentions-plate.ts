import {
  capsCentred,
  ellipseIn,
  type Item,
  type Length,
  type Mention,
  paragraphItems,
  roundedRect,
  setParagraph,
  textItem,
} from '../../../src/kit.ts';
import { BACK } from '../format.ts';
import { backTint, ON_LIGHT } from '../inks.ts';
import { mentions } from '../mentions.ts';

const { plate, corner, badge, badgeLine, badgeType, text, approval, type, leading, gap } = BACK.mentions;

/** The legal mentions one under another, each with « À VALIDER » beside it until a person has approved it. */
export function mentionsPlate(): readonly Item[] {
  const items: Item[] = [
    { kind: 'path', outline: roundedRect(plate, corner), fill: backTint(10) },
    { kind: 'path', outline: ellipseIn(badge), stroke: { paint: ON_LIGHT, width: badgeLine } },
    capsCentred('18+', { font: 'archivo-black', size: badgeType, paint: ON_LIGHT }, badge),
  ];
  let y = text.y;
  for (const mention of mentions) {
    const set = setMention(mention, y);
    items.push(...set.items);
    y = set.bottom + gap;
  }
  return items;
}

function setMention({ text: words, approvedBy }: Mention, y: Length) {
  const set = setParagraph(words, { font: 'barlow-condensed-500', size: type, width: text.width, leading });
  const [first] = set.lines;
  const marked = approvedBy === null && first !== undefined ? [toApprove(y + first.at.y)] : [];
  return {
    items: [...paragraphItems(set, { x: text.x, y }, ON_LIGHT), ...marked],
    bottom: y + set.height,
  };
}

const toApprove = (y: Length): Item =>
  textItem(
    'À\u00a0VALIDER',
    { font: 'barlow-condensed-700', size: type, paint: ON_LIGHT },
    { x: approval, y, align: 'right' },
  );
