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

/** No line ends at it. */
const SPACE = '\u00a0';

const gainsOf = (id: string, kind: 'winningWords' | 'winningPairs'): readonly Gain[] =>
  reglement.surfaces.find((law) => law.id === id)?.[kind] ?? [];

/** Under the envelope, in one line that says what it is: each winning word with what it wins. */
export function wordLegend(): readonly Item[] {
  const { strip, size, radius, capsTop } = RECTO.words;
  const gains = gainsOf('declaration', 'winningWords').flatMap(({ mark, wins }) => [
    { font: FONTS.strong, size, text: `${SPACE.repeat(2)}${mark}` },
    { font: FONTS.text, size, text: `${SPACE}${formatMoney(wins)}` },
  ]);
  const spans = [{ font: FONTS.text, size, text: `Mots${SPACE}gagnants${SPACE}:` }, ...gains];
  const line = setSpans(spans, { width: strip.width, leading: size, align: 'centre' });
  const paints = spans.map(() => TEXT);
  return [
    { kind: 'path', outline: roundedRect(strip, radius), fill: CREAM },
    ...spanItems(line, { x: strip.x, y: strip.y + capsTop }, paints),
  ];
}

/** Beside the hearts: each symbol, small, with what two of it win. */
export function pairLegend(): readonly Item[] {
  const { at, symbol, rows, column, row, text, size } = RECTO.pairs;
  const marks = surfaceOf(game, 'vieADeux').marks;
  return gainsOf('vieADeux', 'winningPairs').flatMap(({ mark, wins }, i) => {
    const id = marks.find(({ name }) => name === mark)?.id;
    if (id === undefined) throw new RangeError(`« ${mark} » is no symbol of the game`);
    const [x, y] = [at.x + Math.floor(i / rows) * column, at.y + (i % rows) * row];
    const box: Rect = rect(x, y, symbol, symbol);
    return [
      ...drawn(`symbols/${id}`, box),
      textItem(
        formatMoney(wins),
        { font: FONTS.strong, size, paint: TEXT },
        { x: x + text.x, y: y + text.y },
      ),
    ];
  });
}
