import {
  bottom,
  capsCentred,
  ellipseIn,
  type Item,
  type Paragraph,
  paragraphItems,
  type Rect,
  rect,
  roundedRect,
  setParagraph,
} from '../../../src/kit.ts';
import { bound } from '../bound.ts';
import { RECTO } from '../format.ts';
import { CREAM, GOLD, PLUM, TEXT } from '../inks.ts';
import { reglement } from '../reglement.ts';
import { FONTS } from '../type.ts';

/** How each surface wins, in a line; the verso has it in full. */
const HOW: Readonly<Record<string, string>> = {
  rencontre: '2 jours identiques : vous gagnez la somme.',
  coupDeFoudre: 'La flèche pointe la somme gagnée, sauf 0 €.',
  declaration: 'Chaque mot gagnant rapporte sa somme.',
  vieADeux: '2 symboles identiques sur\u00a0les\u00a04 découverts :',
};

const { tag } = RECTO;

/** A label beside each scene, in the règlement's order: number, name and how to win. */
export const tagItems = (): readonly Item[] =>
  reglement.surfaces.flatMap(({ id, name }, index) => {
    const [box, how] = [RECTO.tags[index], HOW[id]];
    if (box === undefined || how === undefined) throw new RangeError(`the surface ${id} has no label`);
    const disc = rect(box.x + tag.pad, box.y + tag.pad, tag.disc, tag.disc);
    return [
      { kind: 'path', outline: roundedRect(box, tag.radius), fill: CREAM },
      { kind: 'path', outline: ellipseIn(disc), fill: PLUM },
      capsCentred(String(index + 1), { font: FONTS.numeral, size: tag.number, paint: GOLD }, disc),
      ...textItems({ name, how }, box, disc),
    ];
  });

function textItems(words: { name: string; how: string }, box: Rect, disc: Rect): readonly Item[] {
  const left = disc.x + disc.width + tag.gap;
  const name = setParagraph(bound(words.name), {
    font: FONTS.strong,
    size: tag.name,
    width: box.x + box.width - tag.pad - left,
    leading: tag.nameLeading,
  });
  const how = setParagraph(bound(words.how), {
    font: FONTS.text,
    size: tag.rule,
    width: box.width - 2 * tag.pad,
    leading: tag.leading,
  });
  const nameTop = disc.y + Math.max(0, Math.round((disc.height - capsHeight(name)) / 2));
  const howTop = Math.max(bottom(disc), nameTop + capsHeight(name) + tag.nameDrop) + tag.ruleGap;
  return [
    ...paragraphItems(name, { x: left, y: nameTop }, PLUM),
    ...paragraphItems(how, { x: box.x + tag.pad, y: howTop }, TEXT),
  ];
}

/** From the top of the capitals to the last baseline: what looks centred beside a disc. */
const capsHeight = ({ lines }: Paragraph): number => lines.at(-1)?.at.y ?? 0;
