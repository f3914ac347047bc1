import {
  capsCentred,
  type Form,
  formatMoney,
  french,
  type Item,
  type Money,
  PAPER,
  type PathItem,
  roundedRect,
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

/** What lies under everything: an evening that falls. */
const ground = (): readonly Item[] => drawn('ground', BLEED_BOX);

const scenes = (): readonly (readonly PathItem[])[] => [
  drawn('cartons', CARTONS.scene),
  drawn('cible', CIBLE.scene),
  drawn('enveloppe', ENVELOPPE.scene),
  drawn('coeurs', COEURS.scene),
];

/** Under each scene, the shadow of its silhouette: what its drawing paints first. */
const shadows = (): readonly Item[] =>
  scenes().map(([silhouette], index) => ({
    kind: 'path',
    outline: shiftOutline(silhouette?.outline ?? [], SHADOW),
    fill: SHADOWS[index] ?? PLUM,
  }));

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
      'Gagnez jusqu’à',
      { font: FONTS.strong, size: claim.size, paint: PLUM },
      { ...claim.says, align: 'centre' },
    ),
    textItem(
      formatMoney(highestPrize()),
      { font: FONTS.strong, size: claim.prizeSize, figures: 'tabular', paint: PLUM },
      { ...claim.prize, align: 'centre' },
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

/** The plain mark that stands where an operator's goes: a sign in a panel of its own, without words. */
function mark(): readonly Item[] {
  const { panel, radius, sign } = RECTO.mark;
  return [{ kind: 'path', outline: roundedRect(panel, radius), fill: CREAM }, ...drawn('mark', sign)];
}

/** The display plates of the recto: all that does not change under the coat and round it. */
export const display = (): Form => ({
  key: 'rencontre-2007/recto/display',
  box: BLEED_BOX,
  items: [
    ...ground(),
    ...head(),
    ...shadows(),
    ...tagItems(),
    ...scenes().flat(),
    ...wordLegend(),
    ...pairLegend(),
    ...validationCard(),
    ...mark(),
  ],
});
