import {
  capsCentred,
  ellipseIn,
  formatMoney,
  grow,
  type Item,
  type Length,
  type Mention,
  paragraphItems,
  type Rect,
  type RichParagraph,
  rect,
  setParagraph,
  setSpans,
  spanItems,
} from '../../../src/kit.ts';
import { bound } from '../bound.ts';
import { VERSO } from '../format.ts';
import { TEXT } from '../inks.ts';
import { mentions } from '../mentions.ts';
import { reglement } from '../reglement.ts';
import { FONTS } from '../type.ts';

const { column, text, after, pending, age, price } = VERSO.mentions;

/** The mentions down to the foot of the column: the first beside the age and the price, the others under them. */
export function mentionItems(): readonly Item[] {
  const [minors, ...others] = mentions;
  if (minors === undefined) return [];
  const set = others.map((mention) => paragraphOf(mention, column.width));
  let y = column.foot - set.reduce((sum, { height }) => sum + after + height, age.disc);
  const items: Item[] = [...headOf(minors, y)];
  y += age.disc;
  for (const paragraph of set) {
    items.push(...inked(paragraph, { x: column.x, y: y + after }));
    y += after + paragraph.height;
  }
  return items;
}

/** The age in a disc; right of it the price, and under that to whom no ticket is sold. */
function headOf(minors: Mention, top: Length): readonly Item[] {
  const disc = rect(column.x, top, age.disc, age.disc);
  const x = column.x + age.disc + age.gap;
  const width = column.width - age.disc - age.gap;
  const says = setParagraph(bound(`Prix du ticket : ${formatMoney(reglement.price)}`), {
    font: FONTS.strong,
    size: price.size,
    leading: price.size,
    width,
  });
  const sold = paragraphOf(minors, width);
  return [
    ...ageSign(disc),
    ...paragraphItems(says, { x, y: top + price.drop }, TEXT),
    ...inked(sold, { x, y: top + age.disc - sold.height }),
  ];
}

function ageSign(disc: Rect): readonly Item[] {
  const { size, line } = age;
  return [
    {
      kind: 'path',
      outline: ellipseIn(grow(disc, -line / 2)),
      stroke: { paint: TEXT, width: line },
    },
    capsCentred('18+', { font: FONTS.strong, size, paint: TEXT }, disc),
  ];
}

/** A mention, before it a quiet « À VALIDER » until a person has approved it. */
function paragraphOf(mention: Mention, width: Length): RichParagraph {
  const mark = mention.approvedBy === null ? 'À\u00a0VALIDER ' : '';
  const spans = [
    { font: FONTS.text, ...pending, text: mark },
    { font: FONTS.text, size: text.size, text: mention.text },
  ].filter((span) => span.text !== '');
  return setSpans(spans, { width, leading: text.leading });
}

const inked = (paragraph: RichParagraph, at: { readonly x: Length; readonly y: Length }): readonly Item[] =>
  spanItems(paragraph, at, [TEXT, TEXT]);
