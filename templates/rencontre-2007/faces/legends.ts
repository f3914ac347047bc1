import {
  formatMoney,
  type Gain,
  type Item,
  type Rect,
  rect,
  roundedRect,
  setSpans,
  spanItems,
  surfaceOf,
  textItem,
} from '../../../src/kit.ts';
import { drawn } from '../drawings.ts';
import { RECTO } from '../format.ts';
import { game } from '../game.ts';
import { CREAM, TEXT } from '../inks.ts';
import { reglement } from '../reglement.ts';
import { FONTS } from '../type.ts';

const gainsOf = (id: string, kind: 'winningWords' | 'winningPairs'): readonly Gain[] =>
  reglement.surfaces.find((law) => law.id === id)?.[kind] ?? [];

/** Under the envelope: each winning word with what it wins. */
export function wordLegend(): readonly Item[] {
  const { strip, size, radius, baseline } = RECTO.words;
  const bold = { font: FONTS.strong, size };
  const plain = { font: FONTS.text, size };
  const gains = gainsOf('declaration', 'winningWords');
  const cell = Math.round(strip.width / gains.length);
  return [
    { kind: 'path', outline: roundedRect(strip, radius), fill: CREAM },
    ...gains.flatMap(({ mark, wins }, i) => {
      const set = setSpans(
        [
          { ...bold, text: mark },
          { ...plain, text: ` ${formatMoney(wins)}` },
        ],
        { width: cell, leading: size, align: 'centre' },
      );
      return spanItems(set, { x: strip.x + i * cell, y: strip.y + baseline }, [TEXT, TEXT]);
    }),
  ];
}

/** Beside the hearts: each symbol, small, with what two of it win. */
export function pairLegend(): readonly Item[] {
  const { at, symbol, columns, column, row, text, size } = RECTO.pairs;
  const marks = surfaceOf(game, 'vieADeux').marks;
  return gainsOf('vieADeux', 'winningPairs').flatMap(({ mark, wins }, i) => {
    const id = marks.find(({ name }) => name === mark)?.id;
    if (id === undefined) throw new RangeError(`« ${mark} » is no symbol of the game`);
    const [x, y] = [at.x + (i % columns) * column, at.y + Math.floor(i / columns) * row];
    const box: Rect = rect(x, y, symbol, symbol);
    return [
      ...drawn(`symbols/${id}`, box),
      textItem(formatMoney(wins), { font: FONTS.strong, size, paint: TEXT }, { x: x + text.x, y: y + text.y }),
    ];
  });
}
