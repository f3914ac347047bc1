import { dots, type Length, mm, type Point, pt, type Rect, rect, type Size } from '../../src/kit.ts';

/**
 * Every measurement of the ticket « Rencontre »; nothing is measured elsewhere.
 *
 * Space   origin at the trim's top left, y down
 */
const box = (x: number, y: number, width: number, height: number): Rect =>
  rect(mm(x), mm(y), mm(width), mm(height));
const point = (x: number, y: number): Point => ({ x: mm(x), y: mm(y) });

export const TRIM: Size = { width: mm(90), height: mm(130) };
export const BLEED: Length = mm(3);
export const BLEED_BOX: Rect = box(-3, -3, 96, 136);

/** An amount with its transcription: digits in the middle, room for the transcription above and below. */
export interface AmountFormat {
  readonly size: Size;
  readonly digits: Length;
  readonly transcription: Length;
  readonly tracking: Length;
  /** From ink to ink, the same with and without arrow: half a scratch must not tell where the arrow stands. */
  readonly gap: Length;
  /** Side of the star, and its distance from the digits. */
  readonly star: Length;
  readonly starGap: Length;
  readonly arrow: Size | null;
}

export const CARTONS = {
  scene: box(4, 29, 42, 29.4),
  window: box(6.4, 34.2, 37.2, 22),
  days: [box(7, 34.4, 15.4, 4.4), box(27.6, 34.4, 15.4, 4.4)],
  amountRoom: box(16.4, 42.6, 17.2, 10.6),
  day: pt(10.5),
  dayTracking: pt(0.3),
  amount: {
    size: { width: mm(17.2), height: mm(10.6) },
    digits: pt(13),
    transcription: pt(6.6),
    tracking: pt(0.6),
    gap: mm(1.3),
    star: mm(2.5),
    starGap: mm(0.7),
    arrow: null,
  } satisfies AmountFormat,
} as const;

export const CIBLE = {
  scene: box(45, 29.6, 41, 41),
  window: box(49.9, 33.3, 31.2, 26.5),
  amounts: [box(57.8, 33.3, 15.4, 13), box(49.9, 46.8, 15.4, 13), box(65.7, 46.8, 15.4, 13)],
  amount: {
    size: { width: mm(15.4), height: mm(13) },
    digits: pt(12),
    transcription: pt(6.4),
    tracking: pt(0.6),
    gap: mm(2.9),
    star: mm(2.2),
    starGap: mm(0.5),
    arrow: { width: mm(9.6), height: mm(1.76) },
  } satisfies AmountFormat,
} as const;

export const ENVELOPPE = {
  scene: box(4, 71.4, 68, 26),
  window: box(7.2, 82.6, 61.6, 9.8),
  phrase: pt(18),
  /** The baseline, from the top of the window. */
  baseline: mm(6.5),
} as const;

export const COEURS = {
  scene: box(30, 102.2, 56, 24.8),
  window: box(36.2, 108.6, 43.6, 8.8),
  symbols: [
    box(36.4, 108.8, 8.4, 8.4),
    box(45.2, 108.8, 8.4, 8.4),
    box(62.4, 108.8, 8.4, 8.4),
    box(71.2, 108.8, 8.4, 8.4),
  ],
  symbol: mm(8),
} as const;

/** 18 modules of 8 dots at 600 dpi, and two modules clear on each side. */
const MATRIX_ROOM: Length = dots(8 * (18 + 4), 600);

export const VALIDATION = {
  card: box(75, 72.4, 11, 29.2),
  cardRadius: mm(1.2),
  room: {
    x: mm(80.5) - MATRIX_ROOM / 2,
    y: mm(78.1) - MATRIX_ROOM / 2,
    width: MATRIX_ROOM,
    height: MATRIX_ROOM,
  },
  coat: box(75.6, 73.2, 9.8, 9.8),
  radius: mm(1),
  label: {
    size: pt(6.5),
    lines: [
      { text: 'Ne pas', at: point(80.5, 87.4) },
      { text: 'gratter', at: point(80.5, 90) },
    ],
  },
} as const;

/** How far a scene's shadow falls on the ground. */
export const SHADOW: Point = point(0.5, 0.8);

export const RECTO = {
  title: box(4, 1.9, 54.2, 12.8),
  price: { seal: box(71, 2.2, 15, 15), size: pt(14.5) },
  /** What can be won at most, under the title. */
  claim: { at: point(57, 17.4), size: pt(9) },
  /** The tags: number, name and how to win. */
  tags: [box(4, 18.6, 40, 9.6), box(46, 18.6, 40, 9.6), box(4, 60.6, 40, 9.6), box(4, 102.6, 25, 24.2)],
  tag: {
    radius: mm(1.2),
    pad: mm(1),
    disc: mm(5),
    gap: mm(1.3),
    number: pt(9.5),
    name: pt(12),
    nameLeading: pt(10.2),
    rule: pt(7),
    ruleGap: mm(1),
    nameDrop: mm(0.8),
    leading: pt(8),
  },
  words: { strip: box(4, 98.4, 68, 3.2), radius: mm(1), size: pt(7), capsTop: mm(0.74) },
  pairs: {
    at: point(5, 115.5),
    symbol: mm(3.1),
    columns: 2,
    column: mm(10.5),
    row: mm(3.65),
    text: point(3.9, 2.4),
    size: pt(7),
  },
  mark: { sign: box(77.3, 93.6, 6.4, 4.2), at: point(80.5, 100.4), size: pt(7) },
} as const;

/** 153 modules of 6 dots at 600 dpi for 16 digits at ratio 3, ten clear on each side. Source  print.md */
const BARS = { modules: 153, quiet: 10, height: 26 + 2 * 3 };

export const VERSO = {
  wave: box(-3, -3, 96, 22.6),
  title: box(4, 3.6, 29.8, 7),
  subtitle: { at: point(86, 8.8), size: pt(13) },
  intro: { at: point(4, 12), width: mm(82) },
  text: { size: pt(7), leading: pt(8.4) },
  /** The rules: one column, each with its number. */
  rules: {
    left: mm(4),
    top: mm(22.6),
    width: mm(44),
    disc: mm(4.4),
    number: pt(8.4),
    name: pt(10),
    nameAt: mm(5.4),
    textTop: mm(5.6),
    after: mm(2.9),
  },
  table: {
    panel: box(51, 22.6, 35, 36.6),
    radius: mm(1.2),
    pad: mm(1.8),
    head: pt(8.6),
    headLeading: pt(9.4),
    firstRow: mm(8.2),
    row: mm(3.05),
    size: pt(7.4),
    rule: pt(0.4),
    count: mm(10.6),
    label: mm(11.7),
    prize: mm(33.2),
    totalGap: mm(1.3),
    ruleLift: mm(0.7),
  },
  misprint: { at: point(51, 62.6), width: mm(35), head: pt(8.6), textTop: mm(4), sourceGap: mm(1.4) },
  mentions: { at: point(51, 105), width: mm(35), size: pt(6.6), leading: pt(7.8), after: mm(1.1) },
  barcode: {
    x: mm(4),
    y: mm(112.8),
    width: dots(6 * (BARS.modules + 2 * BARS.quiet), 600),
    height: dots(6 * BARS.height, 600),
  },
  number: { at: point(26, 124.6), size: pt(9) },
} as const;

/** Where « SPÉCIMEN » stands, clear of all that is scratched or read: `turn` in quarters clockwise. */
export const SPECIMENS = {
  recto: [
    { middle: point(38, 76.6), size: pt(10), turn: 0 },
    { middle: point(2, 44), size: pt(8), turn: 3 },
    { middle: point(2, 92), size: pt(8), turn: 3 },
    { middle: point(88, 44), size: pt(8), turn: 1 },
    { middle: point(88, 92), size: pt(8), turn: 1 },
  ],
  verso: [
    { middle: point(50, 7.2), size: pt(9), turn: 0 },
    { middle: point(1.8, 70), size: pt(8), turn: 3 },
    { middle: point(88.2, 70), size: pt(8), turn: 1 },
  ],
} as const;
