import { encodeDataMatrix } from '../../src/barcode/datamatrix.ts';
import { encodeItf } from '../../src/barcode/itf.ts';
import { grow, rect, type Size } from '../../src/base/geometry.ts';
import { cmyk, IMAGED_BLACK, type SpotInk, spot } from '../../src/base/ink.ts';
import { dots, mm } from '../../src/base/length.ts';
import { rectOutline } from '../../src/base/outline.ts';
import type { Face, Layer, Pass } from '../../src/face/face.ts';
import type { CodeItem, Form, Item, PathItem } from '../../src/face/item.ts';
import { textItem } from '../../src/face/text-item.ts';
import type { Imposable } from '../../src/imposition/impose.ts';

/** Small tickets that belong to no game: enough to be imposed and written, quick to make. */
export const COAT: SpotInk = {
  name: 'ScratchCoat',
  alternate: { c: 0, m: 0, y: 0, k: 40 },
  overprints: true,
};
export const SPECIMEN: SpotInk = {
  name: 'Specimen',
  alternate: { c: 0, m: 80, y: 0, k: 0 },
  overprints: true,
};

/** The trim of a small ticket. */
export const TRIM: Size = { width: mm(40), height: mm(30) };
export const BLEED = mm(3);

const BLEEDS = grow(rect(0, 0, TRIM.width, TRIM.height), BLEED);

export const filled = (box: ReturnType<typeof rect>, fill: PathItem['fill']): PathItem => ({
  kind: 'path',
  outline: rectOutline(box),
  ...(fill === undefined ? {} : { fill }),
});

const art = (key: string, item: Item): Form => ({ key, box: BLEEDS, items: [item] });

const DISPLAY = art('display', filled(BLEEDS, cmyk(20, 0, 60, 0)));
const BACK = art('back', filled(rect(mm(1), mm(1), mm(10), mm(2)), cmyk(0, 0, 0, 100)));
const COATING = art('coat', filled(rect(mm(5), mm(5), mm(30), mm(20)), spot(COAT)));
const STAMP = art('specimen', filled(rect(mm(1), mm(27), mm(4), mm(1)), spot(SPECIMEN, 40)));

/** « 15 € », drawn once and used by every small ticket. */
export const CELL: Form = {
  key: 'cell/15',
  box: rect(0, -mm(5), mm(12), mm(7)),
  items: [
    textItem('15\u00a0€', { font: 'barlow-condensed-600', size: mm(5), paint: IMAGED_BLACK }, { x: 0, y: 0 }),
  ],
};

export const itf = (digits: string, over: Partial<CodeItem> = {}): CodeItem => ({
  kind: 'code',
  name: 'ticket-number',
  symbol: encodeItf(digits, { ratio: 2, heightModules: 20, bearerModules: 2 }),
  at: { x: mm(8), y: mm(12) },
  module: dots(6, 600),
  paint: IMAGED_BLACK,
  ...over,
});

export const dataMatrix = (value: string, over: Partial<CodeItem> = {}): CodeItem => ({
  kind: 'code',
  name: 'validation',
  symbol: encodeDataMatrix(value, '18x18'),
  at: { x: mm(24), y: mm(10) },
  module: dots(8, 600),
  paint: IMAGED_BLACK,
  ...over,
});

const layer = (pass: Pass, ...items: Item[]): Layer => ({ pass, items });
const use = (form: Form, x = 0, y = 0): Item => ({ kind: 'use', form, at: { x, y } });

export const face = (side: Face['side'], ticket: string, layers: readonly Layer[]): Face => ({
  side,
  ticket,
  trim: TRIM,
  bleed: BLEED,
  layers,
  cells: [],
});

/** A ticket of both sides; its number is what tells it from the others. */
export function ticket(number: string): Imposable {
  const digits = number.padStart(8, '0');
  return {
    template: { inks: [COAT, SPECIMEN], game: { title: 'Essai & <Cie>' } },
    recto: face('recto', number, [
      layer('display', use(DISPLAY)),
      layer('imaging', use(CELL, mm(6), mm(14)), dataMatrix(digits)),
      layer('coat', use(COATING)),
      layer('specimen', use(STAMP)),
    ]),
    verso: face('verso', number, [
      layer('back', use(BACK)),
      layer(
        'back-imaging',
        textItem(
          number,
          { font: 'barlow-condensed-500', size: mm(3), paint: IMAGED_BLACK },
          { x: mm(8), y: mm(8) },
        ),
        itf(digits),
      ),
    ]),
  };
}

/** So many tickets, numbered from 1. */
export const tickets = (count: number): readonly Imposable[] =>
  Array.from({ length: count }, (_, index) => ticket(String(index + 1)));
