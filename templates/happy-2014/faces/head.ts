import { capsCentred, formatMoney, french, type Item, roundedRect, textItem } from '../../../src/kit.ts';
import { drawing } from '../art.ts';
import { HEAD } from '../format.ts';
import { game } from '../game.ts';
import { CREAM, DISPLAY_PALETTE, ON_DARK, ON_LIGHT } from '../inks.ts';

/** Title, price, a plain mark where the operator's would stand, and what to scratch and how the months win. */
export const head = (): readonly Item[] => [
  ...drawing('title', DISPLAY_PALETTE, HEAD.title),
  ...price(),
  ...drawing('mark', DISPLAY_PALETTE, HEAD.mark),
  ...band(),
];

function price(): readonly Item[] {
  const style = { font: 'archivo-black', size: HEAD.price.type, paint: ON_DARK };
  return [
    ...drawing('price', DISPLAY_PALETTE, HEAD.price.star),
    capsCentred(formatMoney(game.reglement.price), style, HEAD.price.face),
  ];
}

/** Source  4.2.2: two identical symbols under one month win that month's amount */
const WHAT_TO_DO = [
  'Grattez les douze mois et le Bonus.',
  'Deux symboles identiques sous un même mois : la somme de ce mois est gagnée.',
];

function band(): readonly Item[] {
  const { plate, corner, lines, centre } = HEAD.band;
  return [
    { kind: 'path', outline: roundedRect(plate, corner), fill: CREAM },
    ...lines.map(({ font, type, baseline }, index) =>
      textItem(
        french(WHAT_TO_DO[index] ?? ''),
        { font, size: type, paint: ON_LIGHT },
        { x: centre, y: baseline, align: 'centre' },
      ),
    ),
  ];
}
