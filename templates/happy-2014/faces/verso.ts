import { type Form, type Item, type PathItem, textItem, type VersoArt } from '../../../src/kit.ts';
import { drawing } from '../art.ts';
import { BACK, SHEET_BOX } from '../format.ts';
import { BLACK_PALETTE, ON_LIGHT } from '../inks.ts';
import { mentionsPlate } from './mentions-plate.ts';
import { prizes } from './prizes.ts';
import { rules } from './rules.ts';
import { specimenMarks } from './specimen.ts';

const art: Form = {
  key: 'verso/art',
  box: SHEET_BOX,
  items: [...heading(), ...rules(), ...prizes(), ...mentionsPlate()],
};

/** The back, in one black and its tints: rules, prizes, mentions, number. */
export const verso: VersoArt = {
  art,
  specimen: specimenMarks('verso'),
  barcode: { room: BACK.barcode, coat: null },
  number(number) {
    const { baseline, centre, type, tracking } = BACK.number;
    const style = {
      font: 'barlow-condensed-600',
      size: type,
      tracking,
      figures: 'tabular',
      paint: ON_LIGHT,
    } as const;
    return [textItem(grouped(number), style, { x: centre, y: baseline, align: 'centre' })];
  },
};

/** Game code, pack, ticket in pack and check digit, parted by no-break spaces so that a person can read them out. */
const grouped = (number: string): string =>
  [number.slice(0, 5), number.slice(5, 12), number.slice(12, 15), number.slice(15)]
    .filter((part) => part !== '')
    .join('\u00a0');

/** The title, a plain mark where the operator's would stand, and a line under both. */
function heading(): readonly Item[] {
  const { title, mark, rule } = BACK;
  const line: PathItem = {
    kind: 'path',
    outline: [
      { op: 'M', x: rule.from, y: rule.y },
      { op: 'L', x: rule.to, y: rule.y },
    ],
    stroke: { paint: ON_LIGHT, width: rule.width },
  };
  return [
    ...drawing('title-one-ink', BLACK_PALETTE, title),
    ...drawing('mark-one-ink', BLACK_PALETTE, mark),
    line,
  ];
}
