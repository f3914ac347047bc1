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

const { plate, corner, badge, badgeLine, badgeType, text, pitch, approval, type } = BACK.mentions;

const STYLE = { font: 'barlow-condensed-500', size: type } as const;

/** The legal mentions one under another, all lines at one pitch, each with « À VALIDER » on its line until a person has approved it. */
export function mentionsPlate(): readonly Item[] {
  const items: Item[] = [
    { kind: 'path', outline: roundedRect(plate, corner), fill: backTint(10) },
    { kind: 'path', outline: ellipseIn(badge), stroke: { paint: ON_LIGHT, width: badgeLine } },
    capsCentred('18+', { font: 'archivo-black', size: badgeType, paint: ON_LIGHT }, badge),
  ];
  let y = text.top;
  for (const mention of mentions) {
    const set = setParagraph(mention.text, { ...STYLE, width: text.width, leading: pitch });
    items.push(
      ...paragraphItems(set, { x: text.x, y }, ON_LIGHT),
      ...approvalOf(mention, y + (set.lines[0]?.at.y ?? 0)),
    );
    y += set.lines.length * pitch;
  }
  return items;
}

/** « À VALIDER », quieter than what it stands beside. */
const approvalOf = ({ approvedBy }: Mention, y: Length): readonly Item[] => {
  if (approvedBy !== null) return [];
  const quiet = {
    font: 'barlow-condensed-400',
    size: approval.type,
    tracking: approval.tracking,
    paint: ON_LIGHT,
  };
  return [textItem('À\u00a0VALIDER', quiet, { x: approval.right, y, align: 'right' })];
};
