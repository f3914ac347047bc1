import { mm, pt, type Rect, rect, type Size } from '../../src/kit.ts';

/**
 * Every measurement of the ticket: nothing is measured elsewhere.
 *
 * Space   origin at the trim's top left, y down; lengths are written in millimetres and points, and held on the
 *         lattice
 */
const box = (x: number, y: number, width: number, height: number): Rect =>
  rect(mm(x), mm(y), mm(width), mm(height));

export const TRIM: Size = { width: mm(90), height: mm(130) };
export const BLEED = mm(3);
export const TRIM_BOX = box(0, 0, 90, 130);
export const SHEET_BOX = box(-3, -3, 96, 136);

/** From the edge of a coat to where imaged marks may begin: register and the law of the press, 1.5 mm. */
const UNDER_COAT = 1.5;

/** The star of the price: red from edge to edge of `face`; its shadow reaches on to the right and down. */
const STAR = { x: 75, y: 1.5, across: 11 } as const;

export const HEAD = {
  /** Drawn in the millimetres of the ticket, from its top left. */
  title: box(0, 0, 90, 30),
  price: {
    star: box(STAR.x, STAR.y, STAR.across * 1.035, STAR.across * 1.04),
    face: box(STAR.x, STAR.y, STAR.across, STAR.across),
    type: pt(10.6),
  },
  /** On the baseline of the year. */
  mark: box(4, 21, 6.6, 6.6),
  band: {
    plate: box(4, 29.7, 82, 8.6),
    corner: mm(1.6),
    centre: mm(45),
    lines: [
      { font: 'barlow-condensed-700', type: pt(9), baseline: mm(33.32) },
      { font: 'barlow-condensed-500', type: pt(7.7), baseline: mm(36.8) },
    ],
  },
} as const;

/**
 * Four columns and three rows of calendar leaves, 2 mm apart both ways and from what stands over and under them: a head
 * with the month's name, a body under the coat.
 */
const LEAF = {
  left: 4,
  top: 40.3,
  across: 21,
  down: 22.5,
  width: 19,
  head: 3.4,
  body: 17.1,
} as const;

export const CALENDAR_COLUMNS = 4;

export const MONTH = {
  corner: { top: mm(1.3), shoulder: mm(0.2), foot: mm(1.4) },
  rings: { from: [mm(1.1), mm(17.1)], width: mm(0.8), height: mm(1.5), above: mm(0.6) },
  shadow: { x: mm(0.45), y: mm(0.55) },
  name: { type: pt(8), tracking: pt(0.4) },
} as const;

/** Where one month stands, counted from 0. */
export function monthBoxes(index: number): {
  readonly head: Rect;
  readonly body: Rect;
  readonly window: Rect;
} {
  const x = LEAF.left + LEAF.across * (index % CALENDAR_COLUMNS);
  const y = LEAF.top + LEAF.down * Math.floor(index / CALENDAR_COLUMNS);
  const top = y + LEAF.head;
  return {
    head: box(x, y, LEAF.width, LEAF.head),
    body: box(x, top, LEAF.width, LEAF.body),
    window: box(x + UNDER_COAT, top + UNDER_COAT, LEAF.width - 2 * UNDER_COAT, LEAF.body - 2 * UNDER_COAT),
  };
}

/** The slots of a month, from its window's top left. */
export const MONTH_SLOTS = {
  symbols: [box(0, 0, 7.9, 7.9), box(8.1, 0, 7.9, 7.9)],
  /** From the slot's edge to the pictogram's room. */
  symbolInset: mm(0.3),
  amount: box(0, 8, 16, 6.1),
} as const;

/** How an amount stands in its slot: baseline of the digits from the top, ink to ink down to the transcription. */
export const MONTH_AMOUNT = {
  digits: pt(12.5),
  baseline: mm(3.4),
  gap: mm(0.7),
  letters: pt(6.2),
  tracking: pt(0.5),
} as const;
export const BONUS_AMOUNT = {
  digits: pt(20),
  baseline: mm(5.51),
  gap: mm(1.1),
  letters: pt(9),
  tracking: pt(0.9),
} as const;

/** The foot of the ticket: three boxes on the columns of the calendar, as high as each other. */
const FOOT = { y: 107.8, height: 18.2 } as const;

/** A board of gold with its bulbs round the head and the body of the Bonus. */
const BOARD = { x: 25, width: 40, border: 1.2, head: 3.4 } as const;
const BONUS_BODY = {
  x: BOARD.x + BOARD.border,
  y: FOOT.y + BOARD.border + BOARD.head,
  width: BOARD.width - 2 * BOARD.border,
  height: FOOT.height - 2 * BOARD.border - BOARD.head,
} as const;

export const BONUS = {
  frame: box(BOARD.x, FOOT.y, BOARD.width, FOOT.height),
  frameCorner: mm(2.2),
  head: box(BONUS_BODY.x, FOOT.y + BOARD.border, BONUS_BODY.width, BOARD.head),
  body: box(BONUS_BODY.x, BONUS_BODY.y, BONUS_BODY.width, BONUS_BODY.height),
  window: box(
    BONUS_BODY.x + UNDER_COAT,
    BONUS_BODY.y + UNDER_COAT,
    BONUS_BODY.width - 2 * UNDER_COAT,
    BONUS_BODY.height - 2 * UNDER_COAT,
  ),
  slot: box(0, 0, BONUS_BODY.width - 2 * UNDER_COAT, BONUS_BODY.height - 2 * UNDER_COAT),
  name: { type: pt(9), tracking: pt(2.2) },
} as const;

/** What the Bonus asks, on a label that points at it. */
export const BONUS_LABEL = {
  plate: box(4, FOOT.y, 19, FOOT.height),
  point: mm(1.3),
  corner: mm(1.6),
  head: { type: pt(10), x: mm(5.9), baseline: mm(112.95) },
  text: box(5.9, 114.85, 15.4, 9),
  type: pt(8),
  leading: pt(9),
} as const;

/**
 * The DataMatrix: 18 modules of 8 dots at 600 dpi with 2 modules clear all round, 7.45 mm, under its own coat; coat and
 * words are one group in the middle of the plate.
 */
export const VALIDATION = {
  plate: box(67, FOOT.y, 19, FOOT.height),
  corner: mm(1.6),
  room: box(72.75, 111.55, 7.5, 7.5),
  coat: box(71.25, 110.05, 10.5, 10.5),
  coatCorner: mm(0.9),
  words: box(67, 122.25, 19, 1.53),
  type: pt(6.2),
  tracking: pt(0.3),
} as const;

/**
 * Where « SPÉCIMEN » stands: solid, in the quiet of the sky beside the calendar, between the strings that it is pegged on; on
 * the back on bare paper, in the head and beside the bars.
 *
 * Shape   `turn` in quarters, clockwise
 */
export const SPECIMEN_MARKS = {
  recto: [
    { centre: { x: mm(2), y: mm(52.05) }, type: pt(8.5), turn: 3 },
    { centre: { x: mm(2), y: mm(74.55) }, type: pt(8.5), turn: 3 },
    { centre: { x: mm(88), y: mm(52.05) }, type: pt(8.5), turn: 1 },
    { centre: { x: mm(88), y: mm(74.55) }, type: pt(8.5), turn: 1 },
  ],
  verso: [
    { centre: { x: mm(61), y: mm(9) }, type: pt(11.5), turn: 0 },
    { centre: { x: mm(12.9), y: mm(115.2) }, type: pt(6.8), turn: 0 },
    { centre: { x: mm(77.1), y: mm(115.2) }, type: pt(6.8), turn: 0 },
  ],
} as const;

/** The back: one column of rules, one of prizes, the mentions, the number with its code. */
export const BACK = {
  title: box(5, 5, 40, 9.2),
  /** Its middle is that of the year's figures. */
  mark: box(77, 5, 8, 8),
  rule: { y: mm(17), from: mm(5), to: mm(85), width: pt(0.8) },
  /** From the top of the first head to the last baseline, as high as the plate of prizes beside it. */
  rules: {
    left: mm(5),
    top: mm(20),
    width: mm(41.6),
    height: mm(66),
    head: pt(9.4),
    headGap: mm(1.4),
    type: pt(7),
    leading: pt(8.3),
  },
  prizes: {
    plate: box(50, 20, 35, 66),
    corner: mm(1.6),
    inset: mm(2.4),
    head: { baseline: mm(24.72), type: pt(9.4) },
    block: { baseline: mm(28.1), type: pt(7) },
    label: { baseline: mm(34), type: pt(6.2), line: mm(1.3), lineWidth: pt(0.8) },
    columns: { tickets: mm(62.4), prize: mm(82.6) },
    rows: { first: mm(39.6), pitch: mm(4.75), type: pt(8.4), line: mm(1.5), lineWidth: pt(0.3) },
    total: { below: mm(0.4), type: pt(7.7), words: pt(6.4) },
    note: { lastBaseline: mm(83.6), type: pt(6.4), leading: pt(8) },
  },
  mentions: {
    plate: box(5, 89, 80, 18.7),
    corner: mm(1.6),
    badge: box(7.4, 93.25, 10.2, 10.2),
    badgeLine: pt(1.6),
    badgeType: pt(10.5),
    text: { x: mm(20), top: mm(91.5), width: mm(54.4) },
    pitch: pt(8.6),
    approval: { right: mm(82.6), type: pt(5.4), tracking: pt(0.2) },
    type: pt(6.4),
  },
  /** 153 modules of 6 dots at 600 dpi with 10 clear on each side: 43.94 mm; 26 high with 3 of bearer above and below. */
  barcode: box(22.5, 110.7, 45, 9),
  number: { baseline: mm(124.7), centre: mm(45), type: pt(11), tracking: pt(0.6) },
} as const;
