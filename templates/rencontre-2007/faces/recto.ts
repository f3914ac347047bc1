import {
  capsCentred,
  type Form,
  formatMoney,
  french,
  type Item,
  type Money,
  PAPER,
  roundedRect,
  type SurfaceLayout,
  shiftOutline,
  textItem,
} from '../../../src/kit.ts';
import { drawn } from '../drawings.ts';
import { BLEED_BOX, CARTONS, CIBLE, COEURS, ENVELOPPE, RECTO, SHADOW, VALIDATION } from '../format.ts';
import { CREAM, PLUM, SHADOWS, TEXT } from '../inks.ts';
import { reglement } from '../reglement.ts';
import { FONTS } from '../type.ts';
import { pairLegend, wordLegend } from './legends.ts';
import { tagItems } from './tags.ts';

/** What lies under everything: an evening that falls, and the thread through the story. */
const ground = (): readonly Item[] => [...drawn('ground', BLEED_BOX), ...drawn('thread', BLEED_BOX)];

const scenes = (): readonly Item[] => [
  ...drawn('cartons', CARTONS.scene),
  ...drawn('cible', CIBLE.scene),
  ...drawn('enveloppe', ENVELOPPE.scene),
  ...drawn('coeurs', COEURS.scene),
];

const shadows = (surfaces: readonly SurfaceLayout[]): readonly Item[] =>
  surfaces.flatMap(({ zones }, index) =>
    zones.map(({ coat }) => ({
      kind: 'path',
      outline: shiftOutline(coat, SHADOW),
      fill: SHADOWS[index] ?? PLUM,
    })),
  );

function head(): readonly Item[] {
  const { title, price, claim } = RECTO;
  return [
    ...drawn('title', title),
    ...drawn('price', price.seal),
    capsCentred(
      formatMoney(reglement.price),
      { font: FONTS.numeral, size: price.size, paint: CREAM },
      price.seal,
    ),
    textItem(
      french(`Gagnez jusqu’à ${formatMoney(highestPrize())}`),
      { font: FONTS.strong, size: claim.size, paint: PLUM },
      { ...claim.at, align: 'right' },
    ),
  ];
}

const highestPrize = (): Money =>
  reglement.prizeTable.tiers.reduce(
    (best, { prize }) => (prize.cents > best.cents ? prize : best),
    reglement.price,
  );

/** A card of its own for the code: « ne pas gratter ». */
function validationCard(): readonly Item[] {
  const { card, cardRadius, coat, radius, label } = VALIDATION;
  const style = { font: FONTS.strong, size: label.size, paint: TEXT };
  return [
    { kind: 'path', outline: roundedRect(card, cardRadius), fill: CREAM },
    { kind: 'path', outline: roundedRect(coat, radius), fill: PAPER },
    ...label.lines.map(({ text, at }) => textItem(french(text), style, { ...at, align: 'centre' })),
  ];
}

/** The plain mark that stands where an operator's goes. */
function mark(): readonly Item[] {
  const { sign, at, size } = RECTO.mark;
  return [
    ...drawn('mark', sign),
    textItem('grattage', { font: FONTS.strong, size, paint: TEXT }, { ...at, align: 'centre' }),
  ];
}

/** The display plates of the recto: all that does not change under the coat and round it. */
export const display = (surfaces: readonly SurfaceLayout[]): Form => ({
  key: 'rencontre-2007/recto/display',
  box: BLEED_BOX,
  items: [
    ...ground(),
    ...head(),
    ...shadows(surfaces),
    ...tagItems(),
    ...scenes(),
    ...wordLegend(),
    ...pairLegend(),
    ...validationCard(),
    ...mark(),
  ],
});
