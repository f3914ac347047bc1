import { rect, right } from '../../../src/base/geometry.ts';
import {
  cmyk,
  IMAGED_BLACK,
  mix,
  PAPER,
  type Paint,
  REGISTRATION,
  type SpotInk,
  spot,
} from '../../../src/base/ink.ts';
import { mm, toPt } from '../../../src/base/length.ts';
import { COAT, filled, SPECIMEN } from '../../kit/face.ts';
import { page, pageSet, placed } from '../../kit/page.ts';
import { pdfOf } from '../../kit/pdf.ts';
import { plainPdf } from '../../kit/plain-pdf.ts';
import type { Plates } from './separations.ts';

const KNOCKING: SpotInk = { ...COAT, name: 'Knocking', overprints: false };

/** Painted through our writer, which refuses the name Black for a spot; the name is put in afterwards. */
export const NAMED_BLACK: SpotInk = { ...COAT, name: 'Bl_ck', alternate: { c: 0, m: 0, y: 0, k: 100 } };
const INKS = [COAT, KNOCKING, SPECIMEN, NAMED_BLACK];

/** A page is a row of squares of 10 mm; each case lies in the middle of one, over the ground. */
const SQUARE = mm(10);
const inSquare = (index: number) => rect(index * SQUARE + mm(2), mm(2), mm(6), mm(6));

/** The middle of a square, in pixels of one point. */
export const middle = (index: number) => ({
  x: Math.floor(toPt(index * SQUARE + mm(5))),
  y: Math.floor(toPt(mm(5))),
});

/** Paints on a ground, through our writer; the last square has the coat, so that its plate is there. */
export async function ours(tops: readonly Paint[], ground: readonly Paint[]): Promise<Uint8Array> {
  const whole = rect(0, 0, (tops.length + 1) * SQUARE, SQUARE);
  const items = [
    ...ground.map((paint) => filled(whole, paint)),
    ...tops.map((paint, index) => filled(inSquare(index), paint)),
    filled(inSquare(tops.length), spot(COAT)),
  ];
  const size = { width: right(whole), height: SQUARE };
  const written = await pdfOf(pageSet([page([placed(...items)], size)], { inks: INKS }));
  return Buffer.from(
    written
      .toString('latin1')
      .replace('/Separation /Bl_ck', '/Separation /Black')
      .replace('/DeviceN [/Bl_ck', '/DeviceN [/Black')
      .replace('<<\n/Bl_ck', '<<\n/Black'),
    'latin1',
  );
}

/** The same by hand, for what our paints cannot say. */
export function byHand(tops: readonly string[]): Uint8Array {
  const box = (index: number): string => {
    const { x, y, width, height } = inSquare(index);
    return `${[x, y, width, height].map(toPt).join(' ')} re f`;
  };
  const [width, height] = [toPt((tops.length + 1) * SQUARE), toPt(SQUARE)];
  const squares = tops.map((top, index) => `q ${top} ${box(index)} Q`);
  const ground = `0.6 0 0 0 k 0 0 ${width} ${height} re f`;
  return plainPdf({
    pages: [
      { width, height, content: [ground, ...squares, `/Spot cs 1 scn ${box(tops.length)}`].join('\n') },
    ],
    resources: `/ExtGState << /Over << /OP true /op true /OPM 1 >> /Knock << /OP false /op false >> >>
      /ColorSpace << /Spot [/Separation /ScratchCoat /DeviceCMYK
        << /FunctionType 2 /Domain [0 1] /C0 [0 0 0 0] /C1 [0 0 0 0.4] /N 1 >>] >>`,
  });
}

export interface Case<Top> {
  readonly name: string;
  readonly top: Top;
  /** Cyan, magenta, yellow, black and the coat, in percent. */
  readonly plates: readonly [number, number, number, number, number];
}

const magenta: Paint = { ...cmyk(0, 50, 0, 0), overprints: true };

/** Source  print.md, "Overprint oracle" */
export const ORACLE: readonly Case<Paint>[] = [
  { name: 'black that is imaged', top: IMAGED_BLACK, plates: [60, 0, 0, 100, 0] },
  { name: 'black that is not', top: cmyk(0, 0, 0, 100), plates: [0, 0, 0, 100, 0] },
  { name: 'a spot of the name Black', top: spot(NAMED_BLACK), plates: [60, 0, 0, 100, 0] },
  { name: 'half magenta that overprints', top: magenta, plates: [60, 50, 0, 0, 0] },
  {
    name: 'black and coat in one object',
    top: mix([
      { ink: COAT, tint: 100 },
      { ink: NAMED_BLACK, tint: 100 },
    ]),
    plates: [60, 0, 0, 100, 100],
  },
  { name: 'white that overprints', top: { ...PAPER, overprints: true }, plates: [60, 0, 0, 0, 0] },
  { name: 'paper white', top: PAPER, plates: [0, 0, 0, 0, 0] },
  { name: 'a coat at no tint', top: spot(COAT, 0), plates: [60, 0, 0, 0, 0] },
  { name: 'a coat', top: spot(COAT), plates: [60, 0, 0, 0, 100] },
  { name: 'the registration colour', top: spot(REGISTRATION), plates: [100, 100, 100, 100, 100] },
];

export const BY_HAND: readonly Case<string>[] = [
  { name: 'black that knocks out', top: '/Knock gs 0 0 0 1 k', plates: [0, 0, 0, 100, 0] },
  { name: 'grey black that overprints', top: '/Over gs 0 g', plates: [0, 0, 0, 100, 0] },
  { name: 'grey white that overprints', top: '/Over gs 1 g', plates: [0, 0, 0, 0, 0] },
  { name: 'a coat that knocks out', top: '/Knock gs /Spot cs 1 scn', plates: [0, 0, 0, 0, 100] },
];

/** Over 60 % cyan and a coat of 30 %: what of the coat is left is what tells units of a press apart. */
export const ON_COAT: readonly Case<Paint>[] = [
  { name: 'a display colour', top: cmyk(0, 40, 0, 0), plates: [0, 40, 0, 0, 30] },
  { name: 'paper white', top: PAPER, plates: [0, 0, 0, 0, 30] },
  { name: 'imaged black', top: IMAGED_BLACK, plates: [60, 0, 0, 100, 30] },
  { name: 'a spot that overprints', top: spot(SPECIMEN), plates: [60, 0, 0, 0, 30] },
  { name: 'a spot that knocks out', top: spot(KNOCKING), plates: [0, 0, 0, 0, 0] },
  {
    name: 'a mix that names the coat at no tint',
    top: mix([
      { ink: SPECIMEN, tint: 20 },
      { ink: COAT, tint: 0 },
    ]),
    plates: [60, 0, 0, 0, 0],
  },
  {
    name: 'a mix that knocks out',
    top: mix([
      { ink: COAT, tint: 70 },
      { ink: KNOCKING, tint: 50 },
    ]),
    plates: [0, 0, 0, 0, 70],
  },
];

export const inOrder = (plates: Plates): readonly (number | undefined)[] =>
  ['Cyan', 'Magenta', 'Yellow', 'Black', 'ScratchCoat'].map((name) => plates[name]);

export const CYAN = cmyk(60, 0, 0, 0);
export const numbered = <Top>(cases: readonly Case<Top>[]) =>
  cases.map((one, index) => ({ ...one, index, shown: one.plates.join('/') }));
export const topsOf = <Top>(cases: readonly Case<Top>[]): readonly Top[] => cases.map(({ top }) => top);
