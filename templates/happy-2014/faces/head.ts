import { capsCentred, formatMoney, french, type Item, roundedRect, textItem } from '../../../src/kit.ts';
import { drawing } from '../art.ts';
import { HEAD } from '../format.ts';
import { game } from '../game.ts';
import { CREAM, DISPLAY_PALETTE, ON_DARK, ON_LIGHT } from '../inks.ts';

/** Title, price, the plain mark of whoever publishes the game, and how the months win. */
export const head = (): readonly Item[] => [
  ...editor(),
  ...drawing('title', DISPLAY_PALETTE, HEAD.title),
  ...price(),
  ...band(),
];

function price(): readonly Item[] {
  const style = { font: 'archivo-black', size: HEAD.price.type, paint: ON_DARK };
  return [
    ...drawing('price', DISPLAY_PALETTE, HEAD.price.star),
    capsCentred(formatMoney(game.reglement.price), style, HEAD.price.star),
  ];
}

function editor(): readonly Item[] {
  const { plate, corner, mark, type, gap } = HEAD.editor;
  const style = { font: 'barlow-condensed-600', size: type, paint: ON_LIGHT };
  const x = mark.x + mark.width + gap;
  return [
    { kind: 'path', outline: roundedRect(plate, corner), fill: CREAM },
    ...drawing('editor', DISPLAY_PALETTE, mark),
    capsCentred('ÉDITEUR DU JEU', style, { ...plate, x, align: 'left' }),
  ];
}

/** Source  4.2.2: two identical symbols under one month win that month's amount */
const HOW_TO_WIN = ['Deux symboles identiques sous un même mois :', 'vous gagnez la somme de ce mois.'];

function band(): readonly Item[] {
  const { plate, corner, type, lines, centre } = HEAD.band;
  const fonts = ['barlow-condensed-700', 'barlow-condensed-500'] as const;
  return [
    { kind: 'path', outline: roundedRect(plate, corner), fill: CREAM },
    ...HOW_TO_WIN.map((line, index) =>
      textItem(
        french(line),
        { font: fonts[index] ?? fonts[0], size: type, paint: ON_LIGHT },
        { x: centre, y: lines[index] ?? plate.y, align: 'centre' },
      ),
    ),
  ];
}
