import {
  capsCentred,
  ellipseIn,
  grow,
  type Item,
  type Length,
  type Mention,
  type Rect,
  rect,
  textItem,
} from '../../../src/kit.ts';
import { VERSO } from '../format.ts';
import { TEXT } from '../inks.ts';
import { mentions } from '../mentions.ts';
import { FONTS } from '../type.ts';

const { top, left, right, pitch, size, textGap, pending, age } = VERSO.mentions;

/** The mentions, a line each: the age before all of them, and at the end of each line whether it is still to be approved. */
export const mentionItems = (): readonly Item[] => [
  ...ageSign(rect(left, top, age.disc, age.disc)),
  ...mentions.flatMap((mention, i) => lineOf(mention, firstLine + i * pitch)),
];

/** The first baseline: the lines, from the first capitals down to the last baseline, stand in the middle of the disc. */
const firstLine: Length = Math.round(top + (age.disc - (mentions.length - 1) * pitch + 0.7 * size) / 2);

function ageSign(disc: Rect): readonly Item[] {
  const { line } = age;
  return [
    {
      kind: 'path',
      outline: ellipseIn(grow(disc, -line / 2)),
      stroke: { paint: TEXT, width: line },
    },
    capsCentred('18+', { font: FONTS.strong, size: age.size, paint: TEXT }, disc),
  ];
}

/** A mention, and in a column of its own a quiet « À VALIDER » until a person has approved it. */
function lineOf({ text, approvedBy }: Mention, y: Length): readonly Item[] {
  const says = textItem(text, { font: FONTS.text, size, paint: TEXT }, { x: left + age.disc + textGap, y });
  if (approvedBy !== null) return [says];
  const style = { font: FONTS.text, ...pending, paint: TEXT };
  return [says, textItem('À\u00a0VALIDER', style, { x: right, y, align: 'right' })];
}
